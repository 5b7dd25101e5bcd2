import type { Difficulty, ResponseKind, SkillCode } from "@sat/item";
import type { Answer } from "../answer.ts";

/** What is calibrated as one: the questions that a version of an item model makes at a level. */
export interface Cell {
  readonly model: string;
  readonly version: number;
  readonly level: Difficulty;
  readonly kind: ResponseKind;
  readonly skill: SkillCode;
}

/** An answer with where its question comes from. */
export interface CellAnswer extends Answer, Cell {
  /** Whose it is: a learner's answers follow each other, in the order in which they were given. */
  readonly learner: string;
  /** The card, study or text that the question is about, if it is about one. */
  readonly source: string | null;
  /** If an option was chosen, and it is known what each of them stands for. */
  readonly choice?: OptionChoice | undefined;
}

export interface OptionChoice {
  /** The slips behind the wrong options. */
  readonly offered: readonly string[];
  /** The slip that was taken; null for the key. */
  readonly taken: string | null;
}

/** The same for the same cell, and for no other. */
export function cellKey({ model, version, level, kind }: Omit<Cell, "skill">): string {
  return [model, version, level, kind].join("/");
}
