"""Lessons: fixed deals that are played a step at a time, with a question now and then.

A lesson is a YAML file of this package; its texts are in the catalogues (``lessons.ftl``). Right answers are
what the rules of ``core`` say, not what the file says, wherever the rules can say it.
"""
