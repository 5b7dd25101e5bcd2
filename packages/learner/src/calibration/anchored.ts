import { EXAM_SECTIONS, examSectionOf } from "@sat/item";
import type { BelievedDifficulty } from "../answer.ts";
import { declaredDifficulty } from "../belief.ts";
import type { Cell } from "./cell.ts";

/** A cell, and how many answers there are to its questions. */
export interface CountedCell extends Cell {
  readonly answers: number;
  /** Of how many learners they are. */
  readonly learners: number;
}

/** What a cell's answers and its declared difficulty come to. */
export interface WeighedCell {
  readonly cell: CountedCell;
  readonly believed: BelievedDifficulty;
}

/** What answers say of a cell's difficulty. */
export interface CellEstimate extends CountedCell {
  readonly declared: number;
  /** By the answers alone. */
  readonly observed: BelievedDifficulty;
  /** By both: drawn to what is declared the more, the fewer answers there are, unless they contradict it. */
  readonly difficulty: BelievedDifficulty;
}

/** How far all difficulties of a section may seem off together, because its learners are abler or less able than others. */
const SHARED_SPREAD = 0.25;

const square = (spread: number) => spread ** 2;

/** What is said by the answers alone: the distance from what is declared, and its variance. */
function apart({ cell, believed }: WeighedCell) {
  const declared = declaredDifficulty(cell.level);
  const precision = 1 / square(believed.spread) - 1 / square(declared.spread);
  const distance = (believed.mean - declared.mean) / (square(believed.spread) * precision);
  return { cell, distance, variance: 1 / precision };
}

/** What answers say of cells, with what all of a section have in common put down to its learners and not to its questions. */
export function anchored(cells: readonly WeighedCell[]): CellEstimate[] {
  return EXAM_SECTIONS.flatMap((section) => {
    const known = cells
      .filter(({ cell }) => examSectionOf(cell.skill) === section)
      .map(apart)
      .filter(({ variance }) => variance > 0);
    const shared = sharedBy(known);
    return known.map(({ cell, distance, variance }) =>
      estimateOfCell({
        cell,
        distance: distance - shared.distance,
        variance: variance + shared.variance,
      }),
    );
  });
}

/** What cells have in common: their median, for some may be far off, drawn to nothing the more, the fewer they are. */
function sharedBy(known: readonly ReturnType<typeof apart>[]) {
  const inOrder = known
    .map(({ cell, distance, variance }) => ({
      distance,
      weight: 1 / (square(declaredDifficulty(cell.level).spread) + variance),
    }))
    .toSorted((one, other) => one.distance - other.distance);
  const weight = inOrder.reduce((sum, each) => sum + each.weight, 0);
  let left = weight / 2;
  const median = inOrder.find((each) => (left -= each.weight) <= 0)?.distance ?? 0;
  const precision = weight + 1 / square(SHARED_SPREAD);
  return { distance: (median * weight) / precision, variance: 1 / precision };
}

function estimateOfCell({ cell, distance, variance }: ReturnType<typeof apart>): CellEstimate {
  const declared = declaredDifficulty(cell.level);
  const precision = 1 / square(declared.spread) + 1 / variance;
  return {
    ...cell,
    declared: declared.mean,
    observed: { mean: declared.mean + distance, spread: Math.sqrt(variance) },
    difficulty: {
      mean: declared.mean + distance / variance / precision,
      spread: Math.sqrt(1 / precision),
    },
  };
}
