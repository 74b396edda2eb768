/** A page for the eye: the sheet of a game with all its counters, or every kind of form; in development only. */

import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/eb-garamond/400.css";
import { mount } from "svelte";
import english from "../../../src/gonfalon/words/en/table.ftl?raw";
import spanish from "../../../src/gonfalon/words/es/table.ftl?raw";
import Forms from "./Forms.svelte";
import Studio from "./Studio.svelte";

const asked = new URLSearchParams(window.location.search);
const language = asked.get("language") ?? "en";

if (asked.has("forms")) {
  await Promise.all([import("../style/tokens.css"), import("../style/base.css")]);
  mount(Forms, { target: document.body, props: { language, texts: [language === "es" ? spanish : english] } });
} else {
  mount(Studio, { target: document.body });
}
