# Several people at one screen: the curtain before the hand of whoever acts next.

curtain-show = Show the hand
curtain-key = Space
curtain-down = The hand is covered
curtain-look-away = Everybody else, please look away.

# What was played since one's last turn, in one line
caught-up = Since then: { $what }
caught-up-first = So far: { $what }
caught-up-card = { $who } { $card }
caught-up-bid = { $who } { $bid }
caught-up-pass = { $who } pass
caught-up-taken = ({ $who } won)

new-hot-seat-hint = { $count } people share this screen: each hand is covered until its owner asks for it

setting-hot-seat-hide-seconds = Cover a hand after
    .detail = With several people at one screen: a hand that was left open is covered again after so long; 0 for never
setting-hot-seat-blackout = Cover the whole table
    .detail = With several people at one screen: not only the hand but the table too is covered until the next player is there
