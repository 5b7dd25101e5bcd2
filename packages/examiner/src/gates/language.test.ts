import { generate } from "@sat/engine";
import type { Item } from "@sat/item";
import { expect, test } from "vitest";
import { soundEntry } from "../testing/sound-entries.ts";
import { soundMath, soundReading, soundWriting } from "../testing/sound-models.ts";
import { agreement } from "./agreement.ts";
import { articles } from "./articles.ts";
import { bannedPhrases } from "./banned-phrases.ts";
import { capitals } from "./capitals.ts";
import { doubledWords } from "./doubled-words.ts";
import { formulas } from "./formulas.ts";
import type { Gate } from "./gate.ts";
import { letterFree } from "./letter-free.ts";
import { markup } from "./markup.ts";
import { oneUnit } from "./one-unit.ts";
import { printing } from "./printing.ts";
import { spelling } from "./spelling.ts";

const math = generate(soundMath, "Easy", 0);
const reading = generate(soundReading, "Easy", 0);
const writing = generate(soundWriting, "Easy", 0);

function complaints(gate: Gate, tip: string): readonly string[] {
  return gate.check({ ...math, item: { ...math.item, tip } }, soundMath);
}

type Row = readonly [gate: Gate, tip: string, says?: string | RegExp];

/** The rows of a table with the name of the gate in front, for the title. */
function named(table: readonly Row[]) {
  return table.map(([gate, tip, says]) => [gate.id, tip, gate, says] as const);
}

const SOUND: readonly Row[] = [
  [articles, "An hour, an honest heir, an honor, a unit, a European, an $8$-foot wall, an MRI."],
  [articles, "A one-way road, an 18-year-old, an 11-foot pole, an 18,000-mile road, an 1850s inn."],
  [
    articles,
    "Point A is on it; vitamin A is not. A use, an umbrella, a usual one, an unimportant one.",
  ],
  [
    articles,
    "An X-ray, a 1-foot pole, a 110-mile road, a 1,800-mile road, a uranium rod, a utopia, a ewe.",
  ],
  [articles, "A eucalyptus, a once-a-year visit, an uninvited guest, a ouija board, a $x$-axis."],
  [doubledWords, "He had had time, and she knew that that was so."],
  [doubledWords, "It is, is it not? The theme of *the* the book holds, and $x$ $x$ too."],
  [letterFree, "Angle A is larger than angle B, and $A = \\pi r^2$."],
  [letterFree, "The choice a writer makes; f(A) is a value; side A is the longest."],
  [printing, "It is undefined at $x = 0$ … or so it seems, at 10:30 a.m. or $.5$, she said."],
  [printing, "$10x - 0.5$, $x^{10}$, $\\frac{2 - 5}{1}$, $\\sqrt{10}$, and $1{,}000$"],
  [printing, "$0.1x + 10$, $x^{12}$, $-0.5 - 0.25$, $1.5x$, $x + 05$ of .5 and ... more"],
  [printing, "$\\frac{12}{10}$, $3 \\cdot \\frac{1}{2}$, $f(x) = 21x$, $2.123456$ and $20a$"],
  [oneUnit, "1 inch, from 0 to 1 miles, 11 feet, 1 foot, 1 square inch, 2 square inches"],
  [
    spelling,
    "Two analyses of the center, by a traveler in a gray coat; Earl Grey; an exercise to advise.",
  ],
  [bannedPhrases, "None of these stones is heavy."],
];

test.each(named(SOUND))("%s lets pass: %s", (_, tip, gate) => {
  expect(complaints(gate, tip)).toEqual([]);
});

