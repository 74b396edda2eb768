/** A page for the eye: the sheet of a game with all its counters, every kind of form, or a table with what no game uses yet; in development only. */

import "../style/fonts";
import { mount } from "svelte";
import english from "../../../src/gonfalon/words/en/table.ftl?raw";
import spanish from "../../../src/gonfalon/words/es/table.ftl?raw";
import Forms from "./Forms.svelte";
import Studio from "./Studio.svelte";
import SketchTable from "./table/SketchTable.svelte";

const asked = new URLSearchParams(window.location.search);
const language = asked.get("language") ?? "en";

if (asked.has("forms")) {
  await Promise.all([import("../style/tokens.css"), import("../style/base.css")]);
  mount(Forms, { target: document.body, props: { language, texts: [language === "es" ? spanish : english] } });
} else {
  mount(asked.has("table") ? SketchTable : Studio, { target: document.body });
}
