import type { Segment, Knot } from "./chained.ts";
import type { Grid, TwoDimensional } from "./grid.ts";
import { closeIn } from "./one-dimension.ts";

/** Whether a place where the sign changes is of the curve. */
export type Accept = (x: number, y: number) => boolean;

/** The sides of a cell, from the lower one against the clock. */
export type Side = 0 | 1 | 2 | 3;

/** At a zero a function is this small beside what it is at the ends of the side; at a pole it is not. */
const SMALL = 1e-3;

/** Where a function changes its sign on the sides of small cells. Neighbours share what was found. */
export class Crossings {
  readonly #at: TwoDimensional;
  readonly #grid: Grid;
  readonly #accept: Accept;
  readonly #found = new Map<string, Knot | null>();

  constructor(at: TwoDimensional, grid: Grid, accept: Accept = () => true) {
    this.#at = at;
    this.#grid = grid;
    this.#accept = accept;
  }

  /** The segments between sides of the cell at a place. */
  segments(
    edges: readonly (readonly [Side, Side])[],
    column: number,
    row: number,
  ): readonly Segment[] {
    return edges.flatMap(([one, other]) => {
      const [from, to] = [this.#on(one, column, row), this.#on(other, column, row)];
      return from === null || to === null ? [] : [[from, to] as const];
    });
  }

  #on(side: Side, column: number, row: number): Knot | null {
    const isUpright = side === 1 || side === 3;
    const [left, low] = [side === 1 ? column + 1 : column, side === 2 ? row + 1 : row];
    const id = `${left},${low},${isUpright}`;
    const known = this.#found.get(id);
    if (known !== undefined) return known;
    const found = isUpright ? this.#upright(id, left, low) : this.#level(id, left, low);
    this.#found.set(id, found);
    return found;
  }

  #level(id: string, column: number, row: number): Knot | null {
    const y = this.#grid.y(row);
    const x = zeroBetween([this.#grid.x(column), this.#grid.x(column + 1)], (place) =>
      this.#at(place, y),
    );
    return x !== null && this.#accept(x, y) ? { id, x, y } : null;
  }

  #upright(id: string, column: number, row: number): Knot | null {
    const x = this.#grid.x(column);
    const y = zeroBetween([this.#grid.y(row), this.#grid.y(row + 1)], (place) =>
      this.#at(x, place),
    );
    return y !== null && this.#accept(x, y) ? { id, x, y } : null;
  }
}

function zeroBetween(
  ends: readonly [number, number],
  at: (place: number) => number,
): number | null {
  const isAbove = at(ends[0]) >= 0;
  const zero = closeIn(ends, (place) => at(place) >= 0 === isAbove, 30)[0];
  const largest = Math.max(Math.abs(at(ends[0])), Math.abs(at(ends[1])));
  return Math.abs(at(zero)) <= SMALL * largest ? zero : null;
}
