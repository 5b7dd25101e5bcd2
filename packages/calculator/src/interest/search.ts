import type { Plot } from "../curves/plot.ts";
import type { View } from "../curves/view.ts";

export interface Interest {
  readonly kind: "zero" | "maximum" | "minimum" | "intersection" | "y-intercept";
  readonly x: number;
  readonly y: number;
  /** Which of the plots, by their places: two for an intersection, else one. */
  readonly plots: readonly number[];
}

/** Looks for the points of interest of some plots within a view, piece by piece, so that the caller can give way. */
export class Search {
  readonly found: Interest[] = [];
  /** Pairs of plots that run together, of which no intersections are told. */
  readonly coincident: (readonly [number, number])[] = [];
  done = false;

  constructor(_plots: readonly Plot[], _view: View) {
    this.done = true;
  }

  /** Goes on by a number of pieces, each of a few hundred evaluations; tells whether all is found. */
  advance(_pieces: number): boolean {
    return this.done;
  }
}
