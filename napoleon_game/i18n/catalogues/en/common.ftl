# Words that every screen uses, and how numbers are said.

ok = OK
cancel = Cancel
back = Back
close = Close
next = Next
yes = Yes
no = No
on = On
off = Off
start = Start
you = You

# Between the members of a list
list-separator = { ", " }
# Between cards
card-separator = { " " }

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-pictures = { $count ->
    [0] no picture cards
    [one] { $count } picture card
   *[other] { $count } picture cards
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

# The players' names to begin with
player-name-0 = You
player-name-1 = Ney
player-name-2 = Murat
player-name-3 = Soult
player-name-4 = Davout
player-name-bot = Lannes
