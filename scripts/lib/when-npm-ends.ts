import { readProcess } from "./read-process.ts";

/** Milliseconds between looks. */
const LOOK = 500;

/**
 * Acts when the npm that runs this process is gone. It passes a signal on only as far as the shell it put between,
 * and nothing at all when it is killed. Without npm there is nothing to watch: a process may outlive who started it.
 */
export function whenNpmEnds(act: () => void): void {
  if (process.env["npm_lifecycle_script"] === undefined) return;
  const before = lineage();
  const looking = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(looking);
    act();
  }, LOOK).unref();
}

/** Our parent and, where that is npm's shell, its parent too: orphans are given another one at once. */
function lineage(): string {
  const parent = process.ppid;
  return isNpmsShell(parent) ? `${parent} ${parentOf(parent)}` : String(parent);
}

function isNpmsShell(pid: number): boolean {
  const words = readProcess(pid, "cmdline").split("\0");
  return words.includes(process.env["npm_lifecycle_script"] ?? "");
}

function parentOf(pid: number): string | undefined {
  return /^PPid:\s*(\d+)/m.exec(readProcess(pid, "status"))?.[1];
}
