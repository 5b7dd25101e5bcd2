import { type Accept, Crossings, type Side } from "./crossings.ts";
import {
  type Cell,
  coarseBlock,
  cornersOf,
  forEachCell,
  gridOf,
  smallBlock,
  type TwoDimensional,
} from "./grid.ts";
import { chained, type Segment } from "./chained.ts";
import type { Path } from "./shapes.ts";
import type { View } from "./view.ts";

/** The paths on which a function is zero: marching squares on cells that are divided where its sign may change. */
export function contour(at: TwoDimensional, view: View, accept?: Accept): readonly Path[] {
  const grid = gridOf(view);
  const crossings = new Crossings(at, grid, accept);
  const segments: Segment[] = [];
  const coarse = coarseBlock(grid);
  forEachCell(cornersOf(at, grid, coarse), coarse, (large, column, row) => {
    if (!isMixed(large)) return;
    const block = smallBlock(column, row);
    forEachCell(cornersOf(at, grid, block), block, (cell, right, up) => {
      const sides = crossedSides(cell);
      if (sides.length > 0) {
        segments.push(...crossings.segments(sides, block.column + right, block.row + up));
      }
    });
  });
  return chained(segments);
}

/** Whether a function may be zero in a cell: its corners differ in sign, or it lacks a value at one. */
export function isMixed([one, two, three, four]: Cell): boolean {
  const isAllAbove = one > 0 && two > 0 && three > 0 && four > 0;
  const isAllBelow = one < 0 && two < 0 && three < 0 && four < 0;
  return !isAllAbove && !isAllBelow;
}

type Pairs = readonly (readonly [Side, Side])[];

const NONE: Pairs = [];

/** Between which sides the curve runs, by which corners are above zero: a bit each, the lower left one the lowest. */
const PAIRS: readonly Pairs[] = [
  NONE,
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  NONE,
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[0, 2]],
  NONE,
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [[0, 3]],
  NONE,
];

/** Two opposite corners above zero make a saddle, of which the middle tells how the curve passes. */
const ROUND_FIRST: Pairs = [
  [3, 0],
  [1, 2],
];
const ROUND_SECOND: Pairs = [
  [0, 1],
  [2, 3],
];

function crossedSides([one, two, three, four]: Cell): Pairs {
  const middle = one + two + three + four;
  if (Number.isNaN(middle)) return NONE;
  const above =
    (one >= 0 ? 1 : 0) + (two >= 0 ? 2 : 0) + (three >= 0 ? 4 : 0) + (four >= 0 ? 8 : 0);
  if (above === 5) return middle >= 0 ? ROUND_SECOND : ROUND_FIRST;
  if (above === 10) return middle >= 0 ? ROUND_FIRST : ROUND_SECOND;
  return PAIRS[above] ?? NONE;
}
