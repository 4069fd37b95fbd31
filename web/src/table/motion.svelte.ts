/** Whether things move: off when the system asks for less motion, or the player does. */
import { MediaQuery } from "svelte/reactivity";

const KEPT = "tontine-still";
const asked = new MediaQuery("prefers-reduced-motion: reduce");

class Motion {
  #chosen = $state(localStorage.getItem(KEPT) === "yes");

  get still(): boolean {
    return this.#chosen || asked.current;
  }
  get chosen(): boolean {
    return this.#chosen;
  }
  set chosen(still: boolean) {
    this.#chosen = still;
    localStorage.setItem(KEPT, still ? "yes" : "no");
  }
}

export const motion = new Motion();
