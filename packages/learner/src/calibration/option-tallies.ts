import type { Ability } from "../ability.ts";
import { standing } from "../belief.ts";
import { type Cell, type CellAnswer, cellKey, type OptionChoice } from "./cell.ts";

/** How often a wrong option was taken when it was on offer. */
export interface OptionTally {
  taken: number;
  /** How often any wrong option was. */
  missed: number;
  /** By the abler, to whom the question should be easier than not. */
  takenByAbler: number;
  keyedByAbler: number;
}

/** The questions of a cell, or those among them about one source. */
export interface QuestionTally {
  readonly cell: Cell;
  readonly source: string | null;
  readonly bySlip: Map<string, OptionTally>;
  /** Whether it is the abler who are right: the covariance of both, but for a factor. */
  readonly rightAndAble: () => number;
}

class Tally implements QuestionTally {
  readonly cell: Cell;
  readonly source: string | null;
  readonly bySlip = new Map<string, OptionTally>();
  #answers = 0;
  #right = 0;
  #heights = 0;
  #heightsOfRight = 0;

  constructor({ model, version, level, kind, skill }: Cell, source: string | null) {
    this.cell = { model, version, level, kind, skill };
    this.source = source;
  }

  rightAndAble = (): number => this.#answers * this.#heightsOfRight - this.#right * this.#heights;

  /** @param height how far above the question the learner was believed to be */
  count({ offered, taken }: OptionChoice, height: number): void {
    this.#answers++;
    this.#heights += height;
    if (taken === null) {
      this.#right++;
      this.#heightsOfRight += height;
    }
    for (const slip of new Set(offered)) this.#countSlip(slip, { taken, isAbler: height >= 0 });
  }

  #countSlip(slip: string, { taken, isAbler }: { taken: string | null; isAbler: boolean }): void {
    const before = this.bySlip.get(slip);
    const tally = before ?? { taken: 0, missed: 0, takenByAbler: 0, keyedByAbler: 0 };
    if (taken !== null) tally.missed++;
    if (taken === slip) tally.taken++;
    if (isAbler && taken === slip) tally.takenByAbler++;
    if (isAbler && taken === null) tally.keyedByAbler++;
    this.bySlip.set(slip, tally);
  }
}

/** Which options were taken, by cell and, where questions are about a source, by that as well. */
export class OptionTallies {
  readonly #tallies = new Map<string, Tally>();

  /** Counts an answer that was thought about; before it, this was believed of the learner. */
  count(answer: CellAnswer, ability: Ability): void {
    const { choice, source, manner } = answer;
    if (choice === undefined || manner !== "thought") return;
    // By the level's declared difficulty: a key that is wrong makes its questions seem hard.
    const { z } = standing(ability, { ...answer, difficulty: undefined }, answer.hints);
    for (const one of source === null ? [null] : [null, source]) {
      const key = `${cellKey(answer)}/${one ?? ""}`;
      const tally = this.#tallies.get(key) ?? new Tally(answer, one);
      this.#tallies.set(key, tally);
      tally.count(choice, z);
    }
  }

  all(): QuestionTally[] {
    return [...this.#tallies.values()];
  }
}
