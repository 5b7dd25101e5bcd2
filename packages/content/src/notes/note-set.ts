import type { Difficulty, SlipCode } from "@sat/item";
import type { Field } from "../paragraphs/paragraph.ts";

/** What a student may want to do with notes (fact sheet §2.11). */
export type Goal =
  | "similarity"
  | "difference"
  /** Compares amounts or dates. */
  | "figures"
  /** Introduces to an audience that does not know, or to one that knows. */
  | "newcomers"
  | "insiders"
  | "study-and-finding"
  | "method"
  | "aim"
  | "finding"
  | "significance"
  | "advantage"
  | "difficulty"
  | "mechanism"
  | "reason"
  | "generalization"
  /** A generalization with an example. */
  | "example"
  | "place"
  | "time"
  | "category"
  | "achievement"
  | "scope"
  | "overview"
  | "rebuttal"
  | "theories"
  | "change"
  /** Two things at once, such as duration and purpose. */
  | "two-part";

/** Four to six notes on one piece of research or one comparison, and what a student may want to make of them. */
export interface NoteSet {
  /** Kebab-case, unique over all sets; the file has the same name. */
  readonly id: string;
  /** Raised by one whenever what it says or asks is changed; 1 when absent. */
  readonly version?: number;
  readonly field: Field;
  /** Where its facts are well established: kinds of reference works, not links. */
  readonly source: string;
  /** Short full sentences, 45 to 115 words in all. */
  readonly notes: readonly string[];
  readonly questions: readonly NoteQuestion[];
}

export interface NoteQuestion {
  readonly goal: Goal;
  readonly level: Difficulty;
  /** Completes "The student wants to …". */
  readonly wants: string;
  /** The notes that the key draws on, counted from 0: every name, number, and fact of the key stands in them. */
  readonly uses: readonly number[];
  readonly key: { readonly text: string; readonly reason: string };
  readonly wrong: readonly [WrongSentence, WrongSentence, WrongSentence];
  /** How the goal leads to the notes that count, in one or two sentences that do not quote the key. */
  readonly step: string;
  /** Completes "Look at the notes that say …". */
  readonly look: string;
}

/** A sentence that does not do what the student wants, or turns the notes round. */
export interface WrongSentence {
  readonly text: string;
  readonly code: SlipCode;
  /** In one sentence, on this sentence's own ground. */
  readonly reason: string;
  /** The note that a sentence with the code "contradicts-the-text" contradicts. */
  readonly against?: number;
}
