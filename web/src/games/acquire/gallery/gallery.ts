/**
 * Draws the board from written-down views, without a server. For development only: nothing links
 * to it and the production build does not include it.
 *
 *   /src/games/acquire/gallery/index.html?view=placing&theme=dark&language=it&tile=8E
 */
import "../../../styles/fonts.css";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import { mount } from "svelte";
import { learn, speak, type Language } from "../../../words/words.svelte";
import Gallery from "./Gallery.svelte";

const wish = new URLSearchParams(window.location.search);
document.documentElement.dataset["theme"] = wish.get("theme") ?? "light";
await learn("acquire");
await learn("");
await speak((wish.get("language") ?? "en") as Language);
const target = document.getElementById("gallery");
if (target !== null) mount(Gallery, { target, props: { wish } });
