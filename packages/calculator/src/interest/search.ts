import type { Plot } from "../curves/plot.ts";
import { isWithin, type View } from "../curves/view.ts";
import { curvesIn, type Owned } from "./curves-in.ts";
import type { Found, Interest } from "./interest.ts";
import { meetingsOf } from "./meetings.ts";
import { ownPoints } from "./own-points.ts";

/** Looks for the points of interest of some plots within a view, piece by piece, so that the caller can give way. */
export class Search {
  readonly found: Interest[] = [];
  /** Pairs of plots that run together, of which no intersections are told. */
  readonly coincident: (readonly [number, number])[] = [];
  readonly #view: View;
  readonly #pieces: Generator<void, void>;
  #done = false;

  constructor(plots: readonly Plot[], view: View) {
    this.#view = view;
    this.#pieces = this.#search(plots);
  }

  get done(): boolean {
    return this.#done;
  }

  /** Goes on by a number of pieces, each of about a hundred evaluations; tells whether all is found. */
  advance(pieces: number): boolean {
    for (let piece = 0; piece < pieces && !this.#done; piece += 1) {
      this.#done = this.#pieces.next().done === true;
    }
    return this.#done;
  }

  *#search(plots: readonly Plot[]): Generator<void, void> {
    const curves = curvesIn(plots, this.#view);
    for (const { curve, plot } of curves) {
      this.#keep(yield* ownPoints(curve, this.#view), [plot]);
    }
    for (const [at, one] of curves.entries()) {
      for (const other of curves.slice(at + 1)) yield* this.#meet(one, other);
    }
  }

  *#meet(one: Owned, other: Owned): Generator<void, void> {
    const { points, isSame } = yield* meetingsOf(one.curve, other.curve, this.#view);
    if (isSame) this.coincident.push([one.plot, other.plot]);
    const plots = one.plot === other.plot ? [one.plot] : [one.plot, other.plot];
    this.#keep(
      points.map(({ x, y }) => ({ kind: "intersection", x, y })),
      plots,
    );
  }

  #keep(found: readonly Found[], plots: readonly number[]): void {
    for (const { kind, x, y } of found) {
      if (isWithin(this.#view, x, y)) this.found.push({ kind, x, y, plots });
    }
  }
}
