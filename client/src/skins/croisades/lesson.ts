/** The first game: First Blood, six turns at the water hole, learned by playing them. */

import type { Goal, Lesson } from "../../state/lesson";

/** The learner's own phase is over: what it teaches can be done no more. */
const over = (phase: string): Goal => ({ is: "told", event: "phase-ended", with: { phase, side: "crusader" } });

export const LESSON: Lesson = {
  scenario: "first-blood",
  seat: "crusader",
  level: "recruit",
  steps: [
    { key: "lesson-croisades-welcome", clause: "4.1.8", points: ["gerard", "mohammad"], until: { is: "read" } },
    { key: "lesson-croisades-mark", clause: "1.34a", points: ["anselmo", "baldo"], until: { is: "told", event: "marked" } },
    { key: "lesson-croisades-shoot", clause: "1.36", points: ["anselmo", "baldo"], until: { is: "weighed" }, late: over("fire") },
    { key: "lesson-croisades-chart", clause: "C5c", points: [], until: { is: "told", event: "shot" }, late: over("fire") },
    { key: "lesson-croisades-charge", clause: "1.56a", points: ["gerard", "yasaffa"], until: { is: "told", event: "charge-announced", with: { figure: "gerard" } }, late: over("charges") },
    { key: "lesson-croisades-ridden", clause: "1.33b", points: ["gerard"], until: { is: "read" } },
    { key: "lesson-croisades-move", clause: "1.5a", points: ["bertin", "crispin"], until: over("moves") },
    { key: "lesson-croisades-combat", clause: "1.74a", points: ["gerard"], until: { is: "told", event: "fought" }, late: over("combat") },
    { key: "lesson-croisades-advance", clause: "1.75a", points: [], until: { is: "told", event: "turn-began", with: { side: "saracen" } } },
    { key: "lesson-croisades-defend", clause: "1.33c", points: [], until: { is: "told", event: "turn-began", with: { side: "crusader" } } },
    { key: "lesson-croisades-pass", clause: "1.54a", points: [], until: { is: "read" } },
    { key: "lesson-croisades-together", clause: "1.72b", points: ["bertin", "crispin"], until: { is: "told", event: "fought" } },
    { key: "lesson-croisades-rise", clause: "1.21e", points: [], until: { is: "read" } },
  ],
};
