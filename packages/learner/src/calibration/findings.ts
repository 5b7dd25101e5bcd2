import { DIFFICULTIES, type Difficulty } from "@sat/item";
import { declaredDifficulty } from "../belief.ts";
import { shareBelow } from "../normal.ts";
import type { CellEstimate } from "./anchored.ts";
import { atMost } from "./binomial.ts";
import type { Cell } from "./cell.ts";
import { beyondChance, type Tested } from "./false-discoveries.ts";
import type { OptionTally, QuestionTally } from "./option-tallies.ts";

/** A cell that is farther from its declared difficulty than that is unsure. */
export interface OffLevel extends Tested, Cell {
  readonly fault: "off-level";
}

/** A model whose questions of one level are harder than those of a level that is called harder. */
export interface LevelsReversed extends Tested, Cell {
  readonly fault: "levels-reversed";
  readonly harder: Difficulty;
}

/** A wrong option that next to none of those take who are wrong, or that beats the key. */
export interface OptionFault extends Tested, Cell {
  readonly fault: "dead-option" | "losing-key";
  readonly source: string | null;
  readonly slip: string;
  readonly tally: OptionTally;
}

export type Finding = OffLevel | LevelsReversed | OptionFault;

/** Of the findings of one kind, this share may be chance. */
const FALSE_SHARE = 0.05;
/** A wrong option is dead if it has less than this share of the wrong answers; a third is its due. */
const DEAD = 0.05;
/** Counts that are smaller can say neither. */
const LEAST = { missed: 60, abler: 10 };

export function findingsIn(
  estimates: readonly CellEstimate[],
  tallies: readonly QuestionTally[],
): Finding[] {
  return [
    ...offLevels(estimates),
    ...beyondChance(reversals(estimates), FALSE_SHARE),
    ...beyondChance(tallies.flatMap(deadOptions), FALSE_SHARE),
    ...beyondChance(tallies.flatMap(losingKeys), FALSE_SHARE),
  ];
}

export function offLevels(estimates: readonly CellEstimate[]): OffLevel[] {
  return beyondChance(estimates.map(offLevel), FALSE_SHARE);
}

const cellOf = ({ model, version, level, kind, skill }: Cell): Cell => {
  return { model, version, level, kind, skill };
};

function offLevel(estimate: CellEstimate): OffLevel {
  const { declared, observed, level } = estimate;
  const beyond = Math.abs(observed.mean - declared) - declaredDifficulty(level).spread;
  const chance = shareBelow(-beyond / observed.spread);
  return { fault: "off-level", ...cellOf(estimate), chance };
}

function reversals(estimates: readonly CellEstimate[]): LevelsReversed[] {
  const places = new Map(DIFFICULTIES.map((level, place) => [level, place]));
  const place = ({ level }: CellEstimate) => places.get(level) ?? Number.NaN;
  const ofModels = Map.groupBy(estimates, ({ model, version, kind }) =>
    [model, version, kind].join("/"),
  );
  return [...ofModels.values()].flatMap((levels) =>
    levels.flatMap((one) =>
      levels
        .filter((other) => place(one) < place(other))
        .map((other) => reversal(one, other.observed, other.level)),
    ),
  );
}

function reversal(
  easier: CellEstimate,
  observed: CellEstimate["observed"],
  harder: Difficulty,
): LevelsReversed {
  const spread = Math.sqrt(easier.observed.spread ** 2 + observed.spread ** 2);
  const chance = shareBelow((observed.mean - easier.observed.mean) / spread);
  return { fault: "levels-reversed", ...cellOf(easier), harder, chance };
}

function deadOptions(questions: QuestionTally): OptionFault[] {
  return [...questions.bySlip]
    .filter(([, { missed }]) => missed >= LEAST.missed)
    .map(([slip, tally]) => ({
      ...optionFault("dead-option", questions, slip, tally),
      chance: atMost(tally.taken, tally.missed, DEAD),
    }));
}

/** Among the abler, the key is taken less often than one wrong option, and it is not the abler who take it. */
function losingKeys(questions: QuestionTally): OptionFault[] {
  return [...questions.bySlip]
    .filter(([, { takenByAbler, keyedByAbler }]) => takenByAbler + keyedByAbler >= LEAST.abler)
    .map(([slip, tally]) => {
      const { takenByAbler, keyedByAbler } = tally;
      const isByAbler = questions.rightAndAble() >= 0;
      const chance = isByAbler ? 1 : atMost(keyedByAbler, takenByAbler + keyedByAbler, 0.5);
      return { ...optionFault("losing-key", questions, slip, tally), chance };
    });
}

function optionFault(
  fault: OptionFault["fault"],
  { cell, source }: QuestionTally,
  slip: string,
  tally: OptionTally,
): Omit<OptionFault, "chance"> {
  return { fault, ...cell, source, slip, tally };
}
