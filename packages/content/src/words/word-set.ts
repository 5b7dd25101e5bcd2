import type { Difficulty, SlipCode } from "@sat/item";

/** How the text pins the word down: the clue architectures of digital-sat §2.1. */
export type ClueKind =
  | "W1"
  | "W2"
  | "W3"
  | "W4"
  | "W5"
  | "W6"
  | "W7"
  | "W8"
  | "W9"
  | "W10"
  | "W11"
  | "W12";

/** Why a word of the set will not do in this text. */
export interface Misfit {
  readonly code: SlipCode;
  readonly reason: string;
}

/** A text in which one word of the set fits, and the three others do not. */
export interface WordContext<Misfits = Readonly<Record<string, Misfit>>> {
  /** Raised by one whenever it is changed; 1 when absent. Only its own question changes then. */
  readonly version?: number;
  readonly level: Difficulty;
  readonly clueKind: ClueKind;
  /** With a blank; in a set of meanings, with the word itself instead. */
  readonly text: string;
  /** The words that decide, exactly as they stand in the text. */
  readonly clue: string;
  /** Why the word fits here. */
  readonly reason: string;
  readonly misfits: Misfits;
  /** First sentence of the explanation: at most 100 characters, no full stop but its last. */
  readonly opening: string;
  readonly hint: string;
  /** Where facts about real people and things are well established; absent where none are stated. */
  readonly source?: string;
}

/**
 * Four words of one part of speech and form, each with a text in which it alone fits. The options are the
 * same four every time, so nothing about them can give the key away.
 */
export interface WordSet<Contexts = Readonly<Record<string, WordContext>>> {
  /** Kebab-case; the file has the same name. */
  readonly id: string;
  /** When set, the four are meanings of this word, and the question asks which one it has. */
  readonly meaningsOf?: string;
  readonly contexts: Contexts;
}

/** Holds a set to its own four words: each has a text, and each text a reason against the other three. */
export function wordSet<const Word extends string>(
  set: WordSet<{
    readonly [Key in Word]: WordContext<Readonly<Record<Exclude<Word, Key>, Misfit>>>;
  }>,
): WordSet {
  return set;
}
