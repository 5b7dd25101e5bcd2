import {
  type StarterFact,
  type StarterCard,
  type StarterRelationKind,
  starterCards,
} from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { OldStretch } from "../facts/language.ts";
import { plural } from "../language/noun.ts";
import { clause, finiteVerb, nounPhrase, pronounClause } from "../language/realise.ts";
import { factOf } from "./cards.ts";

/** What may stand at a joint: nothing, a mark, or a conjunction. */
export type Mark = "" | "," | ";" | ":" | " and";

/** A sentence in two stretches, and the one mark that can stand between them. */
export interface Joint {
  readonly card: StarterCard;
  readonly mark: Mark;
  /** Id of the point in the fact sheet. */
  readonly archetype: string;
  readonly before: OldStretch;
  readonly after: OldStretch;
}

type Shape = Omit<Joint, "card">;

/** Every joint that the cards allow at a level. */
export function jointsAt(level: Difficulty): Joint[] {
  return starterCards.flatMap((card) =>
    [
      ...(level === "Hard" ? verbAndComplement(card) : subjectAndVerb(card, level)),
      ...(level === "Hard" ? closedSupplements(card) : dependentFirst(card)),
      ...twoClauses(card, level),
      announced(card),
    ].map((shape) => ({ card, ...shape })),
  );
}

/** Every joint between clauses that the cards allow at a level, and as many where no clause ends. */
export function clauseLinksAt(level: Difficulty): Joint[] {
  return starterCards.flatMap((card) =>
    [
      ...subjectAndVerb(card, level),
      ...dependentFirst(card),
      ...twoClauses(card, level),
      ...sharedSubject(card, level),
    ].map((shape) => ({ card, ...shape })),
  );
}

/** Two verbs of one subject are joined by "and" alone. */
function sharedSubject({ person: { noun, did, act } }: StarterCard, level: Difficulty): Shape[] {
  const who = { Easy: "", Medium: " from a nearby town", Hard: " who had come from far away" };
  return [`one ${noun}`, `two ${plural(noun)}`].map((subject) => ({
    mark: " and",
    archetype: "B04",
    before: { text: `on one occasion, ${subject}${who[level]} ${did}`, role: "clause" },
    after: { text: act, role: "second-predicate" },
  }));
}

/** Nothing may part a subject from its verb; on Medium a time stands in front. */
function subjectAndVerb({ facts }: StarterCard, level: Difficulty): Shape[] {
  return facts
    .filter(({ when }) => level === "Easy" || when !== undefined)
    .map((fact) => ({
      mark: "",
      archetype: "B19",
      before: { text: timed(fact, nounPhrase(fact.subject)), role: "subject" },
      after: { text: `${finiteVerb(fact)} ${fact.rest}`, role: "predicate" },
    }));
}

/** Nothing may part a verb from what it needs after it, however much stands before. */
function verbAndComplement({ facts }: StarterCard): Shape[] {
  return facts
    .filter(({ voice }) => voice === "active")
    .map((fact) => ({
      mark: "",
      archetype: "B20",
      before: { text: `${nounPhrase(fact.subject)} ${finiteVerb(fact)}`, role: "verb" },
      after: { text: fact.rest, role: "complement" },
    }));
}

/** A comma closes a dependent clause that opens the sentence. */
function dependentFirst(card: StarterCard): Shape[] {
  return related(card, ["contrast", "result"]).map(({ kind, from, to }) => ({
    mark: ",",
    archetype: "B05",
    before: {
      text: `${kind === "contrast" ? "although" : "because"} ${clause(from)}`,
      role: "dependent-clause",
    },
    after: { text: following(from, to), role: "clause" },
  }));
}

/** A comma opens a nonessential clause, so a comma must close it. */
function closedSupplements({ facts }: StarterCard): Shape[] {
  return facts
    .filter(({ aside }) => aside !== undefined)
    .map((fact) => ({
      mark: ",",
      archetype: "B13",
      before: {
        text: timed(fact, `${nounPhrase(fact.subject)}, ${fact.aside}`),
        role: "opened-supplement",
      },
      after: { text: `${finiteVerb(fact)} ${fact.rest}`, role: "predicate" },
    }));
}

const ADVERBS = {
  contrast: ["however", "by contrast"],
  similarity: ["similarly", "likewise"],
} as const;

/**
 * A semicolon joins two full clauses; the adverb opens the second, or on Hard follows its subject. Not
 * with a result, before which some editors would also take a colon.
 */
function twoClauses(card: StarterCard, level: Difficulty): Shape[] {
  return related(card, ["contrast", "similarity"]).flatMap(({ kind, from, to }) =>
    ADVERBS[kind].map((adverb) => ({
      mark: ";" as const,
      archetype: "B17",
      before: { text: clause(from), role: "clause" as const },
      after: {
        text:
          level === "Hard"
            ? `${nounPhrase(to.subject)}, ${adverb}, ${finiteVerb(to)} ${to.rest}`
            : `${adverb}, ${following(from, to)}`,
        role: "clause" as const,
      },
    })),
  );
}

/** A colon announces a list after a full clause. */
function announced({ list: { lead, items } }: StarterCard): Shape {
  const [first, second, third] = items;
  return {
    mark: ":",
    archetype: "B14",
    before: { text: lead, role: "clause" },
    after: { text: `${first}, ${second}, and ${third}`, role: "list" },
  };
}

function related<Kind extends StarterRelationKind>(card: StarterCard, kinds: readonly Kind[]) {
  return kinds.flatMap((kind) =>
    card.relations
      .filter((relation) => relation.kind === kind)
      .map(({ from, to }) => ({ kind, from: factOf(card, from), to: factOf(card, to) })),
  );
}

/** The second of two clauses: a pronoun stands for a subject that both share. */
function following(from: StarterFact, to: StarterFact): string {
  return nounPhrase(from.subject) === nounPhrase(to.subject) ? pronounClause(to) : clause(to);
}

/** The words with the time of the fact in front, as inside a sentence. */
function timed({ when }: StarterFact, words: string): string {
  if (when === undefined) return words;
  return `${when.charAt(0).toLowerCase()}${when.slice(1)}, ${words}`;
}
