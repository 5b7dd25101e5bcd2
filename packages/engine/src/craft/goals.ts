import {
  type StarterFact,
  type StarterCard,
  type StarterRelationKind,
  starterCards,
} from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { SynthesisFacts } from "../facts/language.ts";
import { capitalized } from "../language/noun.ts";
import { clause, nounPhrase, sentence } from "../language/realise.ts";
import { factOf } from "./cards.ts";
import { definition } from "./writing-text.ts";

/** A sentence that a student may write from the notes, and the goal that it alone serves. */
export interface Goal {
  readonly kind: SynthesisFacts["goal"];
  /** After "The student wants to". */
  readonly wants: string;
  readonly sentence: string;
  /** The notes that it draws on. */
  readonly notes: readonly string[];
}

/** Four goals of one card, told apart by what their sentences do; each may be the one that is asked. */
export interface GoalSet {
  readonly card: StarterCard;
  readonly goals: readonly [Goal, Goal, Goal, Goal];
  readonly notes: readonly string[];
}

/** Goals that stand together at a level: the harder, the more of them relate two statements. */
const KINDS: Readonly<Record<Difficulty, readonly FourKinds[]>> = {
  Easy: [
    ["introduction", "date", "contrast", "result"],
    ["introduction", "date", "contrast", "similarity"],
    ["introduction", "date", "result", "similarity"],
  ],
  Medium: [
    ["date", "contrast", "result", "similarity"],
    ["date", "contrast", "result", "example"],
    ["introduction", "result", "similarity", "example"],
  ],
  Hard: [["contrast", "result", "similarity", "example"]],
};

/** Notes at most, and words in them at most (fact sheet §7.1: 108, with the line above them 119). */
const MOST_NOTES = 8;
const MOST_WORDS = 108;

type FourKinds = readonly [Goal["kind"], Goal["kind"], Goal["kind"], Goal["kind"]];

/** Longest option over shortest, in characters. */
const LENGTH_RATIO = 1.9;

/** Every set of goals at a level whose four sentences are of a length and need no more notes than the exam has. */
export function goalSetsAt(level: Difficulty): GoalSet[] {
  return starterCards.flatMap((card) =>
    KINDS[level].flatMap(([w, x, y, z]) => {
      const of = (kind: Goal["kind"]) => goals(card, kind);
      return combinations(of(w), of(x), of(y), of(z))
        .filter((set) => ofALength(set))
        .map((set) => ({ card, goals: set, notes: notesOf(card, set) }))
        .filter(({ notes }) => areFew(notes));
    }),
  );
}

function areFew(notes: readonly string[]): boolean {
  return notes.length <= MOST_NOTES && notes.join(" ").split(" ").length <= MOST_WORDS;
}

/** The definition, then what the goals draw on, each once. */
function notesOf(card: StarterCard, set: readonly Goal[]): string[] {
  return [...new Set([definition(card), ...set.flatMap(({ notes }) => notes)])];
}

function combinations(...[a, b, c, d]: readonly [Goal[], Goal[], Goal[], Goal[]]) {
  return a.flatMap((w) =>
    b.flatMap((x) => c.flatMap((y) => d.map((z): GoalSet["goals"] => [w, x, y, z]))),
  );
}

function ofALength(set: readonly Goal[]): boolean {
  const lengths = set.map((goal) => goal.sentence.length);
  return Math.max(...lengths) <= LENGTH_RATIO * Math.min(...lengths);
}

function goals(card: StarterCard, kind: Goal["kind"]): Goal[] {
  if (kind === "introduction") return [introduction(card)];
  if (kind === "date") return dates(card);
  return card.relations
    .filter((relation) => relation.kind === kind)
    .map(({ from, to }) => ({ from: factOf(card, from), to: factOf(card, to) }))
    .filter(({ from, to }) => nounPhrase(from.subject) !== nounPhrase(to.subject))
    .map(({ from, to }) => related(kind, from, to));
}

function introduction(card: StarterCard): Goal {
  return {
    kind: "introduction",
    wants: WANTS.introduction,
    sentence: definition(card),
    notes: [definition(card)],
  };
}

function dates({ facts }: StarterCard): Goal[] {
  return facts
    .filter((fact) => fact.tense === "past" && fact.when !== undefined)
    .map((fact) => ({
      kind: "date",
      wants: WANTS.date,
      sentence: sentence(fact),
      notes: [sentence(fact)],
    }));
}

function related(kind: StarterRelationKind, from: StarterFact, to: StarterFact): Goal {
  return {
    kind,
    wants: WANTS[kind],
    sentence: `${capitalized(joined(kind, clause(from), clause(to)))}.`,
    notes: [`${capitalized(clause(from))}.`, `${capitalized(clause(to))}.`],
  };
}

/** No goal names what its sentence is about: its words would point at the answer. */
const WANTS: Readonly<Record<Goal["kind"], string>> = {
  introduction: "introduce the subject to an audience unfamiliar with it",
  date: "specify the time of an event in the past",
  contrast: "emphasize a difference between two things",
  result: "explain the cause of something",
  similarity: "emphasize a similarity between two things",
  example: "support a general statement by one case of it",
};

function joined(kind: StarterRelationKind, from: string, to: string): string {
  return {
    contrast: `while ${from}, ${to}`,
    result: `because ${from}, ${to}`,
    similarity: `just as ${from}, ${to}`,
    example: `${from}; for instance, ${to}`,
  }[kind];
}
