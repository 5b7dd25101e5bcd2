import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { mathSpecimen, reasons } from "../../testing/math-items.ts";
import { readAfterwards } from "./reading.ts";

const facts: Facts = { kind: "value", given: ["5*x + 3 = 38"], ask: "x" };

function specimen(reason: string, option = "$6$") {
  return mathSpecimen(
    {
      question: "$5x + 3 = 38$",
      options: { A: "$7$", B: option, C: "$8$", D: "$9$" },
      explanation: "So $x = 7$.",
      rationales: reasons({ A: reason, B: reason, C: "", D: "" }),
    },
    facts,
  );
}

/** By chain of the reason of a slip, the verdicts on its claims and the one on it. */
function verdictsOn(reason: string, option?: string) {
  return readAfterwards(specimen(reason, option)).reasons[1]?.judged.map(
    ({ claims, verdict }) => `${claims.map((each) => each.verdict).join(" ")}: ${verdict}`,
  );
}

test("the explanation and every reason are read, each by itself", () => {
  const { explanation, reasons: read } = readAfterwards(specimen("It is $w = 5$."));
  expect([explanation, ...read].map(({ name, markup }) => [name, markup])).toEqual([
    ["the explanation", "So $x = 7$."],
    ["the reason of A", "It is $w = 5$."],
    ["the reason of B", "It is $w = 5$."],
    ["the reason of C", ""],
    ["the reason of D", ""],
  ]);
  expect([explanation, ...read].map(({ judged }) => judged.map(({ verdict }) => verdict))).toEqual([
    ["true"],
    ["naming"],
    ["naming"],
    [],
    [],
  ]);
  expect(read.map(({ answer }) => answer.text)).toEqual(["$7$", "$6$", "$8$", "$9$"]);
});

test("a specimen is read once", () => {
  const once = specimen("");
  expect(readAfterwards(once)).toBe(readAfterwards(once));
});

test("what the reason of the key says of unknowns is held against the facts", () => {
  const [key] = readAfterwards(specimen("It is $x = 8$.")).reasons;
  expect(key?.judged.map(({ verdict }) => verdict)).toEqual(["false"]);
});

test.each<readonly [title: string, reason: string, option: string, verdict: string]>([
  ["a wrong step is undecided", "It is $5x = 36$.", "$6$", "undecided: undecided"],
  ["a right step is true", "It is $5x = 35$.", "$6$", "true: true"],
  ["a name stays a name", "It is $w = 5$.", "$6$", "naming: naming"],
  ["a wrong calculation is false", "It is $5 + 3 = 6$.", "$6$", "false: false"],
  [
    "a calculation that cannot be read is undecided",
    "It is $\\triangle A = 6$.",
    "$6$",
    "undecided: undecided",
  ],
  ["a step that ends in the option is true", "It is $x = 6$.", "$6$", "true: true"],
  ["so is the option itself", "It is $y = 3x+1$.", "$y = 3x + 1$", "true: true"],
  ["so is an option that is printed closer", "It is $y = 3x + 1$.", "$y = 3x+1$", "true: true"],
  [
    "only the end of a chain is the option",
    "It is $x = 6 = 6$.",
    "$6$",
    "undecided true: undecided",
  ],
  ["so is a chain that goes on", "It is $x = 6 = x$.", "$6$", "undecided undecided: undecided"],
])("in the reason of a slip, %s", (_, reason, option, verdict) => {
  expect(verdictsOn(reason, option)).toEqual([verdict]);
});
