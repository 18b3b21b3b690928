# Lessons: learning a step at a time. “.right” answers a right answer; the other attributes say why one is wrong.

title-lessons = Lessons

lessons-title = Lessons
lessons-hint = About three minutes each. Begin with any of them, leave whenever you like, and go on from there.
lessons-new = New
lessons-begun = At { $number } of { $count }
lessons-done = Done
lessons-damaged = The record of your lessons could not be read, so it starts anew
    .detail = The file that could not be read was kept under the name { $name }.
lessons-not-saved = Your place in the lessons could not be saved
lessons-invitation = New to Napoleon?
    .detail = Learn it by playing, in short lessons
    .yes = To the lessons
    .no = Later

lesson-place = { $number } of { $count }
lesson-next = Next
lesson-again = Try again
lesson-show = Show me
lesson-leave = Lessons
lesson-next-lesson = Next lesson
lesson-finish = Finish
lesson-cards = { $count }

# 1
lesson-following = Following suit
    .about = What you may play, and who takes the trick
lesson-following-table = Each player plays one card, and the five cards are a trick. Whoever played the strongest takes all the picture cards in it: A, K, Q, J and 10. A deal has ten tricks.
lesson-following-lead = { player-name-4 } is Napoleon, the hero of this deal, and has played the first card, ♣K. That is the lead, and it sets the suit. Whoever has clubs must play a club.
lesson-following-clubs = Your turn. Choose a card that you may play to ♣K.
    .right = You followed suit. Unless somebody plays a trump or a special card, the highest card of the led suit wins: here it was ♣A, from { player-name-3 }.
lesson-following-turn = Whoever takes a trick leads the next. { player-name-3 } has led ♦5. But look: you have no diamonds at all.
lesson-following-trump = With no diamonds, you may play anything. Hearts are trump. Which card takes this trick?
    .right = A trump takes it. Among ordinary cards, a trump beats every card of another suit. Having none of the led suit is your chance to use one.
    .other = You may play that, but it is neither a diamond nor a trump, so it cannot win. Try a heart.
lesson-following-spade = You took the trick, so you lead the next one. Let us try ♠10.
    .right = ♠10 is the lead. { player-name-2 } has no spades and has played ♦A.
    .other = You may lead any card you like. For this exercise, please lead ♠10.
lesson-following-who = Which card is winning now?
    .right = ♠K. The led suit is spades, so spades are compared. ♦A is neither of the led suit nor a trump, so it cannot win.
    .suit = Diamonds are neither the led suit nor trump. Not even an ace can win that way.
    .low = Within a suit, cards rank A, K, Q, J, 10 and so on down to 2.
lesson-following-end = Follow suit if you can; if you cannot, play anything. Only the joker may be played at any turn. Those are the basics, and now you know them.

# 2
lesson-pictures = Picture cards and the target
    .about = What you fight for, and how many it takes
lesson-pictures-aim = Everybody is after the picture cards. They are the A, K, Q, J and 10 of each suit: 20 in all.
lesson-pictures-count = How many picture cards are in your hand?
    .right = Four: ♠Q, ♥10, ♣K and ♣10. A 10 counts. The joker does not.
    .joker = Did you count the joker? It is not a picture card.
    .other = Count each A, K, Q, J and 10. The 10 is a picture card too.
lesson-pictures-target = { player-name-2 } is Napoleon and has bid 13 with spades as trump. That is a promise: together with the adjutant, to take at least 13 picture cards.
lesson-pictures-score = The bar shows where the 20 picture cards went: 1 to the Napoleon side on the left, 3 to the Allied side on the right. The upright line is the target of 13. You are an ally: keep them below it.
lesson-pictures-trick = How many picture cards are in this trick so far?
    .right = Two: ♣A and ♣Q. Whoever takes the trick takes them both.
    .other = Of the cards on the table, count only A, K, Q, J and 10.
