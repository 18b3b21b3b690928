# The result of a deal, the standings, the end of a match.

result-title = Result of deal { $number }
result-napoleon-wins = The Napoleon side wins
result-allied-wins = The Allied side wins
result-you-win = You win!
result-you-lose = You lose
result-complete = Complete victory

# Why a side won
why-made = { $taken } picture cards for a target of { $target }
why-made-exactly = Made exactly: { $target ->
    [one] { $target } picture card
   *[other] { $target } picture cards
}
why-short = { $short ->
    [one] One short of the target of { $target }
   *[other] { $short } short of the target of { $target }
}
why-twenty = All 20 picture cards taken without bidding 20
why-complete-napoleon = All 20 picture cards, as bid: points are doubled
why-complete-allied = All 20 picture cards to the Allied side: points are doubled

result-contract = { $who }: { $bid }
result-alone = { $who }, alone
result-adjutant = Adjutant: { $who } ({ $card })
result-player = Player
result-role = Role
result-pictures = Picture cards
result-points = Points
result-total = Total
result-gain = +{ $points }
result-gain-none = 0
result-total-points = Total { $points }
result-target = Target { $target }
result-kitty = Kitty
result-discards = Discards
result-discarded-pictures = Picture cards that went to nobody: { $count }
result-hands = Hands as dealt
result-played = In order of play
result-show-played = Show in order of play
result-show-dealt = Show hands as dealt
result-tricks = Trick by trick
result-trick = Trick { $number }
result-trick-winner = { $who } ({ $reason })
result-next = Next deal
result-to-standings = Standings

standings-title = Standings
standings-deal = Deal { $number } of { $deals }
standings-deal-endless = Deal { $number }
standings-after = { $number ->
    [one] After { $number } deal
   *[other] After { $number } deals
}
standings-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
    .shared = { $place ->
        [1] Joint 1st
        [2] Joint 2nd
        [3] Joint 3rd
       *[other] Joint { $place }th
    }
standings-place-head = Place
standings-name = Name
standings-points = Points
standings-number = { $points }
standings-last = Last deal
standings-chart = Points from deal to deal
standings-chart-deals = Deals
standings-leader-behind = { $points } behind

final-title = Final standings
final-winner = { $who } wins the match
    .you = You win the match!
final-winners = Shared first place: { $names }
final-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
final-again = Play again
final-new = New match
final-title-screen = Title screen
