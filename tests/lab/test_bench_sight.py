"""The case of sight in the bench: what is known of a hex is what its lines say."""

from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.rules.sight import prospect
from gonfalon.lab.bench_sight import FIELD, HEXES, line_by_line, sight_to_all


def test_what_is_known_of_a_hex_is_what_its_lines_say() -> None:
    ((_, unit, ours, peer),) = sight_to_all()
    assert unit == "hexes/s"
    assert ours is not peer
    for at in HEXES:
        assert prospect(FIELD, at) == line_by_line(at)
        assert prospect(FIELD, at).seen.bit_count() > FIELDS[FIELD].board.spaces.bit_count() // 3
