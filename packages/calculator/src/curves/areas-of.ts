import { isMixed } from "./contour.ts";
import {
  type Block,
  type Cell,
  coarseBlock,
  cornersOf,
  forEachCell,
  type Grid,
  gridOf,
  PARTS,
  smallBlock,
  type TwoDimensional,
} from "./grid.ts";
import type { Path } from "./shapes.ts";
import type { View } from "./view.ts";

/** Polygons that cover where a function is above zero: whole runs of cells, and cut ones along the edge. */
export function areasOf(at: TwoDimensional, view: View): readonly Path[] {
  const grid = gridOf(view);
  const areas: Path[] = [];
  const runs = new Runs(grid, PARTS, areas);
  // Where there is no value nothing holds.
  const margin: TwoDimensional = (x, y) => {
    const value = at(x, y);
    return Number.isNaN(value) ? -1 : value;
  };
  const coarse = coarseBlock(grid);
  forEachCell(cornersOf(margin, grid, coarse), coarse, (cell, column, row) => {
    const block = smallBlock(column, row);
    if (isMixed(cell)) areas.push(...partsOf(margin, grid, block));
    else if (cell[0] > 0) runs.add(block.column, block.row);
  });
  runs.end();
  return areas;
}

/** The small cells of one that is neither in nor out. */
function partsOf(margin: TwoDimensional, grid: Grid, block: Block): readonly Path[] {
  const areas: Path[] = [];
  const corners = cornersOf(margin, grid, block);
  const runs = new Runs(grid, 1, areas);
  forEachCell(corners, block, (cell, column, row) => {
    if (isMixed(cell)) areas.push(cut(cell, grid, block.column + column, block.row + row));
    else if (cell[0] > 0) runs.add(block.column + column, block.row + row);
  });
  runs.end();
  return areas;
}

/** Cells side by side in a row, put together to one polygon. */
class Runs {
  readonly #grid: Grid;
  readonly #size: number;
  readonly #areas: Path[];
  #run: { readonly row: number; readonly from: number; readonly to: number } | null = null;

  constructor(grid: Grid, size: number, areas: Path[]) {
    this.#grid = grid;
    this.#size = size;
    this.#areas = areas;
  }

  add(column: number, row: number): void {
    const goesOn = this.#run?.row === row && this.#run.to === column;
    const from = goesOn ? (this.#run?.from ?? column) : column;
    if (!goesOn) this.end();
    this.#run = { row, from, to: column + this.#size };
  }

  end(): void {
    if (this.#run === null) return;
    const { row, from, to } = this.#run;
    const [left, right] = [this.#grid.xs[from] ?? NaN, this.#grid.xs[to] ?? NaN];
    const [low, high] = [this.#grid.ys[row] ?? NaN, this.#grid.ys[row + this.#size] ?? NaN];
    this.#areas.push([left, low, right, low, right, high, left, high]);
    this.#run = null;
  }
}

/** The part of a small cell in which the function, taken as even between corners, is above zero. */
function cut(cell: Cell, grid: Grid, column: number, row: number): Path {
  const [left, right] = [grid.xs[column] ?? NaN, grid.xs[column + 1] ?? NaN];
  const [low, high] = [grid.ys[row] ?? NaN, grid.ys[row + 1] ?? NaN];
  const corners = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ] as const;
  return corners.flatMap(([x, y], at) => {
    const [value = 0, next = 0] = [cell[at], cell[(at + 1) % 4]];
    const [nextX = x, nextY = y] = corners[(at + 1) % 4] ?? [];
    // Halfway where one is beyond all numbers.
    const share = Number.isFinite(value - next) ? value / (value - next) : 0.5;
    const crossing =
      value >= 0 === next >= 0 ? [] : [x + (nextX - x) * share, y + (nextY - y) * share];
    return value >= 0 ? [x, y, ...crossing] : crossing;
  });
}
