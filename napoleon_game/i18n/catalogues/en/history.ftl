# Finished deals: the list of them, statistics, looking at a deal again.

history-title = History
history-statistics = Statistics
history-import = Import
history-export = Export
history-reset = Delete all
history-empty = No deal has been finished yet.
history-none = No deal is like that.
history-loading = One moment
history-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
history-player = Player
history-role = Role
history-result = Result
history-everybody = All players
history-any-role = Any role
history-any-result = Won or lost
history-won = Won
history-lost = Lost
history-napoleon-won = Napoleon side won
history-napoleon-lost = Allied side won
history-date = Finished
history-contract = Contract
history-sides = Napoleon and adjutant
history-outcome = Picture cards
history-own = Points
history-when = { $year }-{ $month }-{ $day } { $time }
    .practice = { $year }-{ $month }-{ $day }, practice
history-pair = { $who } and { $adjutant }
history-alone = { $who }, alone
history-of-target = { $taken } of { $target }

history-confirm-reset = Delete all finished deals?
history-confirm-reset-detail = Statistics begin at zero. Export them first if you want to keep them.
history-confirm-reset-yes = Delete all

history-export-title = Export all deals to this file
history-import-title = Import the deals in this file
history-path-detail = One deal a line (.jsonl), as the program’s commands read and write them.
history-path = Path of a file
history-working = { $count ->
    [one] { $count } deal so far
   *[other] { $count } deals so far
}
history-replace = There is a file of this name already. Replace it?
history-replace-yes = Replace
history-exported = { $count ->
    [0] There is no deal to export.
    [one] { $count } deal was exported.
   *[other] { $count } deals were exported.
}
history-imported = { $count ->
    [0] No new deal was imported.
    [one] { $count } new deal was imported.
   *[other] { $count } new deals were imported.
}
history-import-known = { $count ->
    [one] { $count } was there already
   *[other] { $count } were there already
}
history-import-unfinished = { $count ->
    [one] { $count } was not finished
   *[other] { $count } were not finished
}
history-import-refused = { $count ->
    [one] { $count } line is no deal by the rules
   *[other] { $count } lines are no deals by the rules
}
history-import-first = Line { $line }: { $problem }
history-stopped = Stopped.
history-file-problem = { $file }: { $problem }

# What went wrong with the file of the history
history-trouble = The deal was not added to the history: { $problem }. The game goes on.
history-trouble-open = The history cannot be shown: { $problem }.
history-problem-full = the disk is full
history-problem-read-only = it cannot be written
history-problem-locked = another program is using it
history-problem-newer = it was made by a newer version of Napoleon
history-problem-unreadable = it cannot be opened
history-problem-damaged = it is damaged
history-problem-unforeseen = something went wrong that nobody foresaw
history-rescued = { $count ->
    [0] The file of the history was damaged. No deal could be saved.
    [one] The file of the history was damaged. { $count } deal was saved.
   *[other] The file of the history was damaged. { $count } deals were saved.
}
history-rescued-detail = What is left of it is kept: { $file }
history-deal-damaged = This deal can no longer be read.

statistics-title = Statistics
statistics-overview = Overview
statistics-contracts = Contracts
statistics-course = Over time
statistics-whom = Player
statistics-computer = Computer: { $kind }
statistics-none = Nobody has finished a deal yet.
statistics-deals = Deals
statistics-won = Won
statistics-points = Points
statistics-mean = Points a deal
statistics-pictures = Picture cards a deal
statistics-share = { $percent }%
statistics-by-role = By role
statistics-role = Role
statistics-total = All roles
statistics-match-places = Places in matches
statistics-no-matches = No match has been played to its end yet.
statistics-places = Places in a deal
statistics-best = Best deal
statistics-worst = Worst deal
statistics-open = Look at it
statistics-made = Contracts made as Napoleon
statistics-made-of = { $taken } of { $count }
statistics-no-contracts = No contract as Napoleon yet.
statistics-trump-total = Total
statistics-mean-so-far = Mean so far
statistics-last = Last { $count }
statistics-course-head = Points a deal
statistics-course-too-few = The chart begins with the second deal.

replay-all-hands = All hands
replay-seat = As { $who }
replay-first = To the beginning
replay-back-trick = Trick back
replay-back = Card back
replay-play = Play
replay-pause = Pause
replay-on = Card on
replay-on-trick = Trick on
replay-auction = Auction
replay-adjutant = Adjutant
replay-exchange = Exchange
replay-result = Result
replay-keys = ← → one step · PageUp PageDown one trick · Space plays · O opens or closes the hands
replay-kitty-taken = { $who } takes the kitty: { $cards }
    .you = You take the kitty: { $cards }
replay-discarded = { $who } discards { $cards }
    .you = You discard { $cards }
