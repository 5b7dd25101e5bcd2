/** Words and what an edit puts in their place; a pair is read both ways, but for a word that comes again. */
type Pairs = readonly (readonly [word: string, other: string])[];

export const UNITS: Pairs = [
  ["inch", "foot"],
  ["inches", "feet"],
  ["yard", "mile"],
  ["yards", "miles"],
  ["centimeter", "meter"],
  ["centimeters", "meters"],
  ["millimeters", "kilometers"],
  ["second", "minute"],
  ["seconds", "minutes"],
  ["hour", "day"],
  ["hours", "days"],
  ["week", "month"],
  ["weeks", "months"],
  ["year", "decade"],
  ["years", "decades"],
  ["ounce", "pound"],
  ["ounces", "pounds"],
  ["gram", "kilogram"],
  ["grams", "kilograms"],
  ["liter", "milliliter"],
  ["liters", "milliliters"],
  ["gallon", "quart"],
  ["gallons", "quarts"],
  ["cup", "pint"],
  ["cups", "pints"],
  ["square", "cubic"],
  ["degrees", "radians"],
  ["dollars", "cents"],
  ["percent", "percentage points"],
];

export const DIRECTIONS: Pairs = [
  ["increase", "decrease"],
  ["increases", "decreases"],
  ["increased", "decreased"],
  ["increasing", "decreasing"],
  ["rises", "falls"],
  ["rose", "fell"],
  ["grows", "shrinks"],
  ["gains", "loses"],
  ["adds", "removes"],
  ["added", "removed"],
  ["more", "less"],
  ["fewer", "more"],
  ["greater", "less"],
  ["greatest", "least"],
  ["at least", "at most"],
  ["maximum", "minimum"],
  ["larger", "smaller"],
  ["largest", "smallest"],
  ["higher", "lower"],
  ["highest", "lowest"],
  ["longer", "shorter"],
  ["longest", "shortest"],
  ["older", "younger"],
  ["faster", "slower"],
  ["above", "below"],
  ["left", "right"],
  ["up", "down"],
  ["before", "after"],
  ["positive", "negative"],
  ["inside", "outside"],
  ["parallel", "perpendicular"],
  ["support", "weaken"],
  ["true", "false"],
];

export const ASKED: Pairs = [
  ["mean", "median"],
  ["mode", "range"],
  ["area", "perimeter"],
  ["circumference", "area"],
  ["radius", "diameter"],
  ["volume", "surface area"],
  ["slope", "$y$-intercept"],
  ["$x$-intercept", "$y$-intercept"],
  ["$x$-coordinate", "$y$-coordinate"],
  ["sum", "product"],
  ["difference", "sum"],
  ["length", "width"],
  ["height", "width"],
  ["sine", "cosine"],
  ["minimum", "maximum"],
  ["least", "greatest"],
  ["smallest", "largest"],
  ["smaller", "greater"],
  ["hypotenuse", "shorter leg"],
  ["center", "radius"],
];

/** A pattern of all the words, the longer ones first, and what each becomes. */
export function pairedWords(pairs: Pairs) {
  const others = new Map(pairs.map(([word, other]) => [other, word]));
  for (const [word, other] of pairs) others.set(word, other);
  const words = [...others.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = words.map((word) => word.replaceAll(/[$]/g, String.raw`\$&`));
  return {
    pattern: new RegExp(`(?<![\\w$-])(?:${escaped.join("|")})(?![\\w$])`, "g"),
    other: (word: string) => others.get(word),
  };
}
