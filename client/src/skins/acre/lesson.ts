/** The first game: the northern wing on an October morning, learned by playing it. */

import type { Lesson } from "../../state/lesson";

export const LESSON: Lesson = {
  scenario: "templars-wing",
  seat: "crusader",
  level: "recruit",
  steps: [],
};
