# Hints, and the reasons for them.

hint-button = Hint
hint-wins = wins in { $percent }%
hint-made = made in { $percent }%
hint-worth = { $points } points
hint-equal = Hardly worse than the best
hint-deals = Tried in { $deals } deals that fit
hint-all-deals = { $deals ->
    [one] The only deal that fits was tried
   *[other] All { $deals } deals that fit were tried
}
hint-preparing = Hints are being prepared. The first time it takes a little while.
hint-thinking = Thinking …
hint-unavailable = Hints cannot be worked out on this machine.
hint-action-pass = Pass

reason-only = It is the only card allowed
reason-takes-trick = Takes the trick
reason-unbeaten = Cannot be beaten in { $count } of { $deals } deals
    .always = Nothing played later can beat it
reason-same-two = Wins as the same two if all follow suit
reason-yoromeki = Wins by yoromeki if the Mighty comes
reason-pictures-in-trick = { $count ->
    [one] A picture card lies in the trick
   *[other] { $count } picture cards lie in the trick
}
reason-cheapest = No cheaper card wins as often
reason-friend-has-it = { $who }, a friend, takes it in { $count } of { $deals } deals
    .always = { $who }, a friend, is sure to take it
reason-picture-to-friend = Gives { $who }, a friend, a picture card in { $count } of { $deals } deals
    .always = Is sure to give { $who }, a friend, a picture card
reason-lost-anyway = No card can take the trick now
reason-no-picture = Gives no picture card away
reason-keeps = Keeps { $cards }
reason-draws-trump = Draws a trump from the other side in { $count } of { $deals } deals
    .always = Is sure to draw a trump from the other side
reason-void = The last { $suit }: from then on anything may be played to { $suit }
reason-hides = The adjutant stays hidden
reason-shows = Shows who the adjutant is
reason-not-twenty = Takes all 20, and so loses, less often
reason-oftener = Sure of the trick in { $count } of { $deals } deals, { $cards } in { $less }
    .never = Sure of the trick in { $count } of { $deals } deals, { $cards } in none
reason-keeps-joker = Keeps the joker, strong when led
reason-keeps-trump = Keeps { $cards }, a trump
reason-voids = No { $suit } is left: anything may be played to it
reason-trumps-stay = { $count ->
    [one] The trump stays
   *[other] All { $count } trumps stay
}
reason-buries = With { $cards } discarded nobody can take all 20
reason-low = Only weak cards go
reason-strongest-missing = The strongest card not in the hand
reason-held-by-others = Another seat holds it in { $count } of { $deals } deals
reason-alone = The hand holds it: Napoleon would be alone
reason-trumps = { $count } { $suit } in the hand
reason-holds = { $cards } in the hand
reason-with = With { $cards } as the adjutant card
reason-best-bid = The best bid, { $bid }, is worth { $points } points, a pass { $average }
