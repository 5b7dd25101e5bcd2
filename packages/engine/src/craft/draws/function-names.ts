/** Two names for functions, of which the second is defined by the first. */
export const FUNCTION_NAMES = [
  ["f", "g"],
  ["g", "h"],
  ["f", "h"],
] as const;
