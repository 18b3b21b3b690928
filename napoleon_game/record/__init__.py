"""Records: a deal as one line of JSON, which any program can read, check and replay.

``docs/record.md`` describes the format. ``deal_record`` holds a record, ``write`` and ``read`` turn it
into text and back, ``files`` reads whole files, ``replay`` steps through a record, ``transcript`` tells it
in words.
"""
