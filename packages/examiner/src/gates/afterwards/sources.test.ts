import type { Facts } from "@sat/engine";
import { describe, expect, test } from "vitest";
import { type Fraction, fraction, fromDecimal } from "../../exact/fraction.ts";
import { mathItem, mathSpecimen } from "../../testing/math-items.ts";
import { triangle } from "../../testing/sample-figures.ts";
import { readAfterwards } from "./reading.ts";
import { Sources } from "./sources.ts";

const facts: Facts = { kind: "value", given: ["5*x + 3 = 38"], ask: "x" };

const NUMBERS = [3, 4, 7, 11, 12, 13, 17, 35, 38, 58, 70];

/** Those of some numbers that are known. */
function knownTo(sources: Sources): number[] {
  return NUMBERS.filter((each) => sources.has(fraction(BigInt(each))));
}

describe("of a question", () => {
  const options = { A: "$7$", B: "none", C: "none", D: "none" };

  test.each<readonly [title: string, question: string, known: readonly number[]]>([
    ["the numbers of the question and of its options are known", "$3x = 38$", [3, 7, 38]],
    ["numbers in words are known", "Eleven pens and twelve caps", [7, 11, 12]],
    ["words in which they stand are none", "Often, the nineteenths", [7]],
  ])("%s", (_, question, known) => {
    expect(knownTo(Sources.of(mathItem({ question, options })))).toEqual(known);
  });

  test("the numbers of its figure are known", () => {
    const figure = triangle("13", "4");
    const item = mathItem({ question: "What is it?", options, figure });
    expect(Sources.of(item).has(fraction(13n))).toBe(true);
    expect(Sources.of(mathItem({ question: "What is it?", options })).has(fraction(13n))).toBe(
      false,
    );
  });

  test.each([0, 1, 2, 30, 45, 60, 90, 180, 360])("%d is known everywhere", (number) => {
    expect(Sources.of(mathItem({ question: "What is it?" })).has(fraction(BigInt(number)))).toBe(
      true,
    );
  });
});

test.each<readonly [known: string, asked: string, has: boolean]>([
  ["13", "13", true],
  ["13", "0.13", true],
  ["0.13", "13", true],
  ["13", "1.3", false],
  ["13", "1", false],
])("where %s is known, whether %s is: %s", (known, asked, has) => {
  const sources = new Sources();
  sources.add([fromDecimal(known)]);
  expect(sources.has(fromDecimal(asked))).toBe(has);
});

test("a copy is added to apart", () => {
  const sources = new Sources();
  const three: Fraction = fraction(3n);
  sources.add([three]);
  const copy = sources.copy();
  copy.add([fraction(4n)]);
  expect([knownTo(sources), knownTo(copy)]).toEqual([[3], [3, 4]]);
});

test.each<readonly [title: string, explanation: string, known: readonly number[]]>([
  ["what is worked out from known numbers", "$38 - 3 = 35$", [3, 35, 38]],
  [
    "what stands before what it is worked out from",
    "$70 = 2 \\cdot 35$. $35 = 38 - 3$",
    [3, 35, 38, 70],
  ],
  ["all numbers of a step that holds", "$5x + 35 = 70$", [3, 35, 38, 70]],
  ["nothing of a calculation with an unknown number", "$38 + 20 = 58$", [3, 38]],
  ["nothing of a calculation that is wrong", "$38 + 3 = 35$", [3, 38]],
  ["nothing of a value that is only named", "$w = 58$", [3, 38]],
  ["only the claims of a chain that hold", "$38 - 3 = 35 = 70$", [3, 35, 38]],
])("%s is learned", (_, explanation, known) => {
  const none = { A: "none", B: "none", C: "none", D: "none" };
  const specimen = mathSpecimen({ question: "$5x + 3 = 38$", options: none, explanation }, facts);
  const sources = Sources.of(specimen.item);
  sources.learn(readAfterwards(specimen).explanation.judged);
  expect(knownTo(sources)).toEqual(known);
});
