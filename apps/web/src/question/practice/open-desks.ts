import type { Question } from "@sat/contract";
import { FIRST_SEAT, type Row } from "../../lib/seat.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { openQuestion } from "../desk/desk-shelf.ts";

/** A desk at which a question was left open. */
export interface OpenDesk {
  readonly seat: number;
  readonly question: Question;
}

/** The key of the desk at a seat: pages that practise at the same time must not keep what is theirs over each other's. */
export function deskKey(row: Row, seat: number): string {
  return seat === FIRST_SEAT ? row : `${row}:${seat}`;
}

/** The desks of a learner at which a question is open, by seat; some may be another page's. */
export function openDesks(uid: string, row: Row): OpenDesk[] {
  const shelf = learnerShelf(uid);
  const desks = shelf.keys(row).flatMap((key) => {
    const question = openQuestion({ shelf, key });
    return question === undefined ? [] : [{ seat: seatOf(key), question }];
  });
  return desks.toSorted((one, other) => one.seat - other.seat);
}

function seatOf(key: string): number {
  const [, seat = FIRST_SEAT] = key.split(":");
  return Number(seat);
}
