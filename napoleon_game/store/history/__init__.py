"""The history: finished deals in one SQLite file, and what can be learnt from them.

``entry`` is a deal as it is kept: one line of JSON, the record with a few words about the match. ``columns``
derives from it whatever filters and statistics need, so that all else can be made anew from the lines.
``database`` opens the file, ``deals`` puts deals in and finds them, ``statistics`` counts, ``transfer`` reads
and writes files of records, ``rescue`` saves what can be read of a damaged file, and ``history`` does all of
it on a thread of its own.
"""
