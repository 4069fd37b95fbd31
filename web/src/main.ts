import { mount } from "svelte";
import App from "./App.svelte";
import { gameFacts } from "./wire/api";
import { findElsewhere, preferred, speak } from "./words/words.svelte";
import "./styles/fonts.css";
import "./styles/fonts-more.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.querySelector("#app");
if (target === null) throw new Error("index.html has lost its #app");
findElsewhere(async (game, language) => (await gameFacts(game, language)).words);
await speak(preferred());
target.replaceChildren();
mount(App, { target });
