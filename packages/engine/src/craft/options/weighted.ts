import type { Chance } from "../../random/chance.ts";
import type { Orbit } from "./orbit.ts";

/** How often each is the key. What a level has no places of its own for comes a third as often as the others (ADR 70). */
const TICKETS = { borrowed: 1, own: 3 } as const;

/** Of the members, how often each is the key, in their order. */
export function ticketsOf<Value>(
  members: readonly Value[],
  isBorrowed: (member: Value) => boolean,
): number[] {
  return members.map((member) => (isBorrowed(member) ? TICKETS.borrowed : TICKETS.own));
}

/** Four options and a key among them: an orbit, but for members whose places are borrowed from another level. */
export function weighted<Value>(
  chance: Chance,
  members: Orbit<Value>["members"],
  isBorrowed: (member: Value) => boolean,
): Orbit<Value> {
  const tickets = ticketsOf(members, isBorrowed);
  const keys = tickets.flatMap((count, key) => Array.from({ length: count }, () => key));
  return { members, key: chance.pick(keys) };
}
