import { type Difficulty, OPTION_LETTERS, type OptionLetter } from "@sat/item";

/** What a reader may find: the one right option, or that there is none, that there are several, that the text is at fault. */
export const VERDICTS = [...OPTION_LETTERS, "none", "several", "fault"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One solution of an authored question by someone who did not see its key; the letters are those of the canonical order. */
export interface BlindReading {
  /** Opaque, such as `reader-1`. */
  readonly reader: string;
  /** From stem and options alone, before the text was seen. */
  readonly guess: OptionLetter;
  /** With the text. */
  readonly answer: Verdict;
  /** From 1 to 5, where 5 is not to be told from a question of the exam. */
  readonly style?: number;
  /** How hard the reader found it. */
  readonly level?: Difficulty;
  readonly note?: string;
}

/** The blind readings of each authored question, by its id, which is a hash of what is read and of its key. */
export type Ledger = Readonly<Record<string, readonly BlindReading[]>>;

/** How many readers must have solved a question, each for himself. */
export const READINGS_DUE = 2;
