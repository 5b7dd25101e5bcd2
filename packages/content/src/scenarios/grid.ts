/** Values from a least to a greatest in equal steps. */
export type Grid = readonly [from: number, to: number, step: number];