lesson-pictures-feed = Your ally { player-name-1 } is winning with ♣A, and you play last. Which card helps your side most?
    .right = You gave a picture card to a trick that is sure to be yours. The Allied side has 6 now.
    .low = Your side still wins, but it is a chance missed. When a trick is safe, add a picture card to it.
    .joker = The joker is not a picture card, so it adds nothing. Give one of your high clubs.
lesson-pictures-enough = The bid was 13. If the Napoleon side takes exactly 13, who wins?
    .right = The Napoleon side. Exactly the target is enough to keep the promise.
    .other = The promise was “13 or more”, and 13 keeps it.
lesson-pictures-short = And if the Napoleon side takes 12?
    .right = The Allied side wins. One too few breaks the promise: a single picture card can decide a deal.
    .other = That is one short of the 13 that were promised.
lesson-pictures-end = The bar always shows where the picture cards are. Count those still to come, and you will see which tricks matter.

# 3
lesson-strength = The strength of cards
    .about = Trumps, the two jacks, and the Mighty
lesson-strength-order = Trumps beat the led suit, and the special cards beat trumps: that is the heart of it. In this deal diamonds are trump. Let us climb from the bottom.
lesson-strength-trump = Diamonds are trump. Which card is winning now?
    .right = ♦3. { player-name-3 } has no clubs and could play a trump. Even a small trump beats an ordinary ace.
    .ace = ♣A is the highest club, but somebody has played a trump.
    .low = Compare the led suit with the trump. Diamonds are trump.
lesson-strength-left = ♦A, a trump, was led, and { player-name-4 } has played ♥J. Which card is winning now?
    .right = ♥J. The other jack of trump’s colour is the left jack: with diamonds as trump, that is ♥J. It beats even the ace of trump.
    .other = Diamonds are red. The other red jack, ♥J, is a special card and beats trumps.
lesson-strength-right = Your turn. Which of your cards beats the left jack?
    .right = The jack of trump is the right jack. It beats the left jack and every other trump.
    .other = An ordinary trump cannot beat the left jack. Look for the jack of trump.
lesson-strength-mighty = You led ♥9; then came ♥K, ♠A and ♦5. Which card is winning now?
    .right = ♠A. It is called the Mighty, and beats trumps and both jacks. Whatever is trump, the Mighty is always ♠A.
    .trump = ♦5 is a trump, but a stronger card lies on the table.
    .low = An ordinary card that is no trump cannot win this trick.
lesson-strength-end = From the strongest: Mighty, right jack, left jack, trumps, the led suit. Three more await you in other lessons: yoromeki, the same two, and the joker when it is led.

# 4
lesson-auction = The auction
    .about = Look at your hand, and bid
lesson-auction-what = A bid names a trump suit and a number of picture cards. The highest bidder becomes Napoleon. The number is for you and your adjutant together, so you need not do it alone.
lesson-auction-hand = Six hearts, with the ace and the king. With hearts as trump, ♥J would be the right jack. You have the joker as well. This is a very strong hand.
lesson-auction-first = { player-name-4 } has passed. Which suit do you bid, and how many?
    .right = Begin low, and go up only if you must. And indeed: { player-name-2 } has made a higher bid, ♠13.
    .pass = This hand is too good to pass. Bid hearts, your longest suit.
    .high = You could bid that, but a low promise is easier to keep. Begin with 12 or 13.
    .suit = A good trump suit is long and strong. Make it hearts.
lesson-auction-best = Which of these bids is the highest?
    .right = ♣14: the higher target is the higher bid. For the same target the suits rank ♠, ♥, ♦, ♣ from the top, so ♠13 beats ♥13.
    .other = Compare the targets first. The suits count only when the targets are the same.
lesson-auction-over = You must beat ♠13. If you go on in hearts, what do you bid?
    .right = The other four have passed in a row, so you are Napoleon. 14 picture cards with hearts as trump: that is your promise in this deal.
    .pass = One more is enough to beat it. With this hand, go on.
    .high = Going higher than needed only makes the promise harder. Beat ♠13 by as little as you can.
    .suit = That suit would waste your hand. Stay with hearts.
