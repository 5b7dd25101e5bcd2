import type { Logger } from "pino";
import type { Records } from "./records/records.ts";
import { storeTrouble } from "./records/store-trouble.ts";

/** Milliseconds from one look for what was broken off, or is due, to the next: a learner who comes back need hardly wait. */
const MINUTE = 60_000;
/** And from the start to a look through all of the database, and between two: the first requests come before it. */
const FIRST_LOOK = 5_000;
const DAY = 86_400_000;

interface UpkeepParts {
  readonly records: Pick<Records, "overhauls" | "lookThrough">;
  readonly clock: () => Date;
  readonly log: Pick<Logger, "warn">;
  /** Sends the reminders that are due. */
  readonly remind: () => Promise<void>;
  /** Ends modules of tests whose time has been up for long. */
  readonly endOverdue: (report: (error: unknown) => void) => Promise<void>;
}

/** What the records need now and then, from now on and beside the calls. */
export function keepUp({ records, clock, log, remind, endOverdue }: UpkeepParts): void {
  const saying = (what: string) => (error: unknown) => {
    // The records tell of an outage once, not for each look that meets it.
    if (storeTrouble(error) === undefined) log.warn({ err: error }, what);
  };
  // Of processes that are gone, whosever accounts these are.
  const finish = async () => {
    const report = saying("what was broken off was not finished");
    await records.overhauls.finishBrokenOff(clock, report).catch(report);
    setTimeout(() => void finish(), MINUTE).unref();
  };
  const sendReminders = async () => {
    await remind().catch(saying("reminders were not sent"));
    setTimeout(() => void sendReminders(), MINUTE).unref();
  };
  const endTests = async () => {
    const report = saying("a test whose time is up was not ended");
    await endOverdue(report).catch(report);
    setTimeout(() => void endTests(), MINUTE).unref();
  };
  // Damage tells of itself only where it is read, so now and then all is.
  const look = () => records.lookThrough().catch(saying("the database was not looked through"));
  void finish();
  void sendReminders();
  void endTests();
  setTimeout(() => void look(), FIRST_LOOK).unref();
  setInterval(() => void look(), DAY).unref();
}
