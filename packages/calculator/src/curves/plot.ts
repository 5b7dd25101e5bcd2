import type { Point } from "../evaluate/value.ts";

/** What a row draws. It keeps its identity from sheet to sheet as long as nothing that it rests on changes. */
export type Plot = Explicit | Implicit | Lines | Region | Dots;

/** y as a function of x, or x as a function of y. */
export interface Explicit {
  readonly kind: "explicit";
  readonly along: "x" | "y";
  readonly at: (coordinate: number) => number;
}

/** All points where the two sides of an equation do not differ. */
export interface Implicit {
  readonly kind: "implicit";
  readonly difference: (x: number, y: number) => number;
}

/** An equation of one letter: a line, at right angles to its axis, through each solution. */
export interface Lines {
  readonly kind: "lines";
  readonly across: "x" | "y";
  readonly difference: (coordinate: number) => number;
}

/** All points where every margin is above zero, or is zero and not strict. */
export interface Region {
  readonly kind: "region";
  readonly bounds: readonly Bound[];
}

export interface Bound {
  readonly margin: (x: number, y: number) => number;
  readonly strict: boolean;
  /** Where the margin is zero. */
  readonly edge: Explicit | Implicit | Lines;
}

export interface Dots {
  readonly kind: "dots";
  readonly points: readonly Point[];
}
