import { type Facts, type Specimen, generate } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { afterwardsGates } from "./index.ts";

const sound = generate(soundMath, "Easy", 0);

/** 5x + 3 = 38, with the options 6, 7, 8 and 41/5. */
const base: ChoiceItem = {
  ...sound.item,
  question: "$5x + 3 = 38$\n\nWhat is the value of $x$?",
  options: { A: "$6$", B: "$7$", C: "$8$", D: "$\\frac{41}{5}$" },
  correctAnswer: "B",
  explanation:
    "Undo the addition, and then the multiplication.\n\n$5x = 38 - 3$\n\nSubtracting $3$ gives $5x = 35$.\n\nSo $x = \\frac{35}{5} = 7$.",
  rationales: {
    A: {
      mistake: "opposite-sign",
      reason: "Taking $38 - 3 - 5 = 30$ and dividing gives $\\frac{30}{5} = 6$.",
    },
    B: { mistake: null, reason: "It is $\\frac{38 - 3}{5} = 7$." },
    C: { mistake: "opposite-sign", reason: "Going on by one from $7$ gives $7 + 1 = 8$." },
    D: {
      mistake: "opposite-sign",
      reason: "Adding $3$ gives $\\frac{38 + 3}{5} = \\frac{41}{5}$.",
    },
  },
};
const facts: Facts = { kind: "value", given: ["5*x + 3 = 38"], ask: "x" };

function failed(item: ChoiceItem, of: Facts = facts): string[] {
  const specimen: Specimen<ChoiceItem> = { ...sound, item, facts: of };
  return afterwardsGates
    .filter((gate) => gate.check(specimen, soundMath).length > 0)
    .map(({ id }) => id);
}

function explained(explanation: string): ChoiceItem {
  return { ...base, explanation };
}

function reasoned(letter: "A" | "B" | "C" | "D", reason: string): ChoiceItem {
  const { mistake } = base.rationales[letter];
  return { ...base, rationales: { ...base.rationales, [letter]: { mistake, reason } } };
}

test("a text whose every line holds passes", () => {
  expect(failed(base)).toEqual([]);
});

test.each<[string, ChoiceItem, string[]]>([
  [
    "a number changed in an equation in the unknown",
    explained(base.explanation.replace("5x = 35", "5x = 36")),
    ["shown-equations", "number-sources"],
  ],
  [
    "a wrong result on the way",
    explained(base.explanation.replace("\\frac{35}{5} = 7", "\\frac{36}{5} = 7")),
    ["shown-equations", "number-sources"],
  ],
  [
    "a solution that is not one",
    explained(base.explanation.replace("$x = \\frac{35}{5} = 7$", "$x = 8$")),
    ["shown-equations", "key-at-end"],
  ],
  [
    "a number from nowhere",
    explained(base.explanation.replace("Subtracting $3$", "Subtracting $4$")),
    ["number-sources"],
  ],
  [
    "an equation about something that nothing is known of",
    explained(base.explanation.replace("$5x = 35$", "$5x + ab = 35$")),
    ["decided-equations"],
  ],
  [
    "an end that is not the key",
    explained(`${base.explanation}\n\nThe other way around it is $38 - 3 = 35$.`),
    ["key-at-end"],
  ],
  [
    "a reason that is wrong in its arithmetic",
    reasoned("C", "From $7$ one gets $7 + 2 = 8$."),
    ["shown-equations", "shown-calculations"],
  ],
  [
    "a reason that only names its value",
    reasoned("C", "Going on by one gives $8$."),
    ["shown-calculations"],
  ],
  [
    "two reasons that are swapped",
    {
      ...base,
      rationales: { ...base.rationales, A: base.rationales.C, C: base.rationales.A },
    },
    ["own-ends", "shown-calculations"],
  ],
])("%s is caught", (_, item, gates) => {
  expect(failed(item)).toEqual(gates);
});

test.each([
  ["a check after the end", explained(`${base.explanation}\n\nTo check, $5 \\cdot 7 + 3 = 38$.`)],
  [
    "a supposition",
    explained(base.explanation.replace("So $x", "With $x = 0$ the left side is $3$, so $x")),
  ],
  [
    "a form known by name",
    explained(base.explanation.replace("Subtracting", "In $y = mx + b$, subtracting")),
  ],
  [
    "a percent and its hundredth",
    explained(base.explanation.replace("So $x", "As $38\\% = 0.38$, $x")),
  ],
])("%s passes", (_, item) => {
  expect(failed(item)).toEqual([]);
});

test("a step that holds at one of two solutions passes, whatever the question excludes", () => {
  const item: ChoiceItem = {
    ...base,
    question: "$x^2 = 49$, where $x > 0$\n\nWhat is the value of $x$?",
    explanation:
      "A square has two roots.\n\nSo $x = -7$ or $x = 7$.\n\nThe positive one is asked.\n\n$x = 7$",
  };
  expect(failed(item, { kind: "value", given: ["x^2 = 49"], where: ["x > 0"], ask: "x" })).toEqual(
    [],
  );
});

test("a root alone on one side of an equation is not a function that it defines", () => {
  const options = { A: "$\\frac{19 - \\sqrt{37}}{2}$", B: "$6$", C: "$7$", D: "$8$" };
  const item: ChoiceItem = {
    ...base,
    question: "$\\sqrt{x} = 9 - x$\n\nWhat is the solution to the given equation?",
    options,
    correctAnswer: "A",
    explanation: "Square both sides.\n\nSo $x = \\frac{19 - \\sqrt{37}}{2}$.",
  };
  const given: Facts = { kind: "value", given: ["sqrt(x) = 9 - x"], ask: "x" };
  expect(failed(item, given)).not.toContain("shown-equations");
});

test("an equation for a letter of the text's own is decided by what the text says it is", () => {
  const withWidth = (width: number) =>
    explained(
      `Let $w$ be a part.\n\nWrite its equation.\n\n$3 + w = 38$\n\nSo $w = ${width}$.\n\nDividing gives $x = \\frac{35}{5} = 7$.`,
    );
  expect(failed(withWidth(35))).toEqual([]);
  expect(failed(withWidth(36))).toContain("shown-equations");
});

test("what a reason says of the unknown is its slip and is not held against the facts", () => {
  expect(
    failed(reasoned("C", "Reading it as $5x - 2 = 38$ gives $\\frac{38 + 2}{5} = 8$.")),
  ).toEqual(["decided-equations"]);
});

test("a rounded value is right to the last digit that it shows", () => {
  const rounded = (value: string) =>
    explained(base.explanation.replace("So $x", `As $\\frac{38}{3} \\approx ${value}$, $x`));
  expect(failed(rounded("12.67"))).toEqual([]);
  expect(failed(rounded("12.66"))).toContain("shown-equations");
});
