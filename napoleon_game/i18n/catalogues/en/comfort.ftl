# Taking back, and ending a deal whose result is certain.

undo = Take back
undo-deal-before = Back in the deal before, at your last decision

end-won = Claim the rest
end-lost = Give up
end-certain = End the deal
end-question-won = Your side has won whatever is played. Claim the rest?
end-question-lost = Your side has lost whatever is played. Give up?
end-question = The { $side } has won whatever is played. End the deal now?
end-detail = The remaining cards are played out at once.
end-no = Play on
