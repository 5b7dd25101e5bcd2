import { type Accept, Crossings, type Side } from "./crossings.ts";
import { type Cell, cellAt, coarseCells, cornersOf, gridOf, type TwoDimensional } from "./grid.ts";
import { chained, type Segment } from "./chained.ts";
import type { Path } from "./shapes.ts";
import type { View } from "./view.ts";

/** The paths on which a function is zero: marching squares on cells that are divided where its sign may change. */
export function contour(at: TwoDimensional, view: View, accept?: Accept): readonly Path[] {
  const grid = gridOf(view);
  const crossings = new Crossings(at, grid, accept);
  const segments: Segment[] = [];
  for (const { cell, block } of coarseCells(at, grid)) {
    if (!isMixed(cell)) continue;
    const corners = cornersOf(at, grid, block);
    for (let place = 0; place < block.rows * block.columns; place += 1) {
      const [column, row] = [place % block.columns, Math.floor(place / block.columns)];
      const edges = crossedEdges(cellAt(corners, column, row));
      segments.push(...crossings.segments(edges, block.column + column, block.row + row));
    }
  }
  return chained(segments);
}

/** Whether a function may be zero in a cell: its corners differ in sign, or it lacks a value at one. */
export function isMixed([one, two, three, four]: Cell): boolean {
  const isAllAbove = one > 0 && two > 0 && three > 0 && four > 0;
  const isAllBelow = one < 0 && two < 0 && three < 0 && four < 0;
  return !isAllAbove && !isAllBelow;
}

const SIDES: readonly Side[] = [0, 1, 2, 3];

/** Pairs of sides between which the curve runs. */
function crossedEdges(cell: Cell): readonly (readonly [Side, Side])[] {
  if (cell.some(Number.isNaN)) return [];
  const isAbove = cell.map((value) => value >= 0);
  const [first, second, third, fourth] = SIDES.filter(
    (side) => isAbove[side] !== isAbove[(side + 1) % 4],
  );
  if (first === undefined || second === undefined) return [];
  if (third === undefined || fourth === undefined) return [[first, second]];
  // A saddle: the curve keeps to the corners that differ from the middle.
  const middle = cell.reduce((sum, value) => sum + value, 0);
  const isCut = middle >= 0 === isAbove[0];
  return isCut
    ? [
        [first, second],
        [third, fourth],
      ]
    : [
        [fourth, first],
        [second, third],
      ];
}
