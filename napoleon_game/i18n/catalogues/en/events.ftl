# What happened at the table, in one sentence. “.you” speaks to the person before the screen.

event-hand-dealt = The cards are dealt
event-bid-made = { $who } bids { $bid }
    .you = You bid { $bid }
event-passed = { $who } passes
    .you = You pass
event-auction-won = { $who } is Napoleon with { $bid }
    .you = You are Napoleon with { $bid }
event-passed-out = Everybody passed. The cards are dealt again.
event-adjutant-named = { $who } names { $card } as the adjutant card
    .you = You name { $card } as the adjutant card
event-kitty-taken = { $who } takes the kitty
    .you = You take the kitty: { $cards }
event-kitty-taken-unseen = { $who } takes the kitty
    .you = You take the kitty
event-discarded = { $who } discards three cards
    .you = You discard three cards
event-pictures-counted = { $count ->
    [0] No picture card was discarded
    [one] { $count } picture card was discarded
   *[other] { $count } picture cards were discarded
}
event-pictures-shown = Picture cards discarded: { $cards }
event-card-played = { $who } plays { $card }
    .you = You play { $card }

event-adjutant-shown = { $who } is the adjutant ({ $card })
    .you = Now they know that you are the adjutant ({ $card })
event-adjutant-alone = There is no adjutant: { $who } plays alone ({ $card })
    .you = Now they know that you play alone ({ $card })
# Said where it is not known who Napoleon is
event-adjutant-card-shown = { $who } plays { $card }, the adjutant card
    .you = You play { $card }, the adjutant card

event-haul = { $count ->
    [0] a trick without picture cards
    [one] { $count } picture card
   *[other] { $count } picture cards
}
event-trick-yoromeki = Yoromeki! { $card } beats the Mighty: { $who } takes { event-haul }
    .you = Yoromeki! { $card } beats the Mighty: you take { event-haul }
event-trick-mighty = The Mighty { $card }: { $who } takes { event-haul }
    .you = The Mighty { $card }: you take { event-haul }
event-trick-right-jack = Right jack { $card }: { $who } takes { event-haul }
    .you = Right jack { $card }: you take { event-haul }
event-trick-left-jack = Left jack { $card }: { $who } takes { event-haul }
    .you = Left jack { $card }: you take { event-haul }
event-trick-same-two = Same two! { $card }: { $who } takes { event-haul }
    .you = Same two! { $card }: you take { event-haul }
event-trick-joker-led = The { $card } was led: { $who } takes { event-haul }
    .you = The { $card } was led: you take { event-haul }
event-trick-trump = Highest trump { $card }: { $who } takes { event-haul }
    .you = Highest trump { $card }: you take { event-haul }
event-trick-led-suit = { $card } is highest: { $who } takes { event-haul }
    .you = { $card } is highest: you take { event-haul }

event-deal-napoleon = { $count ->
    [one] The Napoleon side wins with { $count } picture card
   *[other] The Napoleon side wins with { $count } picture cards
}
event-deal-allied = { $count ->
    [0] The Allied side wins (no picture cards for the Napoleon side)
    [one] The Allied side wins ({ $count } picture card for the Napoleon side)
   *[other] The Allied side wins ({ $count } picture cards for the Napoleon side)
}
event-deal-twenty = The Allied side wins: the Napoleon side took all 20 without bidding them
event-deal-napoleon-complete = Complete victory for the Napoleon side!
event-deal-allied-complete = Complete victory for the Allied side!
