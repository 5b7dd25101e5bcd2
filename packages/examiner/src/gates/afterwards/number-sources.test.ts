import type { Facts } from "@sat/engine";
import { generate } from "@sat/engine";
import { expect, test } from "vitest";
import { mathSpecimen, reasons } from "../../testing/math-items.ts";
import { soundMath, soundWriting } from "../../testing/sound-models.ts";
import { numberSources } from "./number-sources.ts";

const facts: Facts = { kind: "value", given: ["5*x + 3 = 38"], ask: "x" };

function complaints(explanation: string, B = "", C = ""): readonly string[] {
  const question = "$5x + 3 = 38$, as $2(x + 8)$ and $5$";
  const options = { A: "$7$", B: "none", C: "none", D: "none" };
  const texts = { question, options, explanation, rationales: reasons({ A: "", B, C, D: "" }) };
  return numberSources.check(mathSpecimen(texts, facts), soundMath);
}

test.each([
  ["a number of the question", "There is $38$, and 3."],
  ["a number that is worked out", "As $38 - 3 = 35$, there is $35$."],
  [
    "an expression multiplied out, and its numbers from there on",
    "It is $2x + 16$. There is $16$.",
  ],
  ["no number at all", "It is so."],
])("%s comes from somewhere", (_, explanation) => {
  expect(complaints(explanation)).toEqual([]);
});

test("a number from nowhere is told wherever it stands", () => {
  expect(complaints("There is $17 + x$, or 4.5.", "It is $19$.", "It is 1,200.")).toEqual([
    "the explanation shows 17, which comes from nowhere",
    "the explanation shows 4.5, which comes from nowhere",
    "the reason of B shows 19, which comes from nowhere",
    "the reason of C shows 1200, which comes from nowhere",
  ]);
});

test.each([
  ["another expression", "It is $2x + 17$.", 17],
  ["an expression before it is multiplied out", "There is $16$. It is $2x + 16$.", 16],
  ["a number equal to one of the question", "It is $\\frac{35}{7}$.", 35],
  ["a formula that cannot be read", "It is $\\triangle 17$.", 17],
])("%s has a number from nowhere", (_, explanation, number) => {
  expect(complaints(explanation)).toEqual([
    `the explanation shows ${number}, which comes from nowhere`,
  ]);
});

test("an expression that is never defined is no other form of another", () => {
  const question = "$\\sqrt{-x^2 - 1}$";
  const texts = { question, explanation: "It is $17x$." };
  expect(numberSources.check(mathSpecimen(texts, facts), soundMath)).toEqual([
    "the explanation shows 17, which comes from nowhere",
  ]);
});

test("a reason knows what the explanation worked out, and no other reason", () => {
  expect(complaints("As $38 - 3 = 35$.", "It is $35 + 38 = 73$.", "It is $35$, or $73$.")).toEqual([
    "the reason of C shows 73, which comes from nowhere",
  ]);
});

test("numbers outside Math may come from nowhere", () => {
  const specimen = generate(soundWriting, "Easy", 0);
  const item = { ...specimen.item, explanation: "There were 17 winters." };
  expect(numberSources.check({ ...specimen, item }, soundWriting)).toEqual([]);
});
