# Names of cards, bids, sides, roles and the like.

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

rank-14 = ace
rank-13 = king
rank-12 = queen
rank-11 = jack
rank-10 = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

joker = joker
card = { $rank } of { $suit }
bid = { $target } in { $suit }

# Kinds of card
trump = trump
picture-card = picture card
special-mighty = Mighty
special-right-jack = right jack
special-left-jack = left jack
special-yoromeki = yoromeki
special-same-two = same two

# Why a trick was won
won-by-yoromeki = yoromeki
won-by-mighty = Mighty
won-by-right-jack = right jack
won-by-left-jack = left jack
won-by-same-two = same two
won-by-joker-led = joker led
won-by-trump = highest trump
won-by-led-suit = highest of the led suit

side-napoleon = Napoleon side
side-allied = Allied side
side-unknown = side unknown

role-napoleon = Napoleon
role-napoleon-alone = Napoleon, alone
role-adjutant = Adjutant
role-ally = Ally
role-unknown = Side?
role-dealer = Dealer

phase-auction = Auction
phase-adjutant = Adjutant
phase-exchange = Exchange
phase-play = Tricks
phase-over = Result

player-human = Person
player-computer = Computer
player-random = Random
player-rules = Rule of thumb
player-beginner = Beginner
player-easy = Easy
player-normal = Medium
player-hard = Hard
player-master = Master
player-with-style = { $level } · { $style }
player-with-figures = { $level }*

style-bold = Bold
style-careful = Careful
style-lone = Loner
