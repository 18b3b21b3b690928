"""Napoleon (ナポレオン): the Japanese trick-taking card game for five with a secret adjutant."""

__version__ = "0.1.0"
