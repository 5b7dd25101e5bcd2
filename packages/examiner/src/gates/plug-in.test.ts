import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundEntry, soundRange } from "../testing/sound-entries.ts";
import { soundMath } from "../testing/sound-models.ts";
import { plugIn } from "./plug-in.ts";

const specimen = generate(soundMath, "Easy", 0);

/** What is said of these options, the first of which is the key. */
function said(facts: Omit<Extract<Facts, { kind: "value" }>, "kind">, ...options: string[]) {
  const [A = "", B = "", C = "", D = ""] = options;
  const item = { ...specimen.item, correctAnswer: "A" as const, options: { A, B, C, D } };
  return plugIn.check({ ...specimen, item, facts: { kind: "value", ...facts } }, soundMath);
}

const LINE = { given: ["x + 2 = 7"], ask: "x" };
const SQUARE = { given: ["x^2 = 9"], where: ["x > 0"], ask: "x" };

test.each([
  ["one equation", LINE, ["$5$", "$4$", "$3$", "$2$"], []],
  ["a wrong key", LINE, ["$6$", "$4$", "$3$", "$2$"], ["the key A does not fit"]],
  [
    "a distractor that fits",
    LINE,
    ["$5$", "$4$", "$\\frac{10}{2}$", "$2$"],
    ["distractor C fits the situation"],
  ],
  [
    "both",
    LINE,
    ["$4$", "$3$", "$5$", "$2$"],
    ["the key A does not fit", "distractor C fits the situation"],
  ],
  ["an expression asked for", { ...LINE, ask: "2*x + 1" }, ["$11$", "$10$", "$5$", "$1$"], []],
  [
    "another expression",
    { ...LINE, ask: "2*x + 1" },
    ["$10$", "$11$", "$5$", "$1$"],
    ["the key A does not fit", "distractor B fits the situation"],
  ],
  [
    "a pair",
    { given: ["x + y = 5", "x - y = 1"], ask: "x, y" },
    ["$(3, 2)$", "$(2, 3)$", "$(4, 1)$", "$(5, 0)$"],
    [],
  ],
  [
    "a wrong pair",
    { given: ["x + y = 5", "x - y = 1"], ask: "x, y" },
    ["$(2, 3)$", "$(3, 2)$", "$(4, 1)$", "$(5, 0)$"],
    ["the key A does not fit", "distractor B fits the situation"],
  ],
  [
    "a number for a pair",
    { given: ["x + y = 5", "x - y = 1"], ask: "x, y" },
    ["$3$", "$2$", "$4$", "$5$"],
    [],
  ],
  ["a square with a condition", SQUARE, ["$3$", "$-3$", "$9$", "$81$"], []],
  [
    "a square without its condition",
    { ...SQUARE, where: [] },
    ["$3$", "$-3$", "$9$", "$81$"],
    ["distractor B fits the situation"],
  ],
  [
    "a value of a square",
    { given: ["x^2 = 9"], where: ["x > 0"], ask: "x + 1" },
    ["$4$", "$-2$", "$10$", "$9$"],
    [],
  ],
  [
    "a wrong value of a square",
    { given: ["x^2 = 9"], where: ["x > 0"], ask: "x + 1" },
    ["$10$", "$-2$", "$4$", "$9$"],
    ["the key A does not fit", "distractor C fits the situation"],
  ],
  [
    "a root asked for",
    { given: ["x^2 = 2"], where: ["x > 0"], ask: "x" },
    ["$\\sqrt{2}$", "$-\\sqrt{2}$", "$2$", "$4$"],
    [],
  ],
  [
    "a value that is no fraction",
    { given: ["x^2 = 2"], where: ["x > 0"], ask: "x + 1" },
    ["$\\sqrt{3}$", "$2$", "$3$", "$4$"],
    [],
  ],
  [
    "two unknowns that are not linear",
    { given: ["x*y = 6", "x + y = 5"], ask: "x" },
    ["$1$", "$2$", "$3$", "$4$"],
    [],
  ],
  [
    "a value that is always the same",
    { given: ["x^2 = 9"], ask: "0*x" },
    ["$0$", "$1$", "$2$", "$3$"],
    [],
  ],
  ["an answer that is rounded", { ...LINE, rounded: 0 }, ["$6$", "$4$", "$3$", "$2$"], []],
  [
    "constants that stand for any number",
    { ...LINE, constants: ["a"] },
    ["$6$", "$4$", "$3$", "$2$"],
    [],
  ],
  [
    "an empty list of constants",
    { ...LINE, constants: [] },
    ["$6$", "$4$", "$3$", "$2$"],
    ["the key A does not fit"],
  ],
])("of %s is said what fits", (_, facts, options, says) => {
  expect(said(facts, ...options)).toEqual(says);
});

test("facts of another kind are not put in", () => {
  const item = { ...specimen.item, options: { A: "a", B: "b", C: "c", D: "d" } };
  expect(
    plugIn.check(
      { ...specimen, item, facts: { kind: "modifier", phrase: "", nouns: [] } },
      soundMath,
    ),
  ).toEqual([]);
});

test.each([
  [[-3, 2], [3, 2], []],
  [[6, 4], [3, 2], ["distractor 6/4 fits the situation"]],
  [[-3, 2], [5, 2], ["the key 5/2 does not fit"]],
] as const)("of a slip of value %j beside the key %j is said %j", (slip, key, says) => {
  const { item, ...rest } = generate(soundEntry, "Easy", 0);
  const [first] = item.kind === "entry" ? item.slips : [];
  if (item.kind !== "entry" || first === undefined) throw new TypeError("an entry with slips");
  const value = ([num, den]: readonly [number, number]) => ({ num, den });
  const answerKey = { kind: "values", values: [value(key)] } as const;
  const typed = { ...item, answerKey, slips: [{ ...first, value: value(slip) }] };
  const facts: Facts = { kind: "value", given: ["2*x = 3"], ask: "x" };
  expect(plugIn.check({ ...rest, facts, item: typed }, soundEntry)).toEqual(says);
});

test("a range has no value to put in", () => {
  const made = generate(soundRange, "Easy", 0);
  const facts: Facts = { kind: "value", given: ["2*x = 3001"], ask: "x" };
  expect(plugIn.check({ ...made, facts }, soundRange)).toEqual([]);
});
