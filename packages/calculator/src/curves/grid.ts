import { type Range, rangeOf, type View } from "./view.ts";

/** A function of the plane; NaN where it has no value. */
export type TwoDimensional = (x: number, y: number) => number;

/** Pixels of a cell that is only looked at from its corners, and into how many parts one is divided that is not. */
const COARSE = 12;
export const PARTS = 4;
export const SMALL_CELL = COARSE / PARTS;

/** The plane in cells, with places counted in parts of them. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The coordinates of the places. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

export function gridOf(view: View): Grid {
  const [across, up] = [rangeOf(view, "x"), rangeOf(view, "y")];
  const columns = Math.ceil(across.pixels / COARSE);
  const rows = Math.ceil(up.pixels / COARSE);
  return { columns, rows, xs: places(across, columns), ys: places(up, rows) };
}

function places({ from, to }: Range, cells: number): Float64Array {
  const count = cells * PARTS;
  return Float64Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
}

/** The values at the corners of a block of cells, row by row. */
export interface Corners {
  readonly values: Float64Array;
  /** Corners in a row. */
  readonly stride: number;
}

/** A block of cells: its first corner in parts, how many parts a cell has, and how many cells. */
export interface Block {
  readonly column: number;
  readonly row: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export function cornersOf(at: TwoDimensional, { xs, ys }: Grid, block: Block): Corners {
  const stride = block.columns + 1;
  const values = new Float64Array(stride * (block.rows + 1));
  for (let row = 0; row <= block.rows; row += 1) {
    const y = ys[block.row + row * block.step] ?? NaN;
    for (let column = 0; column <= block.columns; column += 1) {
      values[row * stride + column] = at(xs[block.column + column * block.step] ?? NaN, y);
    }
  }
  return { values, stride };
}

/** The four corners of a cell, against the clock from its lower left. */
export type Cell = readonly [number, number, number, number];

function cellAt({ values, stride }: Corners, column: number, row: number): Cell {
  const at = row * stride + column;
  const corner = (place: number) => values[place] ?? NaN;
  return [corner(at), corner(at + 1), corner(at + stride + 1), corner(at + stride)];
}

/** The whole of a grid in coarse cells. */
export function coarseBlock({ columns, rows }: Grid): Block {
  return { column: 0, row: 0, step: PARTS, columns, rows };
}

/** A coarse cell in small ones. */
export function smallBlock(column: number, row: number): Block {
  return { column: column * PARTS, row: row * PARTS, step: 1, columns: PARTS, rows: PARTS };
}

/** Calls for each cell of a block with its corners and its place in the block, row by row. */
export function forEachCell(
  corners: Corners,
  { columns, rows }: Block,
  call: (cell: Cell, column: number, row: number) => void,
): void {
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      call(cellAt(corners, column, row), column, row);
  }
}
