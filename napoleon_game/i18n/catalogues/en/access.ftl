# The settings screen beyond the settings themselves; speech.

settings-page-helps = Help
settings-page-match = Match
settings-page-rules = Rules
settings-reset-page = Reset this page
confirm-reset-page = Reset the settings of this page to their defaults?
settings-test-sound = Test sound
settings-sample = Trump ♠ 13
settings-sample-hand = A hand as it will be held

setting-match-name = Name: { $seat }
    .detail = What the player in this seat is called
setting-match-player = Player: { $seat }
    .detail = A person, or a computer player

setting-speech-enabled = Speech
    .detail = Says what has the focus and what happens at the table. The V key reads your own hand
setting-speech-shared-hands = Read hands to several people
    .detail = When off, no hand is read aloud while several people share the screen
speech-ready = Speech is ready
speech-missing = Speech is not installed. Install the game with its extra “speech”
speech-broken = Speech cannot be used: { $problem }
speech-hand = Your hand: { $cards }
speech-no-hand = No hand is read aloud while several people play
speech-hand-covered = The hand is covered
speech-on = { $name }, on
speech-off = { $name }, off
speech-card-legal = { $card }
speech-card-illegal = { $card }, cannot be played

rule-sets-chosen = Named rules
    .detail = The house rules that you have kept under a name
rule-sets-standard = As standard
rule-sets-own = Changed
rule-sets-keep = Keep these rules
    .detail = The three rules above under a name, for the next time
rule-sets-keep-button = Save under a name
rule-sets-rename = Change the name
    .detail = Of the rules that are chosen now
rule-sets-rename-button = Rename
rule-sets-delete = Forget the rules
    .detail = The rules in force stay as they are
rule-sets-delete-button = Delete
rule-sets-question = What are these rules to be called?
rule-sets-question-detail = A set with the same name is replaced.
rule-sets-question-delete = Forget the rules “{ $name }”?
rule-sets-problem = The named rules: { $problem }

page-before = Previous
