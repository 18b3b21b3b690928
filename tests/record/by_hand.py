"""Records that no program wrote: worked out by hand from docs/rules.md and docs/record.md."""

# Seat 0 holds the ten best spades and bids all twenty. It leads spades throughout: nobody can stop it.
# In trick 2 the left jack falls to the right one; in trick 4 the joker is thrown away; in trick 6 the
# queen of hearts is harmless, as the Mighty went before. Won completely: 2 * 9000 and 2 * 6000.
FINISHED = """
{"format": "napoleon-record", "version": 1,
 "rules": {"min_target": 12, "pass_is_final": false, "reveal_discarded_pictures": "none"},
 "seed": "by hand", "deal": 7,
 "players": [{"name": "You", "kind": "human"}, {"name": "Ney", "kind": "expert"},
             {"name": "Soult", "kind": "expert"}, {"name": "Murat", "kind": "expert"},
             {"name": "Davout", "kind": "expert"}],
 "dealer": 4,
 "hands": [["S5", "S6", "S7", "S8", "S9", "ST", "SJ", "SQ", "SK", "SA"],
           ["HA", "HK", "HQ", "HJ", "HT", "H9", "H8", "H7", "H6", "H5"],
           ["DA", "DK", "DQ", "DJ", "DT", "D9", "D8", "D7", "D6", "D5"],
           ["CA", "CK", "CQ", "CJ", "CT", "C9", "C8", "C7", "C6", "C5"],
           ["JK", "S4", "H4", "D4", "C4", "S3", "H3", "D3", "C3", "S2"]],
 "kitty": ["H2", "D2", "C2"],
 "auction": [{"seat": 0, "bid": "S12"}, {"seat": 1, "bid": "H13"}, {"seat": 2, "bid": "pass"},
             {"seat": 3, "bid": "pass"}, {"seat": 4, "bid": "pass"}, {"seat": 0, "bid": "S20"}],
 "napoleon": 0, "contract": "S20",
 "adjutant_card": "CJ", "adjutant": 3,
 "discards": ["H2", "D2", "C2"],
 "tricks": [{"leader": 0, "cards": ["SA", "H5", "D5", "C5", "S2"], "winner": 0},
            {"leader": 0, "cards": ["SJ", "HT", "DT", "CJ", "S3"], "winner": 0},
            {"leader": 0, "cards": ["SK", "H6", "D6", "C6", "S4"], "winner": 0},
            {"leader": 0, "cards": ["SQ", "HA", "DA", "CA", "JK"], "winner": 0},
            {"leader": 0, "cards": ["ST", "HK", "DK", "CK", "H4"], "winner": 0},
            {"leader": 0, "cards": ["S9", "HQ", "DQ", "CQ", "D4"], "winner": 0},
            {"leader": 0, "cards": ["S8", "HJ", "DJ", "CT", "C4"], "winner": 0},
            {"leader": 0, "cards": ["S7", "H7", "D7", "C7", "H3"], "winner": 0},
            {"leader": 0, "cards": ["S6", "H8", "D8", "C8", "D3"], "winner": 0},
            {"leader": 0, "cards": ["S5", "H9", "D9", "C9", "C3"], "winner": 0}],
 "result": {"captured": [20, 0, 0, 0, 0], "napoleon_side": 20, "winner": "napoleon", "complete": true,
            "points": [18000, 0, 0, 12000, 0]}}
"""

# Trump is clubs, and seat 1 as Napoleon names a card of the kitty: alone against four. In the first trick
# seat 2's queen of hearts meets the Mighty of seat 3 and takes it (R5.4); in the second seat 2 leads the
# joker, which asks for clubs, and the right jack takes it.
UNFINISHED = """
{"format": "napoleon-record", "version": 1, "rules": {"min_target": 1, "pass_is_final": true},
 "seed": "", "deal": 0,
 "players": [{"name": "A", "kind": "a"}, {"name": "B", "kind": "b"}, {"name": "C", "kind": "c"},
             {"name": "D", "kind": "d"}, {"name": "E", "kind": "e"}],
 "dealer": 0,
 "hands": [["SK", "SQ", "SJ", "ST", "S9", "S8", "S7", "S6", "S5", "S4"],
           ["HA", "HK", "CA", "CK", "CQ", "CJ", "CT", "C9", "C8", "C7"],
           ["HQ", "JK", "DA", "DK", "DQ", "DJ", "DT", "D9", "D8", "D7"],
           ["SA", "S3", "S2", "D6", "D5", "D4", "D3", "D2", "C6", "C5"],
           ["HJ", "HT", "H9", "H8", "H7", "H6", "H5", "H4", "H3", "H2"]],
 "kitty": ["C4", "C3", "C2"],
 "auction": [{"seat": 1, "bid": "C1"}, {"seat": 2, "bid": "pass"}, {"seat": 3, "bid": "D1"},
             {"seat": 4, "bid": "pass"}, {"seat": 0, "bid": "pass"}, {"seat": 1, "bid": "C2"},
             {"seat": 3, "bid": "pass"}],
 "napoleon": 1, "contract": "C2", "adjutant_card": "C4", "adjutant": 1,
 "discards": ["C7", "HK", "C2"],
 "tricks": [{"leader": 1, "cards": ["HA", "HQ", "SA", "HJ", "SK"], "winner": 2},
            {"leader": 2, "cards": ["JK", "C6", "H2", "S4", "CJ"], "winner": 1},
            {"leader": 1, "cards": ["CA"]}]}
"""
