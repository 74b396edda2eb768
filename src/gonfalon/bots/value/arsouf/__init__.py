"""How bots judge Arsouf: the recruit's eye for one move, the captain's plan for a turn."""

from gonfalon.bots.value.arsouf.judgement import ArsoufJudgement

__all__ = ["ArsoufJudgement"]
