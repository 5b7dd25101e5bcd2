/** Functions of one number, which may stand before it without brackets, as in `sin 30`. */
export const PREFIX_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    "sin cos tan sec csc cot arcsin arccos arctan asin acos atan sqrt cbrt ln log exp abs sign " +
    "floor ceil round"
  ).split(" "),
);

/** Functions that need brackets. */
const BRACKET_FUNCTIONS =
  "mod gcd lcm nCr nPr root nthroot min max mean median mode stdev stdevp var varp quartile total sum count length " +
  "range iqr mad corr distance midpoint";

export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...PREFIX_FUNCTIONS,
  ...BRACKET_FUNCTIONS.split(" "),
]);

/** What `sin^-1` means. */
export const INVERSES: ReadonlyMap<string, string> = new Map([
  ["sin", "arcsin"],
  ["cos", "arccos"],
  ["tan", "arctan"],
]);

export const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ["pi", Math.PI],
  ["e", Math.E],
]);
