import { type Change, changed, changesOf } from "./change.ts";
import { ASKED, DIRECTIONS, UNITS, pairedWords } from "./word-pairs.ts";

/** A number as printed in prose or TeX, with its separators. */
const NUMBERS = /\d{1,3}(?:(?:\{,\}|,)\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

/** Each number with its last digit changed by one. */
export function numberChanges(text: string): Change[] {
  return changesOf(text, NUMBERS, byOne);
}

/** Up by one in the last place, but down where that place holds a nine, so that no digit is gained. */
export function byOne(digits: string): string {
  const last = Number(digits.at(-1));
  return `${digits.slice(0, -1)}${last === 9 ? 8 : last + 1}`;
}

/** Any two numbers that are not alike, each in the place of the other. */
export function swapChanges(text: string): Change[] {
  const found = [...text.matchAll(NUMBERS)];
  return found.flatMap((first, place) =>
    found.slice(place + 1).flatMap((second): Change[] => {
      const [a, b] = [first[0], second[0]];
      if (bare(a) === bare(b)) return [];
      const late = changed(text, second.index, b, a).text;
      const both = changed(late, first.index, a, b).text;
      return [{ from: `${a} … ${b}`, to: `${b} … ${a}`, text: both }];
    }),
  );
}

function bare(digits: string): string {
  return digits.replaceAll(/[{},]/g, "");
}

/** The signs of a formula: plus and minus, the two directions of an inequality. */
const SIGNS: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "<": ">",
  ">": "<",
  "\\le": "\\ge",
  "\\ge": "\\le",
};

/** Each sign of a formula turned; a minus before a lone number is dropped. */
export function signChanges(text: string): Change[] {
  return [...text.matchAll(/(?<!\\)\$([^$]+)\$/g)].flatMap(({ 0: formula, index }) =>
    [...formula.matchAll(/\\[lg]e(?![a-z])|[-+<>]/g)].map(({ 0: sign, index: at }) => {
      const leads = /(?:^\$|[({=,<>]|\\[lg]e)\s*$/.test(formula.slice(0, at));
      return changed(text, index + at, sign, leads && sign === "-" ? "" : (SIGNS[sign] ?? ""));
    }),
  );
}

const UNIT_WORDS = pairedWords(UNITS);
const DIRECTION_WORDS = pairedWords(DIRECTIONS);
const ASKED_WORDS = pairedWords(ASKED);

/** Each unit exchanged for another. */
export function unitChanges(text: string): Change[] {
  return [
    ...changesOf(text, UNIT_WORDS.pattern, UNIT_WORDS.other),
    ...changesOf(text, /(?<=\d)\\?%/g, () => " percentage points"),
    ...changesOf(text, /\\\$(?=\d)/g, () => "€"),
  ];
}

/** What an edit of "right" makes of the name of a shape: nobody would print it. */
const NO_SHAPE =
  /\bleft (?:angle|triangle|circular|cylinder|cone|rectangular|pyramid|prism|square)/;

/** Each word that says in which direction, turned. */
export function directionChanges(text: string): Change[] {
  return [
    ...changesOf(text, DIRECTION_WORDS.pattern, DIRECTION_WORDS.other).filter(
      ({ text: edited }) => !NO_SHAPE.test(edited),
    ),
    ...changesOf(text, /(?<=% )of\b/g, () => "more than"),
    ...changesOf(text, /(?<=%) (?:more|less|greater) than\b/g, () => " of"),
  ];
}

/** What the last paragraph asks for, exchanged: a name in its formulas, or the word for the quantity. */
export function askedChanges(question: string): Change[] {
  const start = question.lastIndexOf("\n\n") + 1;
  const [before, stem] = [question.slice(0, start), question.slice(start)];
  const letters = [...question.matchAll(/(?<![\\A-Za-z])[a-z](?![A-Za-z])(?=[^$]*\$)/g)];
  const names = [...new Set(letters.map(([letter]) => letter))].toSorted();
  const symbols = changesOf(
    stem,
    /(?<=(?:value of|What is|in terms of) \$)[a-z](?=\$)/g,
    (name) => names.find((other) => other !== name && other !== "f") ?? (name === "k" ? "m" : "k"),
  );
  return [...symbols, ...changesOf(stem, ASKED_WORDS.pattern, ASKED_WORDS.other)].map((change) => ({
    ...change,
    text: before + change.text,
  }));
}

/** Words for numbers, each changed to its neighbor. */
const NUMBER_WORDS = [
  "two three four five six seven eight nine ten eleven twelve".split(" "),
  ["half", "twice"],
  ["double", "triple"],
  ["first", "second", "third", "fourth", "fifth"],
];

/** Each number word exchanged for its neighbor. */
export function numberWordChanges(text: string): Change[] {
  const next = new Map(
    NUMBER_WORDS.flatMap((row) =>
      row.map((word, place) => [word, row[place + 1] ?? row[place - 1] ?? word] as const),
    ),
  );
  return changesOf(text, new RegExp(`\\b(?:${[...next.keys()].join("|")})\\b`, "g"), (word) =>
    next.get(word),
  );
}
