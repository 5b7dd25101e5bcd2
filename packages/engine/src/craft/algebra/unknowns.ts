/** Letters for an unknown or a variable. */
export const UNKNOWNS = ["x", "y", "n", "p", "r", "t", "w", "z"] as const;

/** Names of functions. */
export const FUNCTIONS = ["f", "g", "h"] as const;

/** Two of them, of which the second is defined by the first. */
export const FUNCTION_PAIRS = [
  ["f", "g"],
  ["g", "h"],
  ["f", "h"],
] as const;
