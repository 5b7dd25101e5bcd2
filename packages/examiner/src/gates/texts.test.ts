import { generate } from "@sat/engine";
import { BLANK, type SkillCode } from "@sat/item";
import { expect, test } from "vitest";
import { withItem } from "../testing/changes.ts";
import { soundMath, soundReading, soundWriting } from "../testing/sound-models.ts";
import { blanks } from "./blanks.ts";
import { firstSentence } from "./first-sentence.ts";
import { insertion } from "./insertion.ts";
import { lengthParity } from "./length-parity.ts";
import { wordCounts } from "./word-count.ts";

const math = generate(soundMath, "Easy", 0);
const reading = generate(soundReading, "Easy", 0);
const writing = generate(soundWriting, "Easy", 0);

const LONG = "x".repeat(81);

test.each([
  ["Divide both sides by two.", []],
  ["$x$ is divided by two.", []],
  ["5 is divided by two.", []],
  [`Divide both sides ${LONG}.`, []],
  [`Divide both sides x${LONG}.`, [`its brief form is "Divide both sides x${LONG}..."`]],
  ["Divide both sides. Then add.", ['its brief form is "Divide both sides."']],
  ["Divide both sides by two", ['its brief form is "Divide both sides by two\n\nThat is all."']],
  ["Divide both sides by 0.5.", ['its brief form is "Divide both sides by 0."']],
  ["divide both sides by two.", ["it does not begin like a sentence"]],
  ["Divide both.", ["it is too short for a sentence"]],
])("of the first sentence %j is said %j", (first, says) => {
  const specimen = withItem(math, { explanation: `${first}\n\nThat is all.` });
  const faults = says.map((fault) => `first sentence "${first}": ${fault}`);
  expect(firstSentence.check(specimen, soundMath)).toEqual(faults);
});

const COMPLETES = "Which choice completes the text?";
const UNDERLINED = "What does the underlined part do?";

test.each([
  [`It ${BLANK} here.`, COMPLETES, []],
  [`It ${BLANK} here.`, "Which choices complete the sentence?", []],
  [`It ${BLANK} here.`, "Which choice completes the poem?", []],
  [`It ${BLANK} here.`, "Which choice completes the statement?", []],
  ["It is here.", COMPLETES, ["there are 0 blanks where 1 is due"]],
  [`It ${BLANK} ${BLANK}.`, COMPLETES, ["there are 2 blanks where 1 is due"]],
  [`It ${BLANK} here.`, "Which choice fits?", ["there are 1 blanks where 0 is due"]],
  [
    "It _____ here.",
    COMPLETES,
    ["there are 0 blanks where 1 is due", "a blank is not six underscores long"],
  ],
  [
    `It ${BLANK} or _______.`,
    COMPLETES,
    ["there are 2 blanks where 1 is due", "a blank is not six underscores long"],
  ],
  ["It __is__ here.", UNDERLINED, []],
  ["It is here.", UNDERLINED, ["not one passage is underlined"]],
  ["It __is__ __here__.", UNDERLINED, ["not one passage is underlined"]],
])("of the blanks in %j, asked %j, is said %j", (text, stem, says) => {
  const specimen = withItem(reading, { passage: text, question: stem });
  expect(blanks.check(specimen, soundReading)).toEqual(says);
});

const OTHERS = { B: "two", C: "three", D: "four" };

function inserted(before: string, A: string, after: string): readonly string[] {
  const question = `${before}${BLANK}${after}\n\nWhich?`;
  return insertion.check(withItem(writing, { options: { A, ...OTHERS }, question }), soundWriting);
}

test.each([
  ["The end of the ", "The", " town.", "a doubled word", "The end of the The town.\n\nWhich?"],
  [
    "It ended ",
    "there,",
    ", it seems.",
    "two marks together",
    "It ended there,, it seems.\n\nWhich?",
  ],
  [
    "It ended ",
    "there.",
    " ; so it was.",
    "two marks together",
    "It ended there. ; so it was.\n\nWhich?",
  ],
  ["It ended", " ;", " so it was.", "a space before a mark", "It ended ; so it was.\n\nWhich?"],
  ["It ended ", " there", " again.", "two spaces", "It ended  there again.\n\nWhich?"],
  [
    "It ended",
    ". so",
    " it was.",
    "a sentence without a capital",
    "It ended. so it was.\n\nWhich?",
  ],
])("put between %j, %j and %j make %s", (before, option, after, fault, joined) => {
  expect(inserted(before, option, after)).toContain(
    `with A in the blank there is ${fault}: "${joined}"`,
  );
});

