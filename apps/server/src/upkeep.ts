import type { Logger } from "pino";
import type { Records } from "./records/records.ts";

/** Milliseconds between two looks for what was broken off: a learner who comes back need hardly wait. */
const MINUTE = 60_000;
/** And between two looks through all of the database. */
const DAY = 86_400_000;

interface UpkeepParts {
  readonly records: Pick<Records, "overhauls" | "lookThrough">;
  readonly clock: () => Date;
  readonly log: Pick<Logger, "warn">;
}

/** What the records need now and then, from now on and beside the calls. */
export function keepUp({ records, clock, log }: UpkeepParts): void {
  const saying = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  // Of processes that are gone, whosever accounts these are.
  const finish = () =>
    records.overhauls.finishBrokenOff(clock).catch(saying("what was broken off was not finished"));
  // Damage tells of itself only where it is read, so now and then all is.
  const look = () => records.lookThrough().catch(saying("the database was not looked through"));
  for (const [task, pause] of [
    [finish, MINUTE],
    [look, DAY],
  ] as const) {
    void task();
    setInterval(() => void task(), pause).unref();
  }
}
