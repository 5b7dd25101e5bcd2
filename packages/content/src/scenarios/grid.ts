/** The numbers that a quantity may be, from the least to the greatest by a step. */
export type Grid = readonly [from: number, to: number, step: number];