test("options that read as print are let pass, and only the words around them are looked at", () => {
  expect(inserted("It ended ", "there", " and at .5 it was.")).toEqual([]);
  expect(
    inserted("far far from there it ended for us ", "here", " with a new and good end end."),
  ).toEqual([]);
});

test("each option is put into the blank of the passage, and into none where there are two", () => {
  const blank = (text: string) =>
    insertion.check(
      withItem(reading, {
        passage: text,
        question: "Which?",
        options: { A: "a", B: "b", C: "c", D: "an" },
      }),
      soundReading,
    );
  expect(blank(`It is an ${BLANK} island.`)).toEqual([
    'with D in the blank there is a doubled word: "It is an an island."',
  ]);
  expect(blank(`It is an ${BLANK} ${BLANK}.`)).toEqual([]);
  expect(blank("It is an island.")).toEqual([]);
});

const words = (count: number) => "word ".repeat(count).trim();

test.each([
  ["WIC", 25, 75],
  ["TSP", 48, 150],
  ["CTC", 90, 170],
  ["CID", 48, 152],
  ["COE-T", 23, 150],
  ["COE-Q", 23, 150],
  ["INF", 60, 150],
  ["BOU", 20, 76],
  ["FSS", 20, 76],
  ["TRA", 30, 80],
  ["SYN", 45, 125],
] as const satisfies readonly (readonly [SkillCode, number, number])[])(
  "a text of %s has %i to %i words",
  (skill, fewest, most) => {
    const said = (count: number) =>
      wordCounts.check(withItem(reading, { skill, passage: words(count) }), soundReading);
    expect(said(fewest)).toEqual([]);
    expect(said(most)).toEqual([]);
    const due = `; ${skill} takes ${fewest} to ${most}`;
    expect(said(fewest - 1)).toEqual([`the text has ${fewest - 1} words${due}`]);
    expect(said(most + 1)).toEqual([`the text has ${most + 1} words${due}`]);
  },
);

test("what stands before the stem is the text of Writing, and a stem has up to 60 words", () => {
  const said = (text: number, stem: number) =>
    wordCounts.check(
      withItem(writing, { question: `${words(text)}\n\n${words(stem)}?` }),
      soundWriting,
    );
  expect(said(25, 60)).toEqual([]);
  expect(said(19, 60)).toEqual(["the text has 19 words; BOU takes 20 to 76"]);
  expect(said(25, 61)).toEqual(["the stem has 61 words"]);
});

test("a question of Math has up to 130 words", () => {
  const said = (count: number) =>
    wordCounts.check(withItem(math, { question: words(count) }), soundMath);
  expect(said(130)).toEqual([]);
  expect(said(131)).toEqual(["the question has 131 words"]);
});

test.each([
  [
    "within 1.9 times the shortest",
    ["aa bb cc d", "aa bb cc d", "aa bb cc d", "aa bb cc dddddddddd"],
    [],
  ],
  [
    "over 1.9 times the shortest",
    ["aa bb cc d", "aa bb cc d", "aa bb cc d", "aa bb cc ddddddddddd"],
    ["the longest option is 2.00 times the shortest"],
  ],
  [
    "uneven, three of more than three words",
    ["aa bb", "aa bb cc d", "aa bb cc d", "aa bb cc d"],
    ["the longest option is 2.00 times the shortest"],
  ],
  ["uneven, two of more than three words", ["aa bb", "aa bb", "aa bb cc d", "aa bb cc d"], []],
  [
    "numbers",
    [
      "1 square mile per day",
      "100 square miles per day",
      "2 square miles per day",
      "30000000000000000000000 square miles per day",
    ],
    [],
  ],
] as const)("of lengths that are %s is said what is wrong", (_, [A, B, C, D], says) => {
  const specimen = withItem(reading, { options: { A, B, C, D } });
  expect(lengthParity.check(specimen, soundReading)).toEqual(says);
});
