/** What the two clocks of a device say at one instant, in milliseconds. */
export interface Reading {
  /** Goes on evenly, but on some systems stands still while the device sleeps. */
  readonly steady: number;
  /** Goes on in sleep, but may be set back or forth. */
  readonly wall: number;
}

/** A module's clock on a device. */
export interface ModuleClock {
  /** Milliseconds of the module that have passed. */
  readonly elapsed: number;
  /** What the device's clocks said then; null while the module's clock stands still. */
  readonly at: Reading | null;
}

/** The wall clock has to be ahead by more than this to mean a sleep: less is a correction, in milliseconds. */
const SLEPT = 2000;

/**
 * The clock when the device's clocks have gone on. Time goes by the steady one; after a sleep, by the wall clock. Held
 * against each other from reading to reading, so that a wall clock set back gains nothing, at once or later.
 */
export function clockAt(clock: ModuleClock, now: Reading): ModuleClock {
  const { elapsed, at } = clock;
  if (at === null) return clock;
  const steady = Math.max(0, now.steady - at.steady);
  return { elapsed: elapsed + (hasLeapt(at, now) ? now.wall - at.wall : steady), at: now };
}

/** Whether the device has slept between two readings, or its wall clock was set forth. */
export function hasLeapt(before: Reading, now: Reading): boolean {
  return now.wall - before.wall - Math.max(0, now.steady - before.steady) > SLEPT;
}

/** The clock as the server told it in answer to a call: the answer was on its way for about half of the time it took. */
export function clockTold(elapsed: number, asked: Reading, answered: Reading): ModuleClock {
  const halfway = Math.max(0, answered.steady - asked.steady) / 2;
  return { elapsed: elapsed + halfway, at: answered };
}

/** A running clock taken up on a device, or by a page, that knows of the former one only what its wall clock said. */
export function clockTakenUp(elapsed: number, wall: number, now: Reading): ModuleClock {
  return { elapsed: elapsed + Math.max(0, now.wall - wall), at: now };
}