const BROKEN: readonly Row[] = [
  [articles, "a apple", 'the tip says "a apple"'],
  [articles, "An unit", 'the tip says "An unit"'],
  [articles, "So it is. An unit", 'the tip says "An unit"'],
  [articles, "a 11-foot pole", 'the tip says "a 11-foot"'],
  [articles, "a 18-year-old", 'the tip says "a 18-year-old"'],
  [articles, "a 18,000-mile road", 'the tip says "a 18,000-mile"'],
  [articles, "a 1150s inn", 'the tip says "a 1150s"'],
  [articles, "a 80-mile road", 'the tip says "a 80-mile"'],
  [articles, "an 12-foot pole", 'the tip says "an 12-foot"'],
  [articles, "a $8$-foot wall", 'the tip says "a 8-foot"'],
  [articles, "a hour", 'the tip says "a hour"'],
  [articles, "a honest man", 'the tip says "a honest"'],
  [articles, "a honor", 'the tip says "a honor"'],
  [articles, "a heir", 'the tip says "a heir"'],
  [articles, "a MRI", 'the tip says "a MRI"'],
  [articles, "a X-ray", 'the tip says "a X-ray"'],
  [articles, "a F grade", 'the tip says "a F"'],
  [articles, "an European", 'the tip says "an European"'],
  [articles, "an one-way road", 'the tip says "an one-way"'],
  [articles, "an once-great city", 'the tip says "an once-great"'],
  [articles, "an use", 'the tip says "an use"'],
  [articles, "an ubiquitous bird", 'the tip says "an ubiquitous"'],
  [articles, "an U-turn", 'the tip says "an U-turn"'],
  [articles, "an utopia", 'the tip says "an utopia"'],
  [articles, "an uranium rod", 'the tip says "an uranium"'],
  [articles, "a unimportant one", 'the tip says "a unimportant"'],
  [articles, "a uninvited guest", 'the tip says "a uninvited"'],
  [doubledWords, "The the end", 'the tip says "The the"'],
  [doubledWords, "at\nat last", 'the tip says "at at"'],
  [letterFree, "Choice B fails.", '"Choice B" speaks of an option by its letter'],
  [letterFree, "See option (C).", '"option (C" speaks of an option by its letter'],
  [letterFree, "Of answers A and B", '"answers A" speaks of an option by its letter'],
  [letterFree, "See (D).", '"(D)" speaks of an option by its letter'],
  [letterFree, "Here A is correct.", '"A is correct" speaks of an option by its letter'],
  [
    letterFree,
    "A is the only right one.",
    '"A is the only right" speaks of an option by its letter',
  ],
  [letterFree, "A and B are wrong.", '"B are wrong" speaks of an option by its letter'],
  [printing, "$$ is empty", 'the tip holds an empty formula: ""'],
  [printing, "$x^{}$", 'the tip holds an empty group: "x^{}"'],
  [printing, "$x^{  }$", 'the tip holds an empty group: "x^{  }"'],
  [printing, "$x + -3$", 'the tip holds a plus before a minus: "x + -3"'],
  [printing, "$x+-3$", 'the tip holds a plus before a minus: "x+-3"'],
  [printing, "$x - -3$", 'the tip holds a minus before a sign: "x - -3"'],
  [printing, "$x -+3$", 'the tip holds a minus before a sign: "x -+3"'],
  [printing, "$1x$", 'the tip holds a coefficient 1: "1x"'],
  [printing, "$2 + 1 \\pi$", 'the tip holds a coefficient 1: "2 + 1 \\pi"'],
  [printing, "$1\\sqrt{2}$", 'the tip holds a coefficient 1: "1\\sqrt{2}"'],
  [printing, "$0x$", 'the tip holds a coefficient 0: "0x"'],
  [printing, "$0 \\theta$", 'the tip holds a coefficient 0: "0 \\theta"'],
  [printing, "$x + 0$", 'the tip holds a term 0: "x + 0"'],
  [printing, "$x -0$", 'the tip holds a term 0: "x -0"'],
  [printing, "$x^{1}$", 'the tip holds an exponent 1: "x^{1}"'],
  [printing, "$x^1$", 'the tip holds an exponent 1: "x^1"'],
  [printing, "$\\frac{x}{1}$", 'the tip holds a denominator 1: "\\frac{x}{1}"'],
  [printing, "$\\frac{-x}{1}$", 'the tip holds a denominator 1: "\\frac{-x}{1}"'],
  [printing, "$\\frac{-3}{4}$", 'the tip holds a minus inside a fraction: "\\frac{-3}{4}"'],
  [printing, "$\\frac{-13}{14}$", 'the tip holds a minus inside a fraction: "\\frac{-13}{14}"'],
  [printing, "$\\frac{13}{-4}$", 'the tip holds a minus inside a fraction: "\\frac{13}{-4}"'],
  [
    printing,
    "$2 \\frac{11}{12}$",
    'the tip holds a number right before a fraction, which reads as a mixed number: "2 \\frac{11}{12}"',
  ],
  [printing, "two  spaces", 'the tip holds two spaces: "two  spaces"'],
  [printing, "a mark , alone", 'the tip holds a space before a mark: "a mark , alone"'],
  [printing, "two marks..", 'the tip holds two marks together: "two marks.."'],
  [printing, "so,, it is", 'the tip holds two marks together: "so,, it is"'],
  [printing, "so,: it is", 'the tip holds two marks together: "so,: it is"'],
  [printing, "is it?. So", 'the tip holds two marks together: "is it?. So"'],
  [printing, "a dash -- so", 'the tip holds two hyphens for a dash: "a dash -- so"'],
  [printing, "x^2", 'the tip holds markup that is not text: "x^2"'],
  [printing, "NaN", 'the tip holds a value that is no number: "NaN"'],
  [printing, "$Infinity$", 'the tip holds a value that is no number: "Infinity"'],
  [printing, "[object Object]", 'the tip holds a value that is no number: "[object Object]"'],
  [printing, "undefined", 'the tip holds an undefined value: "undefined"'],
  [printing, "a value undefined", 'the tip holds an undefined value: "a value undefined"'],
  [
    printing,
    "0.30000000000000004",
    'the tip holds more decimals than anyone prints: "0.30000000000000004"',
  ],
  [printing, " so", "the tip begins or ends with a space"],
  [printing, "so ", "the tip begins or ends with a space"],
  [formulas, "$\\frac{2}$", /^the tip holds a formula that KaTeX refuses: KaTeX parse error/],
  [markup, "$both", /^the tip does not parse: \w/],
  [oneUnit, "$1$ feet", 'the tip says "1 feet"'],
  [oneUnit, "an area of 1 square inches", 'the tip says "1 inches"'],
  [oneUnit, "1 cubic feet", 'the tip says "1 feet"'],
  [oneUnit, "1 decades", 'the tip says "1 decades"'],
  [oneUnit, "1 gallons", 'the tip says "1 gallons"'],
  [oneUnit, "1 cents", 'the tip says "1 cents"'],
  [spelling, "The colour of the sea", 'the tip spells "colour" in the British way'],
  [bannedPhrases, "Needless to say, it holds.", 'the tip says "Needless to say"'],
];

