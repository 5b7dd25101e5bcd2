import { familyOf } from "./family-of.ts";
import { readProcess } from "./read-process.ts";

/** Linux counts in hundredths of a second, on whatever processor. */
const TICKS = 100;

/** Seconds of processor time that a process and its living children have taken so far; Linux alone says it. */
export function cpuSeconds(pid: number): number {
  return familyOf(pid).reduce((sum, each) => sum + ownSeconds(each), 0);
}

/** By proc(5): of the words after the program's name, the 12th and 13th are its time in user and in system mode. */
function ownSeconds(pid: number): number {
  const stat = readProcess(pid, "stat");
  if (stat === "") return 0; // it has just ended
  const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(words[11]) + Number(words[12])) / TICKS;
}
