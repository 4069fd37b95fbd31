/** Whether things move (not if the system or the player asks for less motion), and how fast events are shown. */
import { MediaQuery } from "svelte/reactivity";

const STILL = "tontine-still";
const SPEED = "tontine-speed";
const asked = new MediaQuery("prefers-reduced-motion: reduce");

/** How long an event is shown, as a multiple of what its game says. */
const PACES = { slow: 2.2, normal: 1, fast: 0.4, once: 0 } as const;
export type Speed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as Speed[];

class Motion {
  #chosen = $state(localStorage.getItem(STILL) === "yes");
  #speed = $state<Speed>(SPEEDS.find((one) => one === localStorage.getItem(SPEED)) ?? "normal");

  get still(): boolean {
    return this.#chosen || asked.current;
  }
  get chosen(): boolean {
    return this.#chosen;
  }
  set chosen(still: boolean) {
    this.#chosen = still;
    localStorage.setItem(STILL, still ? "yes" : "no");
  }
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    localStorage.setItem(SPEED, speed);
  }
  get pace(): number {
    return PACES[this.#speed];
  }
}

export const motion = new Motion();
