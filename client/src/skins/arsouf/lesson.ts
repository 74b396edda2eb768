/** The first game: ten minutes before the gate of Arsouf, learned by playing them. */

import type { Lesson } from "../../state/lesson";

export const LESSON: Lesson = {
  scenario: "gate",
  seat: "crusader",
  level: "recruit",
  steps: [
    { key: "lesson-arsouf-welcome", clause: "3.1", points: ["baggage-2"], until: { is: "read" } },
    { key: "lesson-arsouf-choose", clause: "1.2", points: ["templars"], until: { is: "chosen", piece: "templars" } },
    { key: "lesson-arsouf-move", clause: "5.3", points: [], until: { is: "told", event: "moved" } },
    { key: "lesson-arsouf-undo", clause: "m5.4", points: [], until: { is: "read" } },
    { key: "lesson-arsouf-leader", clause: "6.6", points: ["richard"], until: { is: "told", event: "moved", with: { piece: "richard" } } },
    { key: "lesson-arsouf-end-moves", clause: "6.1", points: [], until: { is: "told", event: "phase-ended", with: { phase: "move", side: "crusader" } } },
    { key: "lesson-arsouf-weigh", clause: "6.2", points: [], until: { is: "weighed" } },
    { key: "lesson-arsouf-sums", clause: "6.5", points: [], until: { is: "told", event: "fought" } },
    { key: "lesson-arsouf-wounds", clause: "6.10", points: [], until: { is: "read" } },
    { key: "lesson-arsouf-end-attacks", clause: "6.3", points: [], until: { is: "told", event: "turn-began", with: { side: "crusader" } } },
    { key: "lesson-arsouf-goal", clause: "3.1", points: ["baggage-2"], until: { is: "read" } },
  ],
};
