/** The first game: the northern wing on an October morning, learned by playing it. */

import type { Lesson } from "../../state/lesson";

export const LESSON: Lesson = {
  scenario: "templars-wing",
  seat: "crusader",
  level: "recruit",
  steps: [
    { key: "lesson-acre-welcome", clause: "16.2", points: ["t1", "t2", "as1"], until: { is: "read" } },
    { key: "lesson-acre-choose", clause: "S4.1", points: ["t2"], until: { is: "chosen", piece: "t2" } },
    { key: "lesson-acre-move", clause: "S4.1", points: [], until: { is: "told", event: "moved" } },
    { key: "lesson-acre-zoc", clause: "S5.2", points: ["as1", "as2"], until: { is: "read" } },
    { key: "lesson-acre-leader", clause: "S10.1", points: ["t1"], until: { is: "read" } },
    { key: "lesson-acre-end-moves", clause: "S3.1", points: [], until: { is: "told", event: "phase-ended", with: { phase: "move", side: "crusader" } } },
    { key: "lesson-acre-shoot", clause: "S6.1", points: ["xb1", "xb2"], until: { is: "told", event: "phase-ended", with: { phase: "shoot", side: "crusader" } } },
    { key: "lesson-acre-enemy", clause: "S3.1", points: [], until: { is: "told", event: "turn-began", with: { side: "crusader" } } },
    { key: "lesson-acre-charge", clause: "S9.3", points: ["t1", "t2"], until: { is: "told", event: "charging" } },
    { key: "lesson-acre-weigh", clause: "S7.1", points: [], until: { is: "weighed" } },
    { key: "lesson-acre-chart", clause: "S2.3", points: [], until: { is: "told", event: "fought" } },
    { key: "lesson-acre-morale", clause: "S11.3", points: [], until: { is: "read" } },
  ],
};
