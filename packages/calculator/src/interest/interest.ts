export interface Interest {
  readonly kind: "zero" | "maximum" | "minimum" | "intersection" | "y-intercept";
  readonly x: number;
  readonly y: number;
  /** Which of the plots, by their places: two for an intersection as a rule, else one. */
  readonly plots: readonly number[];
}

/** A kind of point and where one is. */
export type Found = Omit<Interest, "plots">;
