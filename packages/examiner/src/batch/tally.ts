import type { Difficulty, OptionLetter } from "@sat/item";
import type { Sample } from "../guessers/trained.ts";

/** An item that a gate did not let pass, for the reader of a report. */
export interface Offender {
  readonly seed: number;
  readonly complaint: string;
  readonly question: string;
  readonly options: readonly string[];
  /** The letter of the key, or what may be typed. */
  readonly key: string;
}

/** How often a gate complained, and the first items it complained of. */
export interface GateCount {
  items: number;
  readonly offenders: Offender[];
}

/** How often a gate on the texts after the answer complained, and of what first. */
export interface AfterwardsCount {
  items: number;
  first?: { readonly level: Difficulty; readonly seed: number; readonly complaint: string };
}

/** So many seeds in a row. */
export interface SeedRange {
  readonly from: number;
  readonly seeds: number;
}

/** Everything counted over the seeds of one model at one level; small, whatever the number of seeds. */
export interface Tally {
  readonly model: string;
  readonly level: Difficulty;
  items: number;
  /** Items that at least one gate stopped. */
  invalid: number;
  /** Seeds whose every draw was given up. */
  exhausted: number;
  /** Draws given up, by reason. */
  readonly rejections: Record<string, number>;
  readonly gates: Record<string, GateCount>;
  /** By every gate on the texts after the answer, bound or not; and items that none of them complained of. */
  readonly afterwards: Record<string, AfterwardsCount>;
  read: { items: number; clean: number };
  /** Different signatures, those met once and those met twice, and different contents. */
  distinct: { signatures: number; once: number; twice: number; contents: number };
  readonly keyLetters: Record<OptionLetter, number>;
  /** Place of the key among four numbers, from the smallest. */
  readonly keyRanks: [number, number, number, number];
  /** Summed chances of the one-line guessers, in their order. */
  readonly guesses: Float64Array;
  /** Items that the guessers saw: each content once. */
  guessed: number;
  sample: Sample;
  makeMs: number;
  proofMs: number;
}
