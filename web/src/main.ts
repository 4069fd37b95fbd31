import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./words/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.querySelector("#app");
if (target === null) throw new Error("index.html has lost its #app");
await speak(preferred());
target.replaceChildren();
mount(App, { target });
