/** How much room there is. Below 700 a phone, from 1380 everything side by side. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 699px");
const wide = new MediaQuery("min-width: 1380px");

export function size(): "phone" | "medium" | "wide" {
  if (phone.current) return "phone";
  return wide.current ? "wide" : "medium";
}
