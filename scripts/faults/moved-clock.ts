import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { pathToFileURL } from "node:url";

const PRELOAD = pathToFileURL(join(import.meta.dirname, "shifted-clock.ts")).href;
/** Milliseconds until every process has seen that the clock was set. */
const SEEN = 60;

/** The clock of processes that are started with its variables: it is as wrong as it was last set. */
export interface MovedClock {
  readonly variables: Readonly<Record<string, string>>;
  /** Sets it to so many milliseconds ahead of the right one; resolves once every process goes by it. */
  set(milliseconds: number): Promise<void>;
  remove(): Promise<void>;
}

/** A clock that is right at first. */
export async function movedClock(): Promise<MovedClock> {
  const folder = await mkdtemp(join(tmpdir(), "clock-"));
  const file = join(folder, "shift");
  const set = async (milliseconds: number) => {
    // Never half written.
    await writeFile(`${file}.new`, String(milliseconds));
    await rename(`${file}.new`, file);
    await after(SEEN);
  };
  await set(0);
  return {
    variables: { NODE_OPTIONS: `--import ${PRELOAD}`, CLOCK_FILE: file },
    set,
    remove: () => rm(folder, { recursive: true }),
  };
}
