# The review of a finished deal.

review-title = Review
review-working = Reviewing … { $percent }%
review-problem = This deal cannot be reviewed ({ $problem }).
review-preparing = The review is being prepared. The first time it takes a little while.

review-course-onlooker = Line: the Napoleon side’s chance, for somebody who sees no hand
review-course-laid = Band: the side that wins if all see all cards
review-sign-blunder = Costly
review-sign-lost = Lost the deal
review-sign-turn = Turning point
review-sign-flip = The winner with all cards seen changes
review-trick = Trick { $number }
review-costliest = Costliest decisions: { $who }
review-nothing = Nothing of weight was given away
review-everybody = Everybody
review-known = By what could be known
review-laid = By what the cards were
review-cost-wins = −{ $percent }% chance to win (±{ $margin })
    .exact = −{ $percent }% chance to win
review-cost-points = −{ $points } points (±{ $margin })
review-cost-pictures = −{ $pictures } picture cards (±{ $margin })
    .exact = −{ $pictures } picture cards
review-better = Better: { $action }
review-reasons = { $one }. { $two }
review-better-why = Better: { $action }. { $reason }
review-lost = This lost the deal
review-lost-keeping = This lost the deal; { $cards } would have kept it
review-laid-pictures = { $count ->
    [one] { $count } picture card lost
   *[other] { $count } picture cards lost
}
review-laid-none = Nothing lost
review-laid-unknown = Too long to work out
review-known-none = No difference that shows
review-known-forced = There was no choice
review-did = { $who }: { $action }
review-replay = Show this moment
review-exact = All possible deals were looked at
review-deals = Measured on { $deals } deals that fit

# Another line while a deal is looked at again
replay-review = Review
replay-try = Play from here
replay-best = Best play
replay-best-title = From here on all see all cards and play their best.
    .early = From here on all see all cards and play to win; from eight cards a hand on, for picture cards too.
replay-best-working = Looking for the best play
replay-best-too-long = From this moment it takes too long to work out. Try again a little later in the deal.
practice = Practice
practice-begin = This is practice: the deal does not count.
practice-leave = Stop practising
practice-leave-question = Stop practising, and go back?
practice-leave-detail = What was practised is not kept.
practice-back = Go back
