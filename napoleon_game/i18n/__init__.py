"""What the program says, in Japanese and English: texts, names, sentences about events, line breaks.

The texts themselves are data: ``catalogues/<language>/*.ftl``, one file a subject, in the Fluent format.
Nothing here knows how text is drawn. ``docs/translating.md`` is for translators.
"""
