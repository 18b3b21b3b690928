# The settings screen. Keys are named like those of config.yaml: the value bees of look.back is setting-look-back-bees.

settings-title = Settings
settings-page-window = Screen
settings-page-sound = Sound
settings-page-game = Game
settings-page-access = Readability
settings-reset = Reset to defaults
settings-restart = Takes effect at the next start

setting-language = Language
setting-language-auto = Automatic ({ $language })
setting-language-ja = 日本語
setting-language-en = English

setting-window-width = Window width
setting-window-height = Window height
setting-window-size = Window size
setting-window-size-value = { NUMBER($width, useGrouping: 0) } × { NUMBER($height, useGrouping: 0) }
setting-window-fullscreen = Full screen

setting-look-theme = Theme
setting-look-theme-salon = Empire salon
setting-look-theme-contrast = High contrast
setting-look-back = Card backs
setting-look-back-bees = Bees
setting-look-back-laurel = Laurel
setting-look-back-walnut = Walnut
setting-look-suits = Suit colours
    .detail = Four colours are easy to tell apart for colour-blind people as well
setting-look-suits-classic = Two colours
setting-look-suits-four-colour = Four colours
setting-look-indexes = Card indexes
setting-look-indexes-normal = Normal
setting-look-indexes-large = Large
setting-look-text-scale = Text size
setting-look-hand-order = Order of the hand
setting-look-hand-order-suit-high = By suit, ace on the left
setting-look-hand-order-suit-low = By suit, ace on the right
setting-look-hand-order-strength = By strength

setting-motion-speed = Speed of the cards
setting-motion-speed-slow = Slow
setting-motion-speed-normal = Normal
setting-motion-speed-fast = Fast
setting-motion-speed-off = No motion
setting-motion-reduced = Reduced motion
    .detail = Cards change places at once, without flying or turning over

setting-sound-enabled = Sound
setting-sound-master = Master volume
setting-sound-cards = Cards
setting-sound-cues = Signals

setting-helps-show-legal = Show which cards can be played
setting-helps-explain-illegal = Say why a card cannot be played
setting-helps-winning-card = Mark the winning card
setting-helps-picture-count = Count the picture cards taken
setting-helps-last-trick = Show the last trick
setting-helps-confirm-bid = Ask again before a bid
setting-helps-confirm-card = Ask again before a card is played
setting-helps-play-forced-card = Play a card by itself if it is the only choice

setting-hot-seat-hide-after-s = Hide an idle hand after
    .detail = When several people share the screen, a hand is covered again after a while
setting-hot-seat-blackout = Black out the table between players

setting-match-names = Names of the players
setting-match-players = Kinds of player
setting-match-deals = Number of deals

setting-rules-min-target = Lowest target
setting-rules-pass-is-final = Whoever passes is out of the auction
setting-rules-reveal-discarded-pictures = Discarded picture cards
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
