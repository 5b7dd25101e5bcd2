import type { Clause, NounPhrase } from "./card.ts";

/** A singular noun phrase, with what follows its head. */
export function one(head: string, after = ""): NounPhrase {
  return { head, number: "singular", after };
}

/** A plural noun phrase, with what follows its head. */
export function many(head: string, after = ""): NounPhrase {
  return { head, number: "plural", after };
}

/** A clause: subject, finite verb, and the rest. */
export function says(subject: string, verb: string, rest: string): Clause {
  return { subject, verb, rest };
}