test.each(named(BROKEN))("%s catches: %s", (_, tip, gate, says) => {
  expect(complaints(gate, tip)).toEqual([
    typeof says === "string" ? says : expect.stringMatching(says ?? ""),
  ]);
});

test("an option that speaks of the others is found, and the same words in a text are not", () => {
  const options = { ...reading.item.options, B: "None of these choices" };
  const passage = `None of these choices. ${reading.item.passage}`;
  expect(said(bannedPhrases, reading, { options })).toEqual([
    'an option says "None of these choices"',
  ]);
  expect(said(bannedPhrases, reading, { passage })).toEqual([]);
});

test("an option called by its letter is found in the reasons of an entry", () => {
  const entry = generate(soundEntry, "Easy", 0);
  if (entry.item.kind !== "entry") throw new TypeError("the model makes entries");
  const slips = entry.item.slips.map((slip) => ({ ...slip, reason: "See (D)." }));
  const item = { ...entry.item, why: "Choice B fails.", slips };
  expect(letterFree.check({ ...entry, item }, soundEntry)).toEqual([
    '"Choice B" speaks of an option by its letter',
    ...slips.map(() => '"(D)" speaks of an option by its letter'),
  ]);
});

test.each(["explanation", "hints", "rationales"] as const)(
  "an option called by its letter is found in the %s",
  (field) => {
    const says = "Choice B fails.";
    const { hints, rationales } = math.item;
    const changed = {
      explanation: { explanation: says },
      hints: { hints: [hints[0], says, hints[2]] as const },
      rationales: { rationales: { ...rationales, C: { ...rationales.C, reason: says } } },
    };
    expect(said(letterFree, math, changed[field])).toEqual([
      '"Choice B" speaks of an option by its letter',
    ]);
  },
);

function said(gate: Gate, made: typeof math, change: Partial<Item>): readonly string[] {
  // A change keeps the kind of the item.
  const item = { ...made.item, ...change } as typeof made.item;
  return gate.check({ ...made, item }, soundMath);
}

const TEXT = "A quiet town.";

test.each([
  ["They is here.", "They is"],
  ["those was here", "those was"],
  ["It are here.", "It are"],
  ["Then he have it.", "he have"],
  ["This stone are here.", "This stone are"],
  ["each child were here", "each child were"],
  ["another few are", undefined],
  ["a dozen were here", undefined],
  ["the color of these cloths is gray", undefined],
  ["the color of a cloth are", undefined],
  ["the color beside a cloth were", undefined],
  ["the one past a cloth were", undefined],
  ["Did it have a roof?", undefined],
  ["Lest they forget, it may do so.", undefined],
  ["These cloths is gray.", "These cloths is"],
  ["six rivers has fish", "six rivers has"],
])("of a subject and its verb in %j is said %j", (words, found) => {
  const says = found === undefined ? [] : [`the text says "${found}"`];
  expect(said(agreement, reading, { passage: words, question: TEXT })).toEqual(says);
  expect(said(agreement, math, { question: words })).toEqual([]);
});

test.each([
  ["It ends. so it goes.", 'a sentence begins without a capital: "ends. so"'],
  ["Is it? no.", 'a sentence begins without a capital: "it? no."'],
  ["It met at 6 a.m. on a day; St. and no. and J. are names.", undefined],
  ["He waited ... then left.", undefined],
  ["Then i left.", 'the text says "i"'],
  ["In part (i) it holds.", undefined],
])("of the sentences in %j is said %j", (words, found) => {
  const says = found === undefined ? [] : [found];
  expect(said(capitals, reading, { passage: words, question: TEXT })).toEqual(says);
});

test("a sentence is read with the key in its blank", () => {
  const { options, correctAnswer } = writing.item;
  const change = { options: { ...options, [correctAnswer]: "they is. then" } };
  expect(said(agreement, writing, change)).toEqual(['the text says "they is"']);
  expect(said(capitals, writing, change)).toEqual([
    'a sentence begins without a capital: "is. then"',
  ]);
});

test("a variable i in Math is no pronoun", () => {
  expect(said(capitals, math, { question: "Let i be a number." })).toEqual([]);
});
