/** The page that `tontine analyse --html` writes: one game that is over, in one file, without a server. */
import { mount } from "svelte";
import Recorded from "./Recorded.svelte";
import { readRecording } from "./wire/recorded";
import { LANGUAGES, speak, useTexts } from "./words/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.querySelector("#app");
if (target === null) throw new Error("analysis.html has lost its #app");
const recording = await readRecording();
useTexts(recording.words);
const { lang } = document.documentElement;
await speak(LANGUAGES.find((one) => one === lang) ?? "en");
target.replaceChildren();
mount(Recorded, { target, props: { recording } });
