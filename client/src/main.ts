/** The entry of the client: the type of the page, its style, and the shell. */

import "./style/fonts";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./style/tokens.css";
import "./style/base.css";

mount(App, { target: document.body });
