import { setTimeout as after } from "node:timers/promises";
import { cpuSeconds } from "./cpu-seconds.ts";

/** Milliseconds between looks, looks in a row, and the seconds of processor time that a process at rest takes in one. */
const LOOK = 500;
const LOOKS = 4;
const LITTLE = 0.03;

/** Waits until a server has done what it does by itself once it is used, such as loading models. */
export async function atRest({ pid }: { readonly pid: number }): Promise<void> {
  let quiet = 0;
  let before = cpuSeconds(pid);
  while (quiet < LOOKS) {
    await after(LOOK);
    const now = cpuSeconds(pid);
    quiet = now - before > LITTLE ? 0 : quiet + 1;
    before = now;
  }
}
