/**
 * Pages of one browser that do the same thing side by side: each takes a seat, by number, that no other page has, so
 * that none keeps its own over another's. The browser frees the seat of a page that is gone, however it went.
 */

import { tabShelf } from "./storage.ts";

/** What may be done in several pages at once. */
export type Row = "practice" | "quiz" | "review";

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

/** Which seats a page would rather have. */
interface Wishes {
  /** The one that the learner comes for, if for one. */
  readonly asked?: number | undefined;
  /** Those at which something was left open, for a page that had none before. */
  readonly open: readonly number[];
}

/** Takes a seat for this page: the one it had before it was loaded anew, else the first wished for, or of all, that is free. */
export async function takeSeat(row: Row, wishes: Wishes): Promise<number> {
  // Where there are no locks, such as at an insecure address, pages share the first seat.
  const own = taken.get(row) ?? (await findSeat(row, wishes).catch(() => SHARED));
  taken.set(row, own);
  tabShelf.write(row, own.seat);
  return own.seat;
}

/** Frees this page's seat. */
export function leaveSeat(row: Row): void {
  leaving = taken.get(row)?.leave() ?? leaving;
  taken.delete(row);
}

/** Those of these seats that no other page has, first the one that this page had last. */
export async function freeSeats(row: Row, seats: readonly number[]): Promise<number[]> {
  await leaving;
  // Where there are no locks, nobody knows.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const last = tabShelf.read(row, isSeat);
  return seats
    .filter(
      (seat) =>
        seat === taken.get(row)?.seat || held.every(({ name }) => name !== nameOf(row, seat)),
    )
    .toSorted((one, other) => Number(other === last) - Number(one === last));
}

const IF_FREE = { ifAvailable: true };

async function findSeat(row: Row, { asked, open }: Wishes): Promise<Taken> {
  const former = tabShelf.read(row, isSeat);
  const patient = { signal: AbortSignal.timeout(HANDOVER) };
  const own =
    (asked && (await sit(row, asked, IF_FREE))) ||
    (former && (await sit(row, former, patient).catch(() => undefined)));
  if (own) return own;
  for (let at = 0; ; at += 1) {
    // After those, all there are from the first on.
    const seat = open[at] ?? FIRST_SEAT + at - open.length;
    const found = await sit(row, seat, IF_FREE);
    if (found !== undefined) return found;
  }
}

/** Undefined when another page has the seat. */
async function sit(row: Row, seat: number, options: LockOptions): Promise<Taken | undefined> {
  const leave = await lock(nameOf(row, seat), options);
  return leave && { seat, leave };
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
