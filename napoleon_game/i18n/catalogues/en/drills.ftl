# Drills: short exercises from deals that computer players played.

drills-title = Drills
drills-hint = Short exercises from deals of the computer players, each with a choice that matters. They never run out.
drills-damaged = The record of your drills could not be read, so it starts anew
    .detail = The file that could not be read was kept under the name { $name }.
drills-not-saved = The result of your drills could not be saved
drills-new = New
drills-tally = { $right } of { $tried } right
drills-last = The last { $count }

drill-all = A bit of everything
    .about = All five kinds in turn
drill-bid = The bid
    .about = Bid, and what? Or pass?
    .ask = Your call. What promises most?
drill-name = The adjutant card
    .about = Which card helps Napoleon most?
    .ask = You are Napoleon. Which adjutant card promises most?
drill-discards = The exchange
    .about = Which three cards had better go?
    .ask = Which three cards do you discard? Choose what gives your side the best chance to win.
drill-card = The card
    .about = Which card now?
    .ask = Your turn. Which card gives your side the best chance to win?
drill-adjutant = The adjutant
    .about = Who is it, most likely?
    .ask = Who is the adjutant, most likely, by all that you know?

drill-looking = Looking for a moment in which the choice matters …
drill-comparing = Comparing …
drill-unavailable = No exercises can be made on this machine: { $problem }
drill-another = Another one
drill-next = Next
drill-deal = The deal
drill-leave = To the list

drill-right = Right.
drill-wrong = Not the best.
drill-sentences = { $before } { $after }
drill-wins = { $one } wins in { $first } of 100 deals that fit what you know, { $two } in { $second }.
drill-made = { $what } is made in { $deals } of 100 deals that fit what you know.
drill-seldom = { $what } is made in only { $deals } of 100 deals that fit what you know.
drill-bids = If nobody bids more, { $one } brings { $first } points on the average, { $two } { $second }.
drill-points = On the average { $one } brings { $first } points, { $two } { $second }.
drill-seats = In 100 deals that fit what you know: { $one } { $first }, { $two } { $second }.
drill-named = With { $what } the bid is made in { $deals } of 100 deals that fit what you know.
drill-pass = a pass
drill-alone = Napoleon alone
drill-truth = In this deal: { $who }.
drill-reason = { $reason }.
drill-reasons = { $one }. { $two }
drill-clue-bid = { $who } has bid, and so is strong
drill-clue-feeds = { $who } gave picture cards to tricks that Napoleon held
drill-clue-lacks = { $who } has no { $suit }
drill-clue-silent = { $who } only passed
drill-gives-points = gives away { $points } points each time
drill-gives-chance = gives away { $percent }% each time
