import type { Drill, Pronoun } from "./drill.ts";

/** A field of knowledge that fact cards are sorted by. */
export const FIELDS = [
  "science",
  "history",
  "arts",
  "literature",
  "technology",
  "geography",
  "society",
  "everyday",
] as const;
export type Field = (typeof FIELDS)[number];

export type GrammaticalNumber = "singular" | "plural";

/** A noun phrase in parts: "the record keepers" + "of the Inca empire". */
export interface NounPhrase {
  readonly head: string;
  readonly number: GrammaticalNumber;
  /** What follows the head; its last noun has the other number, to draw the eye from the head. May be empty. */
  readonly after: string;
}

/** A clause as it is printed: subject, finite verb, all that follows; no capital that a name does not need, no final mark. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

/** The time of a fact: what is so, what was so once, what has been so since then, what had been so before then. */
export type Tense = "present" | "past" | "perfect" | "past-perfect";

/** One true statement as a frame that the realiser words in several ways. */
export interface Fact {
  readonly id: string;
  readonly subject: NounPhrase;
  /** Base form: "spin". */
  readonly verb: string;
  readonly voice: "active" | "passive";
  readonly tense: Tense;
  /** All that follows the verb, without a comma at its front or a mark at its end. */
  readonly rest: string;
  /** Words that fix the tense, as they stand in front: "By the 1400s". */
  readonly when?: string;
  /** Where it is so, as it stands in front: "On the dry side of the island". */
  readonly where?: string;
  /** A nonessential clause about the subject, without its commas: "which few visitors see". */
  readonly aside?: string;
  /** A noun phrase that renames the subject, without its commas: "a close relative of the onion". */
  readonly apposition?: string;
  /** What follows from the whole statement, as an -ing phrase without its comma: "leaving a crust of salt". */
  readonly outcome?: string;
}

/** How one statement bears on another. */
export const RELATION_KINDS = [
  "cause",
  "contrast",
  "concession",
  "replacement",
  "sequence",
  "example",
  "restatement",
  "addition",
  "emphasis",
  "similarity",
  "alternative",
  "purpose",
  "evaluation",
  "summary",
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** Two statements in the order they are told, and how the second bears on the first. */
export interface Relation {
  readonly kind: RelationKind;
  readonly first: Clause;
  readonly second: Clause;
}

/** A full clause that announces three things, and the things. */
export interface AnnouncedList {
  readonly lead: Clause;
  readonly items: readonly [string, string, string];
}

/** One subject doing three things in turn, all in the past or all in the present tense. */
export interface Steps {
  readonly subject: NounPhrase;
  readonly tense: "present" | "past";
  /** Base forms with what follows them: ["cut", "the reeds"]. */
  readonly deeds: readonly [Deed, Deed, Deed];
}
export type Deed = readonly [verb: string, rest: string];

/** Someone at work, alone or with another: "whenever one weaver repeated a pattern, the weaver's hands …". */
export interface Person {
  /** Regular noun in the singular: "weaver". */
  readonly noun: string;
  /** In the past tense, of one as of two: "repeated a pattern from memory". */
  readonly did: string;
  /** What belongs to them, in the plural, and what is said of it in the past tense. */
  readonly owned: string;
  readonly verdict: string;
  /** What is said of themselves, in the past tense. */
  readonly act: string;
}

/** What a card is about, as a definition: "khipus", "are", "the knotted cords on which …". */
export interface Definition {
  readonly name: string;
  readonly number: GrammaticalNumber;
  readonly is: string;
}

/** What a student may want to do with notes (fact sheet §2.11). */
export const GOALS = [
  "G01",
  "G02",
  "G03",
  "G04",
  "G06",
  "G07",
  "G08",
  "G09",
  "G10",
  "G11",
  "G12",
  "G13",
  "G14",
  "G15",
  "G16",
  "G17",
  "G18",
  "G19",
  "G20",
  "G21",
  "G22",
  "G24",
  "G25",
  "G26",
] as const;
export type GoalId = (typeof GOALS)[number];

/** A sentence made of notes, and the goal that it alone of its card's claims meets. */
export interface Claim {
  readonly goal: GoalId;
  /** Completes "The student wants to …": "emphasize a similarity between reed boats and log rafts". */
  readonly wants: string;
  /** A full sentence with capital and period, 15 to 35 words. */
  readonly sentence: string;
  /** Which notes it draws on, counted from 0; all that it says stands there. */
  readonly notes: readonly number[];
}

/** Six to eight true facts about one thing, and everything that is asked about it. */
export interface FactCard {
  readonly id: string;
  /** Raised by one whenever what it says is changed; 1 when absent. Only what is made of it changes then. */
  readonly version?: number;
  readonly field: Field;
  readonly about: Definition;
  /** Where the facts are well established: kinds of reference works, not links. */
  readonly source: string;
  /** Full sentences that introduce the topic; any of them may stand before any sentence of the card. */
  readonly openers: readonly string[];
  readonly facts: readonly Fact[];
  readonly relations: readonly Relation[];
  readonly list: AnnouncedList;
  readonly steps: Steps;
  /** One sentence for each form: its and their own what follows, it's and they're say it of the antecedent. */
  readonly pronouns: Readonly<Record<"its" | "it's" | "their" | "they're", Pronoun>>;
  readonly person: Person;
  /** Six to eight short full sentences, as a student would note them. */
  readonly notes: readonly string[];
  readonly claims: readonly Claim[];
  readonly drills: readonly Drill[];
}
