/** Every drawing of the family as symbols, for the page and for pictures that are saved. */

import arms from "../art/arms.svg?raw";
import cards from "../art/cards.svg?raw";
import charges from "../art/charges.svg?raw";
import dice from "../art/dice.svg?raw";
import gonfalons from "../art/gonfalons.svg?raw";
import icons from "../art/icons.svg?raw";
import marks from "../art/marks.svg?raw";
import notes from "../art/notes.svg?raw";

export const SPRITE = [cards, charges, arms, marks, notes, dice, gonfalons, icons].join("");
