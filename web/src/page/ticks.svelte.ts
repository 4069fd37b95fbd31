/** The time, for whatever counts down. It ticks only while something on the page looks at it. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 200; // ms: often enough that no second is skipped

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

export function tickingNow(): number {
  subscribe();
  return Date.now();
}
