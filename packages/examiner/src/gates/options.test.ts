import { type Facts, type Specimen, generate } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath, soundReading } from "../testing/sound-models.ts";
import { distinctOptions } from "./distinct-options.ts";
import { formClass } from "./form-class.ts";
import { numericOrder } from "./numeric-order.ts";

type Four = readonly [string, string, string, string];

const math = generate(soundMath, "Easy", 0);
const reading = generate(soundReading, "Easy", 0);

function withOptions(
  [A, B, C, D]: Four,
  made: Specimen<ChoiceItem> = math,
  facts: Facts = made.facts,
): Specimen<ChoiceItem> {
  return { ...made, facts, item: { ...made.item, options: { A, B, C, D } } };
}

const NUMBERS: Four = ["$-3$", "$0.5$", "$\\frac{7}{2}$", "$4$"];

test("numbers ascend from A to D, in whatever form they stand", () => {
  const said = (options: Four) => numericOrder.check(withOptions(options), soundMath);
  expect(said(NUMBERS)).toEqual([]);
  expect(said(["$-3$", "$0.5$", "$4$", "$\\frac{7}{2}$"])).toEqual([
    "the numbers do not ascend: $-3$, $0.5$, $4$, $\\frac{7}{2}$",
  ]);
  expect(said(["$1$", "$2$", "$2$", "$3$"])).toEqual([
    "the numbers do not ascend: $1$, $2$, $2$, $3$",
  ]);
  expect(said(["$x + 3$", "$x$", "$-x$", "$2x$"])).toEqual([]);
});

test.each([
  ["numbers", ["$2$", "$3$", "$5$", "$7$"], []],
  [
    "a number in two forms",
    ["$0.5$", "$\\frac{1}{2}$", "$5$", "$7$"],
    ["A and B say the same: $0.5$"],
  ],
  ["a number with and without a unit", ["$2$", "2 feet", "$5$", "$7$"], []],
  ["a number and its percent", ["$2\\%$", "$2$", "$5$", "$7$"], []],
  [
    "texts that differ in spaces and capitals",
    ["The  end", "an end", "my end", " the end"],
    ["A and D say the same: The  end"],
  ],
  [
    "one expression in two forms",
    ["$2(x + 1)$", "$2x + 2$", "$x$", "$x + 1$"],
    ["A and B say the same: $2(x + 1)$"],
  ],
  [
    "an expression as it is and as the value of y",
    ["$y = 2x$", "$y = x + x$", "$y = x$", "$y = 3x$"],
    ["A and B say the same: $y = 2x$"],
  ],
  [
    "a function and its graph",
    ["$f(x) = 2x$", "$f(x) = 3x$", "$f(x) = x$", "$f(x) = \\frac{4x}{2}$"],
    ["A and D say the same: $f(x) = 2x$"],
  ],
  ["points", ["$(1, 2)$", "$(2, 1)$", "$(1, 3)$", "$(1, -2)$"], []],
  [
    "a point in two forms",
    ["$(1, 2)$", "$(2, 1)$", "$(\\frac{2}{2}, 2)$", "$(1, -2)$"],
    ["A and C say the same: $(1, 2)$"],
  ],
  [
    "equations that are not solved for one letter",
    ["$2x = y$", "$2x = 3y$", "$x + y = 2$", "$3y = 2x$"],
    [],
  ],
  ["systems", ["$y = x$ and $y = 2$", "$y = x$ and $y = 3$", "$y = x$ and $y = 4$", "$y = x$"], []],
  [
    "roots of what is nowhere positive",
    ["$\\sqrt{-1 - x^2}$", "$\\sqrt{-2 - x^2}$", "$x$", "$2x$"],
    [],
  ],
] as const)("of %s is said what is the same", (_, options, says) => {
  expect(distinctOptions.check(withOptions(options), soundMath)).toEqual(says);
});