lesson-auction-end = If you have passed, you may still bid when your turn comes round. If all five pass, the cards are dealt again, and ♠20 ends the auction at once. This deal goes on in the next lesson.

# 5
lesson-adjutant = Adjutant and exchange
    .about = Call for help, and take up the kitty
lesson-adjutant-what = Before looking at the kitty, Napoleon names a card. Whoever holds it is the adjutant and fights on your side.
lesson-adjutant-card = You want the strongest help there is. Which card do you name?
    .right = Whoever holds ♠A, the strongest card, is your adjutant. And the three cards of the kitty are in your hand now.
    .own = If you name a card of your own, you play alone, with no adjutant. This time, call for help.
    .jack = ♦J is the left jack, and a good choice. But there is one card that is better still.
    .queen = ♥Q is strongest only in the same trick as ♠A. Choose a card that is always strong.
    .other = That would be little help. What is the strongest card that you do not hold?
lesson-adjutant-discard = Discard three of your 13 cards, face down. Which three can you spare?
    .right = Neither trumps nor picture cards. Without any clubs, you can take a trick with a trump when clubs are led.
    .trump = Trumps and the joker win tricks for you. Keep them.
    .picture = A discarded picture card belongs to neither side. You need 14 of them, so keep it.
lesson-adjutant-secret = Who holds ♠A? The adjutant keeps silent, and everybody learns it only when ♠A is played. Had it been in the kitty, you would be playing alone.
lesson-adjutant-points = If you win, you score 9,000 points and your adjutant 6,000; alone you would score 15,000. The losers score nothing, and nobody ever loses points.

# 6
lesson-mighty = Mighty and yoromeki
    .about = ♠A, the strongest card, and ♥Q, which beats it
lesson-mighty-what = Your ♠A is the Mighty, the strongest card of all: it beats trumps and jacks. It has just one weak spot.
lesson-mighty-fall = ♥A is led, and you have no hearts. Go for it with ♠A.
    .right = Yoromeki! When ♥Q is in the same trick, the Mighty loses to it. Hearts were led, so { player-name-1 } had no choice but to play ♥Q.
    .other = For once, play ♠A and see what happens.
lesson-mighty-again = Back to the same moment. Hearts are led, and ♥Q is still out. That is when ♠A is in danger. This time, wait.
lesson-mighty-wait = Keep ♠A. The other side looks like taking this trick. What do you play?
    .right = ♥Q is gone. From now on, no card can beat your ♠A.
    .mighty = That would be yoromeki again. Wait until ♥Q is gone.
    .picture = As things stand, a picture card would go to the other side. Play a small card.
lesson-mighty-take = Now ♣A, a trump, is led. You have no clubs. Which card takes the trick?
    .right = The Mighty beats even the ace of trump. With ♥Q gone, it was perfectly safe.
    .other = Only ♠A beats the ace of trump. ♥Q is gone, so there is nothing to fear.
lesson-mighty-queen = This time you hold ♥Q. Spades are trump. Napoleon has led ♠5, and { player-name-4 } has played ♠A.
lesson-mighty-yoromeki = You have no spades. Which card beats the Mighty?
    .right = Yoromeki! In any trick, the first included, whatever else is in it, ♥Q wins if ♠A is there too.
    .other = Only ♥Q beats the Mighty.
lesson-mighty-end = If you hold ♠A, keep an eye out for ♥Q. If you hold ♥Q, lie in wait for ♠A. It happens at most once in a deal.

# 7
lesson-joker = Joker and same two
    .about = The joker when it is led, and a two that wins
lesson-joker-what = You may play the joker at any turn. Its power shows when you lead it: then it counts as leading trump.
lesson-joker-lead = Hearts are trump, and you are Napoleon. Lead the joker.
    .right = Whoever has a trump must play one: { player-name-4 } had to give up ♥Q. Only { player-name-3 }, who has no hearts, could play another suit.
    .other = For this exercise, please lead the joker.
