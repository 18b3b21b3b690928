# The rules page. One line is one paragraph; “.title” is its heading.

rules-title = Rules

rules-goal = Five players form two sides and fight for 20 picture cards.
    Napoleon is the highest bidder in the auction: the one who promises to take the most. Napoleon and the adjutant are the Napoleon side; everybody else is on the Allied side.
    The catch: at first only the adjutant knows who the adjutant is.
    .title = The idea
rules-cards = The pack has 53 cards: the usual 52 and one joker. Each player is dealt ten; the three left in the middle are the kitty.
    The picture cards are the A, K, Q, J and 10 of each suit. The joker is none.
    .title = The cards
rules-flow = Auction: players bid a trump suit and a target, and so decide who is Napoleon.
    Adjutant: Napoleon names a card.
    Exchange: Napoleon takes the kitty and discards three cards.
    Tricks: everybody plays one card to each of ten tricks.
    Result: the picture cards are counted and points given.
    .title = A deal, step by step
rules-auction = The player after the dealer begins; turns run counter-clockwise. On your turn, bid or pass. A bid names a trump suit and a target: how many picture cards you and your adjutant will take, or more. “♥12” promises at least 12 with hearts as trump.
    Each bid must beat the one before. The higher target is the higher bid; for the same target the suits rank ♠, ♥, ♦, ♣ from the top.
    When everybody else has passed after a bid, the auction is over and the highest bidder is Napoleon. If you have passed, you may still bid when your turn comes round again.
    Bids go from 12 to 20. Nothing beats ♠20, so it ends the auction at once.
    If all five pass without a bid, the same dealer deals again.
    .title = The auction
rules-adjutant = Before looking at the kitty, Napoleon names any one of the 53 cards. Whoever holds it is the adjutant.
    Everybody hears which card it is, but the adjutant keeps silent: until that card is played, nobody else knows who it is.
    Napoleon may name a card of their own and play alone, one against four. The same happens if the card lies in the kitty. The others are not told.
    .title = The adjutant
rules-exchange = Napoleon takes the kitty in hand and discards any three of the 13 cards, face down.
    Discarded picture cards belong to neither side.
    .title = The exchange
rules-tricks = Napoleon leads the first trick. The others follow counter-clockwise with one card each.
    If you have a card of the suit that was led, you must play one. If you have none, play anything. Only the joker may be played at any time.
    Whoever played the strongest card takes all picture cards of the trick and leads the next.
    All ten tricks are played, even when the result seems clear.
    .title = The tricks
rules-order = From the strongest down:
    1. ♥Q, if ♠A is in the same trick (yoromeki)
    2. ♠A (the Mighty)
    3. The jack of trump (right jack)
    4. The other jack of trump’s colour (left jack)
    5. The 2, if all five cards are of one suit (same two)
    6. The joker, if it was led
    7. Trumps
    8. Cards of the led suit
    Within trump and within the led suit, cards rank A, K, Q, J, 10, 9 and so on down to 2.
    .title = Which card wins
rules-yoromeki = ♠A is the Mighty, the strongest card of all – until ♥Q turns up in the same trick. Then the Mighty staggers, and ♥Q wins. That is called yoromeki.
    Yoromeki works in any trick, the first included, whatever else has been played.
    .title = Mighty and yoromeki
rules-jacks = The jack of trump is the right jack; the other jack of the same colour is the left jack. With spades as trump, ♠J is the right jack and ♣J the left.
    The Mighty and both jacks still belong to the suit printed on them: with spades as trump, ♣J remains a club.
    .title = The two jacks
rules-joker = You may play the joker whenever it is your turn.
    If you lead it, it counts as leading trump: whoever has a trump must play one.
    A joker that was led beats ordinary trumps. One that was not led never wins.
    .title = The joker
rules-same-two = When all five cards are of one suit, the 2 among them is the same two, and only the Mighty and the jacks beat it.
    There is no same two in the first trick, nor in a trick with the joker.
    .title = The same two
rules-result = The Napoleon side wins if it takes as many picture cards as were bid, or more. One too few, and the Allied side wins.
    All 20 may be taken only if 20 were bid. A Napoleon side that takes 20 without bidding them loses.
    .title = Who wins
rules-points = The Napoleon side wins: 9,000 points to Napoleon and 6,000 to the adjutant, or 15,000 to a Napoleon who played alone.
    The Allied side wins: 5,000 points to each of three players, or 4,000 to each of four.
    To win with all 20 picture cards is a complete victory and doubles the points. The Allied side can have one too.
    Losers score nothing, and nobody ever loses points. After the agreed number of deals, most points win the match.
    .title = Points
rules-house = These points can be changed when you start a match.
    Lowest target: normally 12.
    Passing: normally you may bid again after a pass.
    Discarded picture cards: normally secret. Their number, or the cards themselves, can be shown.
    Number of deals: normally 10.
    .title = House rules
