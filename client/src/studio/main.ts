/** A page for the eye: the sheet of a game with all its counters, in development only. */

import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import { mount } from "svelte";
import Studio from "./Studio.svelte";

mount(Studio, { target: document.body });
