/**
 * Pages of one browser that do the same thing side by side: each takes a seat, by number, that no other page has, so
 * that none keeps its own over another's. The browser frees the seat of a page that is gone, however it went.
 */

import { tabShelf } from "./storage.ts";

/** What may be done in several pages at once. */
export type Row = "practice" | "quiz";

/** The seat of a page that is alone. */
export const FIRST_SEAT = 1;

/** For so long a page loaded anew waits for its former self to be gone, in milliseconds. */
const HANDOVER = 500;

/** Gives a seat back; resolves when it is free. */
type Leave = () => Promise<unknown>;

interface Taken {
  readonly seat: number;
  readonly leave: Leave;
}

const SHARED: Taken = { seat: FIRST_SEAT, leave: () => Promise.resolve() };

const taken = new Map<Row, Taken>();
/** When the seats that this page has left are free. */
let leaving: Promise<unknown> = Promise.resolve();

/** Takes a seat for this page: the one it had before it was loaded anew, else the first that is free. */
export async function takeSeat(row: Row): Promise<number> {
  // Where there are no locks, such as at an insecure address, pages share the first seat.
  const own = taken.get(row) ?? (await findSeat(row).catch(() => SHARED));
  taken.set(row, own);
  tabShelf.write(row, own.seat);
  return own.seat;
}

/** Frees this page's seat. */
export function leaveSeat(row: Row): void {
  leaving = taken.get(row)?.leave() ?? leaving;
  taken.delete(row);
}

/** Whether another page has the first seat. */
export async function isFirstSeatElsewhere(row: Row): Promise<boolean> {
  if (taken.get(row)?.seat === FIRST_SEAT) return false;
  await leaving;
  // Where there are no locks, nobody knows.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(row, FIRST_SEAT));
}

async function findSeat(row: Row): Promise<Taken> {
  const former = tabShelf.read(row, isSeat);
  if (former !== undefined) {
    const patient = { signal: AbortSignal.timeout(HANDOVER) };
    const leave = await lock(nameOf(row, former), patient).catch(() => undefined);
    if (leave !== undefined) return { seat: former, leave };
  }
  for (let seat = FIRST_SEAT; ; seat += 1) {
    const leave = await lock(nameOf(row, seat), { ifAvailable: true });
    if (leave !== undefined) return { seat, leave };
  }
}

/** Answers how to give the lock back; undefined when another page has it. */
function lock(name: string, options: LockOptions): Promise<Leave | undefined> {
  return new Promise((resolve, reject) => {
    const hold = (own: Lock | null) => {
      if (own === null) return resolve(undefined);
      return new Promise<void>((release) => {
        resolve(() => {
          release();
          return held;
        });
      });
    };
    const held = navigator.locks.request(name, options, hold);
    held.catch(reject);
  });
}

function nameOf(row: Row, seat: number): string {
  return `sat:seat:${row}:${seat}`;
}

function isSeat(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= FIRST_SEAT;
}
