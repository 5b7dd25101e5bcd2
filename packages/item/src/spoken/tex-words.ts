/** How the signs of formulas are said. */

/** Signs that stand for a value, as a number or a letter does. */
export const VALUES: Readonly<Record<string, string>> = {
  pi: "pi",
  ell: "ell",
  theta: "theta",
  alpha: "alpha",
  beta: "beta",
  gamma: "gamma",
  mu: "mu",
  sigma: "sigma",
  Delta: "delta",
  infty: "infinity",
  ldots: "dot dot dot",
  dots: "dot dot dot",
};

/** Signs that follow a value and belong to it. */
export const AFTER_VALUES: Readonly<Record<string, string>> = {
  "%": "percent",
  degree: "degrees",
  "'": "prime",
  "!": "factorial",
};

/** What has a name of its own where it is raised. */
export const RAISED: Readonly<Record<string, string>> = {
  "2": "squared",
  "3": "cubed",
  circ: "degrees",
  degree: "degrees",
};

/** What is said before a unit that is raised. */
export const RAISED_UNITS: Readonly<Record<string, string>> = {
  "2": "square",
  "3": "cubic",
};

/** Functions that are more than a letter. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  sin: "sine",
  cos: "cosine",
  tan: "tangent",
  log: "log",
  ln: "natural log",
};

/** Signs that say what the letters after them name. */
export const KINDS: Readonly<Record<string, string>> = {
  angle: "angle",
  triangle: "triangle",
};

/** Signs between two values of which one is the greater. */
export const ORDERS: Readonly<Record<string, string>> = {
  "<": "is less than",
  lt: "is less than",
  ">": "is greater than",
  gt: "is greater than",
  le: "is less than or equal to",
  leq: "is less than or equal to",
  ge: "is greater than or equal to",
  geq: "is greater than or equal to",
};

/** Signs between two values that compare them. */
export const RELATIONS: Readonly<Record<string, string>> = {
  ...ORDERS,
  "=": "equals",
  ne: "is not equal to",
  neq: "is not equal to",
  approx: "is approximately equal to",
  cong: "is congruent to",
  sim: "is similar to",
  parallel: "is parallel to",
  perp: "is perpendicular to",
  to: "to",
  ":": "to",
};

/** Signs between two values that make a third of them. */
const OPERATIONS: Readonly<Record<string, string>> = {
  "+": "plus",
  "-": "minus",
  pm: "plus or minus",
  cdot: "times",
  times: "times",
  div: "divided by",
  "/": "over",
  circ: "composed with",
};

/** Signs of operations where there is nothing before them to work on. */
export const PREFIXES: Readonly<Record<string, string>> = {
  "+": "positive",
  "-": "negative",
};

/** Brackets, as the first and the last word of what they hold. */
export const BRACKETS: Readonly<Record<string, string>> = {
  "(": "open paren",
  ")": "close paren",
  "[": "open bracket",
  "]": "close bracket",
  "{": "open brace",
  "}": "close brace",
};

/** The words of every sign by its name. */
export const SIGN_WORDS: Readonly<Record<string, string>> = {
  ...VALUES,
  ...AFTER_VALUES,
  ...FUNCTIONS,
  ...KINDS,
  ...RELATIONS,
  ...OPERATIONS,
  ...BRACKETS,
};

/** Units as they stand in formulas. */
export const UNITS: Readonly<Record<string, string>> = {
  mm: "millimeters",
  cm: "centimeters",
  m: "meters",
  km: "kilometers",
  in: "inches",
  "in.": "inches",
  ft: "feet",
  yd: "yards",
  mi: "miles",
  g: "grams",
  kg: "kilograms",
  s: "seconds",
  min: "minutes",
  h: "hours",
};
