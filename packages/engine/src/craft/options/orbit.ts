import type { SlipCode } from "@sat/item";
import type { DraftOption } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

/**
 * An orbit: four values closed under the mistakes, so that each is a mistake away from every other and the
 * key, drawn uniformly among them, looks like any other. Draw the orbit and the key first, then build the
 * question whose answer is that key (item-generation: "key + three typical errors" leaks, orbits do not).
 */
export interface Orbit<Value> {
  readonly members: readonly [Value, Value, Value, Value];
  /** Place of the key among the members. */
  readonly key: number;
}

/** Chooses the key of an orbit; the members must come in an order that does not depend on the key. */
export function orbit<Value>(chance: Chance, members: Orbit<Value>["members"]): Orbit<Value> {
  return { members, key: chance.int(0, members.length - 1) };
}

export function keyOf<Value>({ members, key }: Orbit<Value>): Value {
  return members[key] as Value; // `orbit` draws the key inside the members
}

export interface OptionWords {
  readonly text: string;
  readonly order?: number;
  /** Null for the key. */
  readonly code: SlipCode | null;
  readonly reason: string;
}

/** Words each member of an orbit as an option; `word` sees the member, its place and the key's place. */
export function orbitOptions<Value>(
  { members, key }: Orbit<Value>,
  word: (member: Value, place: number, key: number) => OptionWords,
): DraftOption[] {
  return members.map((member, place) => word(member, place, key));
}
