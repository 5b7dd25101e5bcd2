import { generate } from "@sat/engine";
import { expect, test } from "vitest";
import { withItem } from "../testing/changes.ts";
import { changed, soundMath, soundReading } from "../testing/sound-models.ts";
import { soundEntry } from "../testing/sound-entries.ts";
import { codes } from "./codes.ts";
import { passage } from "./passage.ts";
import { rationales } from "./rationales.ts";
import { shape } from "./shape.ts";
import { stem } from "./stem.ts";

const math = generate(soundMath, "Easy", 0);
const reading = generate(soundReading, "Easy", 0);
const entry = generate(soundEntry, "Easy", 0);
const wrong = math.item.correctAnswer === "B" ? "C" : "B";

test("sound items of both kinds have all their fields", () => {
  expect(shape.check(math, soundMath)).toEqual([]);
  expect(shape.check(reading, soundReading)).toEqual([]);
  expect(shape.check(entry, soundEntry)).toEqual([]);
});

test.each([
  [{ id: "0123456789abcdef012" }, "the id is not twenty hexadecimal digits"],
  [{ id: "0123456789abcdef01234" }, "the id is not twenty hexadecimal digits"],
  [{ correctAnswer: "E" }, "the key is not one of the letters"],
  [{ optionDesign: "none" }, "the option design is unknown"],
  [
    { section: "Writing" },
    ["the section is not that of the topic", "the skill belongs to another section"],
  ],
  [{ skill: "CID" }, "the skill belongs to another section"],
  [{ difficulty: "Expert" }, ["the difficulty is unknown", "the level is not the difficulty"]],
  [{ level: "Hard" }, ["the level is not the difficulty", "the model does not offer this level"]],
  [{ archetype: "HA99" }, "the model does not list archetype HA99"],
  [{ version: 0 }, "the version is not a whole number"],
  [{ version: 1.5 }, "the version is not a whole number"],
  [{ tip: " " }, "the tip is empty"],
  [{ hints: ["Undo the addition.", "", "Then subtract."] }, "the hint 2 is empty"],
])("an item with %j is refused: %j", (fields, says) => {
  expect(shape.check(withItem(math, fields), soundMath)).toEqual([says].flat());
});

test("options under other letters are refused", () => {
  const { A, B, C } = math.item.options;
  const texts = "the options are not A to D";
  expect(shape.check(withItem(math, { options: { A, B, C, D: C, E: B } }), soundMath)).toEqual([
    texts,
  ]);
  expect(shape.check(withItem(math, { options: { B, A, C, D: A } }), soundMath)).toEqual([texts]);
});

test("a model that announces another kind of answer is refused", () => {
  const says = ["the model makes another kind"];
  expect(shape.check(math, soundEntry)).toEqual(says);
  expect(shape.check(entry, soundMath)).toEqual(says);
});

test.each([
  [{ signature: " " }, "the signature is empty"],
  [{ features: { steps: 1, reach: NaN } }, "a feature is not a finite number"],
  [{ features: { steps: 0 } }, "there is no step"],
])("what is known of an item has its shape too: %j is refused", (fields, says) => {
  expect(shape.check({ ...math, ...fields }, soundMath)).toEqual([says]);
});

test.each([
  [
    "the key stands for a slip",
    { [math.item.correctAnswer]: "opposite-sign" },
    `the key ${math.item.correctAnswer} stands for a slip`,
  ],
  ["a distractor for none", { [wrong]: null }, `distractor ${wrong} stands for no slip`],
  [
    "a distractor for what is no slip",
    { [wrong]: "typo" },
    `${wrong} stands for typo, which is no registered slip`,
  ],
  [
    "a distractor misreads a figure that is not there",
    { [wrong]: "figure-misread" },
    `${wrong} misreads a figure that is not there`,
  ],
  [
    "a distractor takes the row of no table",
    { [wrong]: "wrong-row-or-column" },
    `${wrong} misreads a figure that is not there`,
  ],
])("where %s, it is refused", (_, mistakes: Record<string, string | null>, says) => {
  const named = Object.entries(math.item.rationales).map(([letter, each]) => [
    letter,
    letter in mistakes ? { ...each, mistake: mistakes[letter] } : each,
  ]);
  const specimen = withItem(math, { rationales: Object.fromEntries(named) });
  expect(codes.check(specimen, soundMath)).toEqual([says]);
});

test("slips of reading are sound where there is a figure", () => {
  const figure = {
    kind: "table",
    alt: "A table.",
    columns: ["a"],
    rows: [["1"]],
    rowHeaders: false,
  };
  const { reason } = math.item.rationales[wrong];
  const misread = { ...math.item.rationales, [wrong]: { mistake: "figure-misread", reason } };
  expect(codes.check(withItem(math, { figure, rationales: misread }), soundMath)).toEqual([]);
});

test.each([
  ["is missing", " ", `${wrong} has no rationale`],
  [
    "shows another number",
    "A slip leads to $123456$.",
    `the rationale of ${wrong} does not show ${math.item.options[wrong]}`,
  ],
  [
    "shows its number only in a longer one",
    `A slip leads to $${math.item.options[wrong].slice(1, -1)}1$.`,
    `the rationale of ${wrong} does not show ${math.item.options[wrong]}`,
  ],
])("a rationale that %s is refused", (_, reason, says) => {
  const { mistake } = math.item.rationales[wrong];
  const given = { ...math.item.rationales, [wrong]: { mistake, reason } };
  expect(rationales.check(withItem(math, { rationales: given }), soundMath)).toEqual([says]);
});

test("the rationale of another option, once more, is refused", () => {
  const { A, D } = reading.item.rationales;
  const given = { ...reading.item.rationales, D: { ...D, reason: A.reason } };
  expect(rationales.check(withItem(reading, { rationales: given }), soundReading)).toEqual([
    "D repeats the rationale of another option",
  ]);
});

test.each([
  [
    "a Math question with a passage",
    math,
    { passage: "A text." },
    ["a Math question has a passage"],
  ],
  [
    "a Reading question without one",
    reading,
    { passage: undefined },
    ["a Reading question has no passage"],
  ],
  [
    "a pair of texts under both heads",
    reading,
    { passage: "Text 1\n\nIt is.\n\nText 2\n\nIt is not." },
    [],
  ],
  [
    "a text under one head",
    reading,
    { passage: "Text 1\n\nIt is." },
    ["a pair of texts is not headed Text 1 and Text 2"],
  ],
  [
    "a pair in the other order",
    reading,
    { passage: "Text 2\n\nIt is.\n\nText 1\n\nIt is not." },
    ["a pair of texts is not headed Text 1 and Text 2"],
  ],
  ["a text that speaks of Text 2", reading, { passage: "It follows Text 2." }, []],
] as const)("of the passage of %s is said what is wrong", (_, made, fields, says) => {
  expect(passage.check(withItem(made, fields), soundMath)).toEqual(says);
});

test("a question asks in its last paragraph", () => {
  const says = 'the question does not end in a question: "Solve it."';
  expect(stem.check(withItem(math, { question: "Is it so?\n\nSolve it." }), soundMath)).toEqual([
    says,
  ]);
  expect(stem.check(withItem(math, { question: "Solve it.\n\nWhat is $x$?" }), soundMath)).toEqual(
    [],
  );
});

test("a model that offers a level makes items of it", () => {
  const medium = changed(soundMath, (made) => made, { levels: ["Medium"] });
  expect(shape.check(math, medium)).toEqual(["the model does not offer this level"]);
});
