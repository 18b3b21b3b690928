"""Deal codes: a deal and its house rules as a few letters and digits (``docs/record.md``).

``letters`` writes numbers so that a slip of the pen is noticed, ``arrangement`` numbers the ways to deal
the pack, ``deal_code`` joins the two.
"""
