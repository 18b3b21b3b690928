# Title, new match, pause, questions, notices, keys.

app-name = Napoleon
app-tagline = A card game for five with a secret adjutant

title-new = New match
title-continue = Continue
title-continue-detail = Deal { $number }, { standings-place }
title-practice = Practice
title-history = History
title-rules = Rules
title-settings = Settings
title-quit = Quit
title-version = Version { $version }

new-title = New match
new-seats = Seats
new-seat-0 = Front
new-seat-1 = Right
new-seat-2 = Back right
new-seat-3 = Back left
new-seat-4 = Left
new-name = Name
new-name-empty = Please enter a name
new-name-twice = Two players are named { $name }
new-kind = Kind of player
new-level = Level
new-style = Style
new-house-rules = House rules
new-rules-default = Use the defaults
new-seed = Seed
new-seed-hint = The same seed deals the same cards
new-seed-random = Random
new-start = Start match
new-watch = Watch
new-watch-hint = Without a person, you watch the computer players
new-kind-broken = “{ $kind }” cannot play: { $problem }

figure-trump = With ♠ as trump

pause-title = Paused
pause-resume = Resume
pause-rules = Rules
pause-strengths = Strength of the cards
pause-settings = Settings
pause-history = The auction
pause-undo = Take back
pause-save-as = Save as…
pause-save = Save and go to the title screen
pause-quit = Quit match

confirm-quit-match = Quit this match?
confirm-quit-match-lost = Its results so far will be lost.
confirm-quit-match-yes = Quit match
confirm-quit-match-no = Keep playing
confirm-quit-app = Quit Napoleon?
confirm-quit-app-yes = Quit
confirm-reset-settings = Reset all settings to their defaults?
confirm-reset-settings-yes = Reset

notice-config = { $source }: { $problem }
notice-config-line = { $source }, line { $line }: { $problem }
config-wrong-value = “{ $key }” cannot be { $found }, so { $used } is used
config-not-a-section = “{ $key }” is no section of settings, so it is ignored
config-unknown-key = There is no setting “{ $key }”, so it is ignored
config-duplicate-key = “{ $key }” stands twice, so the last one counts
config-not-yaml = This file cannot be read as YAML and is ignored
config-not-text = This file is not UTF-8 text and is ignored
config-too-large = This file is too large and is ignored
config-unreadable = This file cannot be opened and is ignored
notice-config-not-saved = The settings could not be saved: { $problem }
notice-no-sound = No sound device was found: playing without sound
notice-resized = Window size: { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) }
notice-window-small = The window is too small to show everything
notice-player-replaced = { $who } ran into a problem and is replaced by “{ $kind }”
notice-copied = Copied
notice-gamepad-connected = Gamepad connected
notice-gamepad-lost = Gamepad disconnected
notice-error = Something went wrong: { $problem }

key-arrows = Arrow keys
key-enter = Enter
key-space = Space
key-escape = Esc
key-select = Choose
key-confirm = Confirm
key-suit = Choose a suit
key-number = Choose a target
key-pass = Pass
key-hint = Hint
key-last-trick = Last trick
key-strengths = Strength of the cards
key-skip = Skip
key-menu = Menu
key-full-screen = Full screen
key-rules = Rules
key-with = { $label } ({ $key })
keys-title = Keys
