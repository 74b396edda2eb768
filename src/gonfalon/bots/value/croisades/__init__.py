"""How the bots of Croisades judge."""

from gonfalon.bots.value.croisades.judgement import CroisadesJudgement

__all__ = ["CroisadesJudgement"]
