"""The games for other frameworks: PettingZoo and OpenSpiel."""
