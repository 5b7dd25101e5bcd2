import type { ChildProcess } from "node:child_process";

/** Sees to it that a process we started does not outlive us, also when we fail. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = () => void child.kill(signal);
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}
