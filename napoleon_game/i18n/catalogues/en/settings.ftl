# The settings screen. Keys are named like those of config.yaml: the value bees of look.back is setting-look-back-bees.

settings-title = Settings
settings-page-window = Screen
settings-page-sound = Sound
settings-page-game = Game
settings-page-access = Readability
settings-reset = Reset everything
settings-restart = Takes effect at the next start

setting-language = Language
    .detail = The language of all words on screen
setting-language-auto = Automatic ({ $language })
setting-language-ja = 日本語
setting-language-en = English

setting-window-width = Window width
setting-window-height = Window height
setting-window-size = Window size
    .detail = Takes effect at the next start
setting-window-size-value = { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) }
setting-window-fullscreen = Full screen
    .detail = Takes effect at the next start. The F11 key switches at once

setting-look-theme = Theme
    .detail = Colours of the table and of all screens
setting-look-theme-salon = Empire salon
setting-look-theme-contrast = High contrast
setting-look-back = Card backs
    .detail = What cards look like face down
setting-look-back-bees = Bees
setting-look-back-laurel = Laurel
setting-look-back-walnut = Walnut
setting-look-suits = Suit colours
    .detail = Four colours are easy to tell apart for colour-blind people as well
setting-look-suits-classic = Two colours
setting-look-suits-four-colour = Four colours
setting-look-indexes = Card indexes
    .detail = The size of rank and suit in the corners of the cards
setting-look-indexes-normal = Normal
setting-look-indexes-large = Large
setting-look-text-scale = Text size
    .detail = Pages with too much for the largest letters are magnified: the mouse, Shift and arrows or the right stick move them
setting-look-hand-order = Order of the hand
    .detail = How your own hand is sorted
setting-look-hand-order-suit-high = By suit, ace on the left
setting-look-hand-order-suit-low = By suit, ace on the right
setting-look-hand-order-strength = By strength

setting-motion-speed = Speed of the cards
    .detail = How fast cards move, and how long computer players take
setting-motion-speed-slow = Slow
setting-motion-speed-normal = Normal
setting-motion-speed-fast = Fast
setting-motion-speed-off = No motion
setting-motion-reduced = Reduced motion
    .detail = Cards change places at once, without flying or turning over

setting-sound-enabled = Sound
    .detail = When off, nothing is heard at all
setting-sound-master = Master volume
    .detail = Applies to all sounds
setting-sound-cards = Cards
    .detail = Cards being dealt and played
setting-sound-cues = Signals
    .detail = Sounds that tell of your turn, the result and the like

setting-helps-show-legal = Show which cards can be played
    .detail = Raises the cards you may play on your turn
setting-helps-explain-illegal = Say why a card cannot be played
    .detail = Says in words why the card you chose cannot be played
setting-helps-winning-card = Mark the winning card
    .detail = Puts a double frame around the card that is winning the trick
setting-helps-picture-count = Count the picture cards taken
    .detail = Shows how many picture cards each side has taken
setting-helps-last-trick = Show the last trick
    .detail = Keeps the previous trick in sight
setting-helps-confirm-bid = Ask again before a bid
    .detail = A bid counts only after you have confirmed it
setting-helps-confirm-card = Ask again before a card is played
    .detail = A card is played only after you have confirmed it
setting-helps-play-forced-card = Play a card by itself if it is the only choice
    .detail = When there is nothing to choose, your card is played without waiting (not with several people at one screen)


setting-match-names = Names of the players
setting-match-players = Kinds of player
setting-match-deals = Number of deals
    .detail = After so many deals, most points win the match

setting-rules-min-target = Lowest target
    .detail = The lowest number of picture cards that may be bid
setting-rules-pass-is-final = Whoever passes is out of the auction
    .detail = When off, a player who passed may bid again later
setting-rules-reveal-discarded-pictures = Discarded picture cards
    .detail = What the others learn about picture cards that Napoleon discards
setting-rules-reveal-discarded-pictures-none = Kept secret
setting-rules-reveal-discarded-pictures-count = Number is told
setting-rules-reveal-discarded-pictures-cards = Cards are shown

value-percent = { $percent }%
value-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
value-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
value-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
value-deals-endless = No end
