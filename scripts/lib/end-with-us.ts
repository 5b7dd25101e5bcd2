import type { ChildProcess } from "node:child_process";

// Stopped from outside, a program ends without its "exit" event unless it ends itself.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Sees to it that a process we started, with all that it started, does not outlive us. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = () => signalGroup(child, signal);
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

/** Signals a process that was started `detached`, which leads a group of its own, and the group with it. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}
