import type { StarterFact, NounPhrase } from "./card.ts";

type Statement = Omit<StarterFact, "voice" | "tense">;

/** A singular noun phrase, with what follows its head. */
export function one(
  head: string,
  after: string,
  pronoun: NounPhrase["pronoun"] = "it",
): NounPhrase {
  return { head, number: "singular", after, pronoun };
}

/** A plural noun phrase, with what follows its head. */
export function many(head: string, after: string): NounPhrase {
  return { head, number: "plural", after, pronoun: "they" };
}

/** A noun phrase whose head says too little without what follows it. */
export function bound(phrase: NounPhrase): NounPhrase {
  return { ...phrase, bound: true };
}

/** A fact about what something does. */
export function does(statement: Statement): StarterFact {
  return { ...statement, voice: "active", tense: "present" };
}

/** A fact about what something did. */
export function did(statement: Statement): StarterFact {
  return { ...statement, voice: "active", tense: "past" };
}

/** A fact about what is done with something. */
export function is(statement: Statement): StarterFact {
  return { ...statement, voice: "passive", tense: "present" };
}

/** A fact about what was done with something. */
export function was(statement: Statement): StarterFact {
  return { ...statement, voice: "passive", tense: "past" };
}
