# Saved matches: the list of them, their names, and what happens when a file cannot be used.

title-saves = Saved matches

saves-title = Saved matches
saves-empty = There is no saved match yet
saves-empty-detail = Every match is saved by itself from its first card on, and stands here until it is over.

# Date and time, as on the left of each row
date-and-time = { $year }-{ $month }-{ $day } { $time }

save-unnamed = Match of { $when }
save-played = Last played { $when }
save-over = All deals played
save-damaged = Partly damaged

save-continue = Continue
save-rename = Rename
save-delete = Delete

save-name-title = Name of this match
save-as-title = Save as
save-as-detail = Keeps the match as it stands now under this name. You go on in your own.
save-name-yes = Save
save-kept = Saved as “{ $name }”

confirm-delete-save = Delete this match?
confirm-delete-save-detail = { $name } is gone for good then.
confirm-delete-save-yes = Delete

save-opening = One moment
save-mend = A part of this match is damaged
save-mend-detail = It can be read as far as { $where }, and you can go on from there. The damaged file is kept in “{ $folder }”.
save-mend-yes = Go on from there
save-at-auction = the auction of deal { $number }
save-at-exchange = the exchange of deal { $number }
save-at-trick = trick { $place } of deal { $number }
save-at-end = the end of deal { $number }

save-refused-newer = This match was saved by a newer version of Napoleon ({ $version })
save-refused-newer-detail = With that version you can go on. The file stays as it is.
save-refused-busy = This match is being played in another window
save-refused-unreadable = No match can be read from this file
save-put-aside = The file has not been deleted. It lies here now: { $path }
save-not-opened = The match cannot be opened: { $problem }
save-not-done = That could not be done: { $problem }

save-trouble = This match cannot be saved: { $problem }
save-trouble-detail = The game goes on. With every card it is tried again.
save-leave = Leave although not all is saved?
save-leave-detail = Only what could be saved so far is kept.
save-leave-yes = Leave

save-problem-full = the disk is full
save-problem-forbidden = nothing may be written there
save-problem-gone = the file is not there any more