test("forms of one expression are told apart by their print where it is asked for", () => {
  const display = { kind: "display" } as Facts; // the gate reads no more of the facts than their kind
  const forms: Four = ["$2(x + 1)$", "$2x + 2$", "$2 + 2x$", "$x + x + 2$"];
  expect(distinctOptions.check(withOptions(forms, math, display), soundMath)).toEqual([]);
  const same: Four = ["$2(x + 1)$", "$2(x +  1)$", "$2 + 2x$", "$x + x + 2$"];
  expect(distinctOptions.check(withOptions(same, math, display), soundMath)).toEqual([
    "A and B say the same: $2(x + 1)$",
  ]);
});

test.each([
  ["numbers of one form", ["$2$", "$3$", "$5$", "$7$"], []],
  ["an hour beside hours", ["1 hour", "2 hours", "3 hours", "4 hours"], []],
  ["a second beside seconds", ["1 second", "2 seconds", "3 seconds", "4 seconds"], []],
  [
    "one triple among pairs",
    ["$(1, 2)$", "$(2, 1, 3)$", "$(1, 3)$", "$(1, -2)$"],
    ["$(2, 1, 3)$ is the only 3 members among options of one other form"],
  ],
  [
    "numbers of two units",
    ["1 hour", "2 hours", "3 days", "4 hours"],
    ["the options are of different kinds: number hour, number day"],
  ],
  [
    "dollars beside numbers",
    ["\\$2", "\\$3", "4", "\\$5"],
    ["the options are of different kinds: $number, number"],
  ],
  [
    "words beside numbers",
    ["2", "3", "none of it", "5"],
    ["the options are of different kinds: number, words"],
  ],
  [
    "one decimal",
    ["$2$", "$3.5$", "$5$", "$7$"],
    ["$3.5$ is the only decimal among options of one other form"],
  ],
  [
    "one whole number",
    ["$2.5$", "$3.5$", "$5$", "$7.5$"],
    ["$5$ is the only whole number among options of one other form"],
  ],
  [
    "one fraction",
    ["$\\frac{1}{2}$", "$3$", "$5$", "$7$"],
    ["$\\frac{1}{2}$ is the only fraction among options of one other form"],
  ],
  [
    "one root",
    ["$2$", "$3$", "$\\sqrt{11}$", "$7$"],
    ["$\\sqrt{11}$ is the only radical among options of one other form"],
  ],
  [
    "one power",
    ["$2$", "$3$", "$2^{3}$", "$17$"],
    ["$2^{3}$ is the only power among options of one other form"],
  ],
  [
    "one multiple of pi",
    ["$2$", "$3$", "$2\\pi$", "$17$"],
    ["$2\\pi$ is the only multiple of pi among options of one other form"],
  ],
  ["two decimals", ["$2$", "$3.5$", "$5.5$", "$7$"], []],
  ["three forms", ["$2$", "$3$", "$\\frac{7}{2}$", "$4.5$"], []],
  [
    "a fraction of roots beside roots",
    ["$\\frac{\\sqrt{2}}{2}$", "$\\sqrt{3}$", "$\\sqrt{5}$", "$\\sqrt{7}$"],
    [],
  ],
  ["points", ["$(1, 2)$", "$(2, 1)$", "$(1, 3)$", "$(1, -2)$"], []],
  [
    "one equation beside pairs",
    ["$x = 2$ and $y = 1$", "$x = 3$ and $y = 1$", "$x = 4$ and $y = 1$", "$x = 5$"],
    ["$x = 5$ is the only 1 and among options of one other form"],
  ],
] as const)("of the forms of %s is said which stands out", (_, options, says) => {
  expect(formClass.check(withOptions(options), soundMath)).toEqual(says);
});

test.each([
  ["sentences", ["It is.", "It was.", "Was it?", "So it is!"], []],
  ["phrases", ["a stone", "a wall", "a house. Or two", "a roof"], []],
  [
    "one without a mark",
    ["It is.", "It was", "Was it?", "So it is!"],
    ["some options end in a mark, others do not"],
  ],
  [
    "one without a capital",
    ["It is", "it was", "Was it", "So it is"],
    ["some options begin with a capital, others do not"],
  ],
] as const)("of %s is said how they begin and end", (_, options, says) => {
  expect(formClass.check(withOptions(options, reading), soundReading)).toEqual(says);
});
