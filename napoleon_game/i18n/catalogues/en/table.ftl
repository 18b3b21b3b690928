# The table during play.

# The contract plaque, top left
plaque-trump = Trump: { $suit }
plaque-target = { $target }
plaque-target-label = Target
plaque-napoleon = Napoleon: { $who }
plaque-adjutant-card = Adjutant card: { $card }
plaque-adjutant-unknown = not seen yet
plaque-adjutant-known = Adjutant: { $who }
plaque-adjutant-you = You are the adjutant
plaque-alone = alone
plaque-no-contract = The auction is on
plaque-no-adjutant-card = No adjutant card yet

# The bar of picture cards at the top
score-napoleon = Napoleon side { $count }
score-allied = Allied side { $count }
score-remaining = { $count } left
score-unknown = { $count } with side unknown
score-discarded = { $count } discarded
score-target = { $count } to go
score-target-reached = target reached
score-danger = The 20th loses
score-trick = Trick { $number } of 10

# The seat plates
seat-pictures = { $count ->
    [one] { $count } picture card
   *[other] { $count } picture cards
}
seat-thinking = Thinking
seat-passed = Pass
seat-lead = Lead

# The chip of the led suit
led-suit = { $symbol } led
led-joker = { $symbol } trump · joker

previous-trick = Last trick
previous-trick-none = There is no trick yet
previous-trick-winner = { $who } won ({ $reason })
    .you = You won ({ $reason })

winning-now = Winning so far
strengths-title = Strength of the cards
you-are-adjutant = You are the adjutant. The others will not know until you play the card.
you-are-allied = You are on the Allied side
you-are-alone = You play alone. The others do not know.

# The strip before you: whose turn it is, and what for
strip-turn = { $who }’s turn — { $task }
    .you = Your turn — { $task }
strip-turn-shared = { $who }’s turn — { $task }
    .you = Your turn — { $task }
strip-turn-you = Your turn — { $task }
strip-over = This deal is over
strip-passed-out = Everybody passed. The cards are dealt again.
strip-hand-over = Please hand over to { $who }
strip-reveal = Show { $who }’s hand
strip-skip = Click to go on

task-call = bid or pass
    .you = bid or pass
task-name = name the adjutant card
    .you = name the adjutant card
task-discard = discard three cards
    .you = choose three cards to discard
task-lead = lead to the trick
    .you = lead a card
task-play = play a card
    .you = play a card
task-follow = follow with { $suit }
    .you = follow with { $suit }
task-follow-or-joker = { $suit } or the joker
    .you = { $suit } or the joker
task-any = any card will do
    .you = play any card
pause-menu = Menu
