import type { Clause, Fact, GrammaticalNumber, NounPhrase, Tense } from "@sat/content";
import { capitalized } from "./noun.ts";
import { verbForms } from "./verb.ts";

/** Which of its optional parts a sentence made of a fact shows. */
export interface Dress {
  /** What stands in front of the subject; the fact must have it. */
  readonly front?: "when" | "where";
  /** Whether the subject shows what follows its head. */
  readonly after: boolean;
  /** What interrupts between subject and verb; the fact must have it. */
  readonly inset?: "aside" | "apposition";
  readonly outcome: boolean;
}

/** The pieces of a sentence made of a fact, in order, without marks; an absent piece is empty. */
export interface Pieces {
  readonly front: string;
  readonly subject: string;
  readonly inset: string;
  readonly verb: string;
  readonly rest: string;
  readonly outcome: string;
}

interface VerbShape {
  readonly number: GrammaticalNumber;
  readonly tense: Tense;
  readonly voice: "active" | "passive";
}

/** A finite form of a verb: "spins", "were spun", "has been spun", "had spun". */
export function finiteForm(verb: string, { number, tense, voice }: VerbShape): string {
  const { base, third, past, participle } = verbForms(verb);
  const isOne = number === "singular";
  switch (tense) {
    case "present":
      if (voice === "passive") return `${isOne ? "is" : "are"} ${participle}`;
      return isOne ? third : base;
    case "past":
      if (voice === "passive") return `${isOne ? "was" : "were"} ${participle}`;
      // "Be" alone keeps the difference of number in the past.
      return base === "be" && !isOne ? "were" : past;
    case "perfect":
      return `${isOne ? "has" : "have"} ${voice === "passive" ? "been " : ""}${participle}`;
    case "past-perfect":
      return `had ${voice === "passive" ? "been " : ""}${participle}`;
  }
}

/** The finite verb of a fact as its sentence shows it. */
function verbOf({ subject: { number }, verb, voice, tense }: Fact): string {
  return finiteForm(verb, { number, tense, voice });
}

/** A noun phrase, with or without what follows its head. */
export function phrase({ head, after }: NounPhrase, withAfter = true): string {
  return withAfter && after !== "" ? `${head} ${after}` : head;
}

/** Every way to dress a fact, the plainest first; an inset stands right behind its noun, so that it can be about no other. */
export function dressesOf(fact: Fact): Dress[] {
  const fronts = [undefined, ...(["when", "where"] as const).filter((part) => fact[part])];
  const insets = [undefined, ...(["aside", "apposition"] as const).filter((part) => fact[part])];
  const afters = fact.subject.after === "" ? [false] : [false, true];
  const outcomes = fact.outcome === undefined ? [false] : [false, true];
  const dresses = fronts.flatMap((front) =>
    insets.flatMap((inset) =>
      afters.flatMap((after) =>
        outcomes.map((outcome) => ({
          after,
          outcome,
          ...(front && { front }),
          ...(inset && { inset }),
        })),
      ),
    ),
  );
  return dresses.filter(({ after, inset }) => !after || inset === undefined);
}

/** The pieces that a dress shows. */
export function piecesOf(fact: Fact, { front, after, inset, outcome }: Dress): Pieces {
  return {
    front: (front && fact[front]) ?? "",
    subject: phrase(fact.subject, after),
    inset: (inset && fact[inset]) ?? "",
    verb: verbOf(fact),
    rest: fact.rest,
    outcome: outcome ? (fact.outcome ?? "") : "",
  };
}

/** A sentence made of a fact, its insets between commas, without capital or final mark. */
export function statement(fact: Fact, dress: Dress): string {
  const { front, subject, inset, verb, rest, outcome } = piecesOf(fact, dress);
  return [
    front && `${uncapitalized(front)}, `,
    subject,
    inset && `, ${inset},`,
    ` ${verb}`,
    rest && ` ${rest}`,
    outcome && `, ${outcome}`,
  ].join("");
}

/** A clause as it stands inside a sentence. */
export function clauseText({ subject, verb, rest }: Clause): string {
  return [subject, verb, rest].filter((part) => part !== "").join(" ");
}

/** Words as a sentence: capital and period. */
export function asSentence(words: string): string {
  return `${capitalized(words)}.`;
}

/** Words that keep their capital inside a sentence are names; a front begins with a common word. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
