import type { NounKind, RelationKind } from "@sat/content";
import type { UsageFacts } from "./usage.ts";

export type * from "./usage.ts";

/** What a writing item claims. The examiner reads the printed text with each option in the blank. */
export type LanguageFacts =
  | UsageFacts
  | BoundaryFacts
  | VerbFormFacts
  | ModifierFacts
  | RelationFacts;

/** The options are what may stand between two stretches of a sentence; which may depends on what they are. */
export interface BoundaryFacts {
  readonly kind: "boundary";
  readonly before: Stretch;
  readonly after: Stretch;
}

export type StretchRole =
  | "clause"
  /** A full clause with a conjunctive adverb at its front or inside it. */
  | "turning-clause"
  | "dependent-clause"
  /** A phrase in front of the main clause. */
  | "front"
  | "subject"
  | "predicate"
  /** A subject and its verb that need a complement. */
  | "verb"
  | "complement"
  /** What interrupts; the text after it begins with the mark that closes it. */
  | "inset"
  /** A subject with an interruption whose closing mark is due. */
  | "opened-inset"
  /** A nonfinite phrase that comments on the clause. */
  | "outcome"
  | "list"
  /** A second verb with its complement, whose subject stands in the clause before. */
  | "second-predicate"
  /** A noun, then the phrase that belongs to it; a preposition, then its object. */
  | "head"
  | "phrase"
  | "preposition"
  | "object"
  /** A role such as "botanist" or "the botanist", then the name of its bearer. */
  | "title"
  | "name"
  /** A clause that says which one is meant. */
  | "essential-clause"
  /** All up to a series that completes it, and the series. */
  | "series-lead"
  | "series"
  /** All up to the end of a thing in a row of three, and the next or the last thing. */
  | "item"
  | "next-item"
  /** The same for things that hold a comma of their own, and the two halves of such a thing. */
  | "glossed-item"
  | "next-glossed-item"
  | "item-name"
  | "gloss";

export interface Stretch {
  /** As it stands in the text, without the mark at the joint. */
  readonly text: string;
  readonly role: StretchRole;
  /** The finite verb that makes it a clause or a predicate, as it stands in the text. */
  readonly verb?: string;
  /** A time or place in front of the subject, without its comma. */
  readonly front?: string;
}

/** The options are transitions between two statements; which may stand depends on how the second bears on the first. */
export interface RelationFacts {
  readonly kind: "relation";
  readonly relation: RelationKind;
  /** What a strict reader could say there as well. */
  readonly also: readonly RelationKind[];
  /** The two statements without capital or final mark, the second without its transition. */
  readonly first: string;
  readonly second: string;
}

/** The options are forms of one verb; right is the one that the place in the sentence has room for. */
export interface VerbFormFacts {
  readonly kind: "verb-form";
  readonly room: VerbRoom;
}

/** What a place for a verb is; all words as they stand in the text, the case of the first letter aside. */
export type VerbRoom =
  /** The verb of a clause: its subject's head, and what stands in front. */
  | {
      readonly kind: "main";
      readonly subject: string;
      readonly time?: string;
      readonly opening?: string;
      /** A date behind the verb, in the verb's own clause, that fixes its tense: "in 1924". */
      readonly date?: string;
    }
  /** The verb right after "that", "which", or "who". */
  | { readonly kind: "relative"; readonly antecedent: string; readonly pronoun: string }
  /** Behind a full clause and its comma. */
  | { readonly kind: "outcome"; readonly finite: string }
  | { readonly kind: "preposition" }
  /** Right behind a verb or a noun that calls for an infinitive. */
  | { readonly kind: "infinitive"; readonly caller: string };

/** A phrase opens a sentence, and the options are clauses that put different nouns behind it. */
export interface ModifierFacts {
  readonly kind: "modifier";
  readonly phrase: string;
  /** The first words of each option, and what kind of noun they are. */
  readonly nouns: readonly { readonly noun: string; readonly kind: NounKind }[];
}
