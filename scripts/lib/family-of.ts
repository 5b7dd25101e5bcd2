import { readProcess } from "./read-process.ts";

/** Ids of a process and of the living ones that it has started; of the process alone where Linux does not tell. */
export function familyOf(pid: number): number[] {
  const children = readProcess(pid, `task/${pid}/children`).split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}
