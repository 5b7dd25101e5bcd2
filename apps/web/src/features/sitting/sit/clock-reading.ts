import type { Reading } from "@sat/desk";
import { pageTime } from "../../../lib/clock.ts";

/** What both clocks of this device say: the page's, and the computer's own. */
export function clockReading(): Reading {
  return { steady: pageTime(), wall: Date.now() };
}
