# Why an action is not possible now.

error-deal-over = This deal is over
error-out-of-turn = It is { $who }’s turn
    .you = It is your turn
error-wrong-phase-auction = This is the auction: bid or pass
error-wrong-phase-adjutant = Napoleon has an adjutant card to name now
error-wrong-phase-exchange = This is the exchange: choose three cards to discard
error-wrong-phase-play = A trick is being played: play a card
error-bid-too-low = A bid must beat { $highest }
error-target-too-low = The lowest target is { $target }
error-card-not-held = { $card } is not in the hand
error-must-follow = There are { $suit } in the hand: follow suit, or play the joker
error-discard-count = Discard exactly three cards (now { $count })
# When it is none of these
error-illegal = That is not possible now