lesson-joker-beaten = A joker that was led beats ordinary trumps. Only the Mighty, the two jacks, and ♥Q in a yoromeki are stronger.
lesson-joker-late = ♣10 was led, and { player-name-3 } has played the joker. Which card is winning now?
    .right = ♣10. A joker that was not led never wins. It is a way out when you do not want to play anything else.
    .joker = The joker can win only when it is led.
    .other = Clubs were led. Compare the clubs.
lesson-joker-ace = Your turn. Which card takes this trick?
    .right = ♣A takes it. The joker did nothing to stop you.
    .other = That card does not beat ♣10.
lesson-joker-five = Another deal, and its second trick. ♦10 was led, and all four have played diamonds. You are the last.
lesson-joker-two = ♦7 or ♦2: which of them takes this trick?
    .right = Same two! All five cards are diamonds, so ♦2 beats even ♦A and ♦K, and takes 3 picture cards.
    .other = ♦7 does not beat ♦A. When all five cards are of one suit, it is the little 2 that shines.
lesson-joker-end = Only the Mighty and the two jacks beat the same two. But there is no same two in the first trick, nor in a trick with the joker.

# 8
lesson-twentieth = The trap of the 20th card
    .about = How one can take too much, and lose
lesson-twentieth-score = You are Napoleon and bid ♥15. With two tricks to go, your side has 18 picture cards already. Surely you have won. Or have you?
lesson-twentieth-danger = Look at the red cell at the end of the bar. All 20 may be taken only if 20 were bid. A Napoleon side that takes 20 without bidding them loses.
lesson-twentieth-trap = ♦K and ♦Q are the last picture cards. You have no diamonds. Which card do you play?
    .right = You let the Allied side have the last two and ended with 18. That keeps your promise of 15: the Napoleon side wins.
    .other = With a trump you would have all 20. You bid 15, so you would lose.
lesson-twentieth-all = The bid was 15. If the Napoleon side takes all 20, who wins?
    .right = The Allied side. The 20th card turns everything upside down.
    .other = Taking all 20 wins only when 20 was bid.
lesson-twentieth-nineteen = And with the same bid, if it takes 19?
    .right = The Napoleon side wins. Anything from the target up to 19 will do.
    .other = That is 15 or more, and it is not 20. The promise is kept.
lesson-twentieth-twenty = And if 20 was bid, and it takes all 20?
    .right = A complete victory for the Napoleon side. Its points are doubled.
    .other = When 20 was bid, all 20 are needed, and they win.
lesson-twentieth-end = Discard one picture card in the exchange, and you can never come to 20. As an ally, you may even push picture cards at Napoleon and hope for the 20th.

# 9
lesson-hidden = The hidden adjutant
    .about = Help Napoleon, and keep your secret
lesson-hidden-secret = { player-name-2 } is Napoleon and has named ♠A. You hold it. You are the adjutant, and nobody knows but you.
lesson-hidden-others = Until you play ♠A, your side is as unknown to the others as anybody’s. You, however, know that these three are allies against you.
lesson-hidden-feed = Napoleon is winning with ♥A. Which heart helps most?
    .right = You gave a picture card. To the others it may well have been chance.
    .other = Your side is winning this trick. Give it a high heart.
lesson-hidden-hide = Now ♠K was led, and it is winning too. Which spade do you play?
    .right = A picture card for your side, and ♠A is still hidden. So are you.
    .mighty = ♠A would tell everybody that you are the adjutant. A trick that is won already does not need it.
    .other = Your side is winning this trick. Besides ♠A you have another picture card.
lesson-hidden-strike = { player-name-4 } has topped ♣K with ♣A: the Allied side will take it. You have no clubs. What now?
    .right = ♠A takes it, and 3 picture cards go to the Napoleon side. Now everybody knows you, but it was worth it.
    .other = That does not win the trick back. This is the moment.
lesson-hidden-end = Show yourself when there are picture cards to be had for it. Too early, and they are warned; too late, and it no longer helps. If your side wins, the adjutant scores 6,000 points.
