"""The games for other people's laboratories: PettingZoo and OpenSpiel."""
