import type { Segment, Knot } from "./chained.ts";
import type { Point } from "../evaluate/value.ts";
import type { Grid, TwoDimensional } from "./grid.ts";

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
  readonly #found = new Map<number, Knot | null>();

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
    const id = 2 * (low * this.#grid.xs.length + left) + (isUpright ? 1 : 0);
    const known = this.#found.get(id);
    if (known !== undefined) return known;
    const place = isUpright ? this.#upright(left, low) : this.#level(left, low);
    const found = place !== null && this.#accept(place.x, place.y) ? { id, ...place } : null;
    this.#found.set(id, found);
    return found;
  }

  #level(column: number, row: number): Point | null {
    const { xs, ys } = this.#grid;
    const y = ys[row] ?? NaN;
    const ends = [xs[column] ?? NaN, xs[column + 1] ?? NaN] as const;
    const x = zeroBetween(ends, (place) => this.#at(place, y));
    return x === null ? null : { x, y };
  }

  #upright(column: number, row: number): Point | null {
    const { xs, ys } = this.#grid;
    const x = xs[column] ?? NaN;
    const ends = [ys[row] ?? NaN, ys[row + 1] ?? NaN] as const;
    const y = zeroBetween(ends, (place) => this.#at(x, place));
    return y === null ? null : { x, y };
  }
}

const MOST_STEPS = 14;

/** A zero between places of unlike sign, by false position in the manner of Illinois; null at a pole or a jump. */
function zeroBetween(
  [from, to]: readonly [number, number],
  at: (place: number) => number,
): number | null {
  let [low, high] = [from, to];
  let [atLow, atHigh] = [at(low), at(high)];
  const scale = Math.max(Math.abs(atLow), Math.abs(atHigh));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const place = (low * atHigh - high * atLow) / (atHigh - atLow);
    const value = at(place);
    if (Math.abs(value) <= 1e-13 * scale) return place;
    if (value * atHigh < 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [place, value];
  }
  return Math.abs(atHigh) <= SMALL * scale ? high : null;
}
