"""How bots judge Acre: the recruit's eye for one move, the captain's plan for a turn."""

from gonfalon.bots.value.acre.judgement import AcreJudgement

__all__ = ["AcreJudgement"]
