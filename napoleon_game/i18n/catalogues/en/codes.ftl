# Deal codes, and the challenge: the same deal from each of the five seats.

code-title = Deal code
code-is = Deal code { $code }
code-copy = Copy the deal code
code-copied = Copied
code-paste = Paste
code-new = New deal
code-erase = Erase
code-start = Play this deal
code-challenge = Challenge

code-enter = From a code

code-empty = Type a code or paste one. The same code gives the same cards and the same house rules.
code-short = { $count ->
    [one] { $count } letter. A code has 12 or 28.
   *[other] { $count } letters. A code has 12 or 28.
}
code-fault-letter = “{ $letter }” is in no code; nor are the digits 0 and 1 and the letters I, L and O.
code-fault-length = { $count } letters. A code has 12 or 28.
code-fault-slip = There is a slip in this code. Please check it letter by letter.
code-fault-no-deal = No deal has this code.

code-stands-for = What it stands for
code-deal = Deal
code-deal-number = Deal { $number }
code-deal-again = Deal { $number }, dealt again ({ $attempt })
code-deal-cards = Card by card
code-hint = It is left out of statistics.
code-hint-challenge = In a challenge you play it from all five seats, against a computer player’s score.

challenge-title = Challenge
challenge-seat = Seat { $number }
challenge-you = You
challenge-others = The other seats
challenge-rival = Compare with
challenge-play = Play seat { $number }
challenge-done = Done
challenge-result = { $points } points, { $count ->
    [one] { $count } picture card
   *[other] { $count } picture cards
}
challenge-passed-out = Everybody passed
challenge-later = To be compared once you have played
challenge-computing = Being computed
challenge-unknown = Not known
challenge-total = Total
challenge-ahead = +{ $points }
challenge-behind = −{ $points }
challenge-even = Even
challenge-hint = One deal, once from each seat. Nothing is taken back, and it is left out of statistics.
challenge-preparing = The computer player is getting ready. The first time it takes a little while.
challenge-progress = The computer player is at { $percent }%
challenge-ready = The computer player has finished
challenge-broken = The computer player cannot go on: { $problem }
challenge-leave = Leave the challenge?
challenge-leave-detail = The comparison so far will be lost. The deals that you finished stay in the history.
challenge-leave-yes = Leave
challenge-leave-seat = Leave this seat
challenge-give-up = Leave this seat?
challenge-give-up-detail = You can play it from the beginning later.
setting-challenge-others = The other seats of a challenge
    .detail = Who plays there, besides you
setting-challenge-rival = Whom a challenge compares you with
    .detail = The same deals are played by this one as well
