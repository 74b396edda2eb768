"""Text over the two textures can be read: where axe cannot decide, the darkest and the lightest grain decide."""

from typing import Literal

import pytest

from tests.browser.conftest import PAINTED, Screens

LEAST = 4.5
"""What WCAG 2.2 AA asks for text of ordinary size."""

ON_PAPER = ("text", "second", "harm")
ON_LEATHER = ("shell-text", "shell-second")

WORST = """async ([ground, tokens]) => {
    const style = getComputedStyle(document.querySelector(ground));
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const tile = await loaded(style.backgroundImage);
    canvas.width = tile?.naturalWidth || 1;
    canvas.height = tile?.naturalHeight || 1;
    pen.fillStyle = style.backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    if (tile) pen.drawImage(tile, 0, 0);
    const grains = lights(pen.getImageData(0, 0, canvas.width, canvas.height).data);
    const root = getComputedStyle(document.documentElement);
    const worst = tokens.map((token) => {
        pen.fillStyle = root.getPropertyValue(`--${token}`).trim();
        pen.fillRect(0, 0, 1, 1);
        const [light] = lights(pen.getImageData(0, 0, 1, 1).data);
        return [token, Math.min(...grains.map((grain) => contrast(light, grain)))];
    });
    return [grains[1] - grains[0], Object.fromEntries(worst)];

    function loaded(image) {
        const address = /url\\("(.*)"\\)/.exec(image)?.[1];
        if (!address) return null;
        return new Promise((done, failed) => {
            const picture = new Image();
            picture.onload = () => done(picture);
            picture.onerror = failed;
            picture.src = address;
        });
    }

    function lights(pixels) {
        const found = [];
        for (let at = 0; at < pixels.length; at += 4) found.push(luminance(pixels[at], pixels[at + 1], pixels[at + 2]));
        return [Math.min(...extremes(found)), Math.max(...extremes(found))];
    }

    function extremes(values) {
        return values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [1, 0]);
    }

    function luminance(...channels) {
        const [red, green, blue] = channels.map((each) => each / 255).map((part) =>
            part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one, other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}"""


@PAINTED
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_ink_can_be_read_over_every_grain_of_its_ground(
    screens: Screens, theme: Literal["light", "dark"]
) -> None:
    screen = screens(is_dark=theme == "dark")
    screen.home()
    for ground, tokens in ((".seats.paper", ON_PAPER), ("body", ON_LEATHER)):
        grain, worst = screen.page.evaluate(WORST, [ground, tokens])
        assert grain > 0 or theme == "dark", "a ground without grain was measured"
        assert worst.keys() == set(tokens)
        assert {token: contrast for token, contrast in worst.items() if contrast < LEAST} == {}


def test_what_is_chosen_is_seen_in_forced_colours(screens: Screens) -> None:
    screen = screens()
    screen.home()
    screen.page.emulate_media(forced_colors="active")
    outline = "(name) => getComputedStyle(document.querySelector(`[data-testid=${name}]`)).outlineStyle"
    assert screen.page.evaluate(outline, "against-computer") == "solid"
    assert screen.page.evaluate(outline, "against-watch") == "none"
    screen.open(scenario="gate")
    screen.page.emulate_media(forced_colors="active")
    border = "getComputedStyle(document.querySelector('[data-testid=end-phase]')).borderTopStyle"
    assert screen.page.evaluate(border) == "solid"
