"""Where things stand in the words of a deal, and in the block of memory that a search works in.

The block is passed by its address: numba makes that as fast as C, while an array as an argument of a
recursive function costs half as much again. A deal is handed over as words of its own (``DEAL_...``).
"""

from typing import Final

DEAL_HANDS: Final = 0
"""Five words: each seat's cards, with what it has in the trick on the table."""
DEAL_SIDE: Final = 5
"""A bit for each seat of the Napoleon side."""
DEAL_MIGHTY: Final = 6
DEAL_QUEEN: Final = 7
DEAL_RIGHT: Final = 8
DEAL_LEFT: Final = 9
DEAL_FIRST: Final = 10
"""How many cards are in play at the start of the first trick, in which the same two is void; else 0."""
DEAL_LEADER: Final = 11
DEAL_PLAYED: Final = 12
"""How many cards lie on the table."""
DEAL_TABLE: Final = 13
"""Up to four words: those cards, the lead first."""
DEAL_CAPTURED: Final = 17
"""How many picture cards the Napoleon side has taken."""
DEAL_WORDS: Final = 18
NODES: Final = 0
NODE_LIMIT: Final = 1
NEXT_CHECK: Final = 2
"""The count of nodes at which limit and flags are looked at again."""
STOP_FLAG: Final = 3
"""The address of a word that another thread makes 1 to stop the search."""
DEADLINE_FLAG: Final = 4
"""Another such address."""
SIDE: Final = 5
SIDE_CARDS: Final = 6
MIGHTY: Final = 7
QUEEN: Final = 8
RIGHT_JACK: Final = 9
LEFT_JACK: Final = 10
QUEEN_SEAT: Final = 11
QUEEN_LANE: Final = 12
FIRST_SIZE: Final = 13
GENERATION: Final = 14
BUCKET_MASK: Final = 15
ROOT_LEFT: Final = 16
ROOT_START: Final = 17
ROOT_TRICK: Final = 18
STRONGEST_COUNT: Final = 19
HANDS: Final = 20
LEADER_HASH: Final = 25
STRONGEST: Final = 32
"""Places of the cards that little but those before them beats: the specials, the joker, the other trumps."""
OWNER: Final = 64
"""By place: the seat that holds or held the card."""
STRENGTH: Final = 128
"""By led lane and place: how the card fares in a trick. A row of its own for leads."""
LEADING: Final = 4
"""That row."""
SCRATCH: Final = STRENGTH + 5 * 64
"""For each count of cards left, up to 16 moves with their scores."""
MOVES: Final = 16
CODE_HASH: Final = SCRATCH + 51 * MOVES
LANE_HASH: Final = CODE_HASH + 256
"""By row and cards left in the lane. Rows 0-3 are the lanes; the fifth is the lane of the queen of hearts
while the Mighty lives, when she is a card of her own kind."""
SUBSETS: Final = 1 << 14
QUEEN_ROW: Final = 4
LANE_OWNERS: Final = LANE_HASH + 5 * SUBSETS
"""Likewise: who holds the cards, from the highest down, four bits a card from bit 48 downwards."""
LANE_HOLDERS: Final = LANE_OWNERS + 5 * SUBSETS
"""Likewise: a bit for each seat that holds a card of the suit."""
TABLE: Final = (LANE_HOLDERS + 5 * SUBSETS + 7) // 8 * 8
WAYS: Final = 8
ENTRY: Final = 5
"""Words an entry, beside its key: the owners of the cards that matter in each lane, then :data:`BOUNDS`."""
BOUNDS: Final = 4
"""Of an entry: from bit 0 how many cards from the top matter, a byte a lane; from 32 what the Napoleon side
takes at least, 40 at most, 48 the best card's place + 1, 55 how many cards were left, 61 the generation."""
BUCKET: Final = WAYS * (1 + ENTRY)
ESTIMATES: Final = TABLE
"""In the block of a quick estimate, which has no use for the table: what is known of positions at the starts
of tricks. Of each the cards left with the leader's seat from :data:`SEAT_PLACE` on; then from bit 0 what the
Napoleon side is reckoned to take at least, from 8 at most, from 16 in which deal, see :data:`GENERATION`."""
ESTIMATE_SLOTS: Final = 1 << 13
ESTIMATE_SLOT: Final = 2
SEAT_PLACE: Final = 61
"""Above the places of all cards."""
GOOD_CARDS: Final = ESTIMATES + ESTIMATE_SLOTS * ESTIMATE_SLOT
"""For each count of cards left the card that last answered for all others: it is tried first."""
ESTIMATE_WORDS: Final = GOOD_CARDS + 54
"""How many words of memory a quick estimate needs."""


def block_words(bucket_bits: int) -> int:
    """How many words of memory a search needs, with ``2 ** bucket_bits`` buckets of eight entries."""
    return TABLE + (BUCKET << bucket_bits)
