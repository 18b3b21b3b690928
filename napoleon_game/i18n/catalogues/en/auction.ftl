# The screens of the auction, the adjutant card and the exchange.

auction-title = Bid or pass
auction-highest = Highest so far: { $bid } by { $who }
auction-highest-you = Highest so far: { $bid } by you
auction-no-bid = No bid yet
auction-bid = Bid { $bid }
auction-pass = Pass
auction-choose = Choose a trump suit and a target
auction-trump = Trump
auction-target = Target
auction-lowest = The lowest target is { $target }
auction-passed-final = You have passed and are out of this auction
auction-history = The auction so far
auction-history-round = Round { $round }
auction-history-bid = { $who }: { $bid }
auction-history-pass = { $who }: pass
auction-twenty-warning = A bid of 20 loses unless your side takes every picture card
auction-banner = { $who } is Napoleon
    .you = You are Napoleon
auction-banner-bid = Trump: { $suit }. Target: { $target }.

adjutant-title = Choose the adjutant card
adjutant-explain = Whoever holds it is the adjutant. Nobody else knows who that is until the card is played.
adjutant-name = Name { $card }
adjutant-own = This card is in the hand: name it to play alone
adjutant-own-mark = In hand
adjutant-own-name = Name { $card } and play alone
choose-card = Choose a card with left and right
choose-discards = Choose with left and right, mark with up: { $count } more
confirm-twice = Press again to confirm
adjutant-own-question = You hold { $card } yourself. Play without an adjutant, one against four?
adjutant-strong = Strong cards

exchange-title = Choose 3 cards to discard
exchange-explain = The three cards of the kitty are in the hand now. Lay any three cards face down.
exchange-count = { $count }/3
exchange-discard = Discard
exchange-clear = Choose again
exchange-new-mark = Kitty
exchange-adjutant-mark = Adjutant card
exchange-warning-pictures = { $count ->
    [one] { $count } picture card is discarded with these. It will belong to nobody.
   *[other] { $count } picture cards are discarded with these. They will belong to nobody.
}
exchange-warning-twenty = The bid is 20. With a picture card discarded, it can no longer be made.
exchange-warning-adjutant = Discarding the adjutant card changes nothing: Napoleon still plays alone.
exchange-alone = The adjutant card was in the kitty: Napoleon plays alone.
exchange-confirm = Discard anyway
