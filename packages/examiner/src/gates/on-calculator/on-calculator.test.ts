import { generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundEntry } from "../../testing/sound-entries.ts";
import { soundMath } from "../../testing/sound-models.ts";
import { onCalculator } from "./on-calculator.ts";

const specimen = generate(soundMath, "Easy", 0);

/** What is said of this key and these words about the calculator. */
function said(key: string, rows: readonly string[], read: string): readonly string[] {
  const options = { A: key, B: "$-90$", C: "$-91$", D: "$-92$" };
  const item = { ...specimen.item, correctAnswer: "A" as const, options };
  return onCalculator.check(
    { ...specimen, item: { ...item, onCalculator: { rows, read } } },
    soundMath,
  );
}

const LINE = "The solution is a vertical line. Where it meets the $x$-axis,";
const EACH = "Each solution is a vertical line.";
const CROSS = "The two graphs cross at the solution.";
const TWICE = "The two graphs cross twice. Take the point on the";
const SYSTEM = ["y = x^2", "y = x + 6"];
const STRIP = "The shaded strip holds the values.";
const TURN = "Select the point where the parabola turns.";

test.each([
  ["$4$", ["3x - 5 = 7"], `${LINE} read $x$.`],
  ["$9$", ["3x - 5 = 7"], `${LINE} $x$ is the value of $n$: substitute it into $2n + 1$.`],
  ["$-133$", ["-6 = x/7 + 13"], `${LINE} read $x$.`],
  ["$\\frac{1}{3}$", ["3x = 1"], `${LINE} read $x$.`],
  ["$91$", ["|x - 44| = 47"], `${EACH} Where the one with $x > 44$ meets the $x$-axis, read $x$.`],
  ["$-3$", ["|x - 44| = 47"], `${EACH} Where the one on the left meets the $x$-axis, read $x$.`],
  ["$88$", ["|x - 44| = 47"], `${EACH} Read where each meets the $x$-axis, and add the values.`],
  ["$(-2, 4)$", SYSTEM, `${TWICE} left. Read both of its coordinates.`],
  ["$9$", SYSTEM, `${TWICE} right. Read its $y$-coordinate.`],
  [
    "$-1$",
    ["x + y = 5", "x - y = 3"],
    `${CROSS} Read its coordinates, and substitute them into $3y - x$.`,
  ],
  ["$(3, -8)$", ["y = 2(x - 3)^2 - 8"], `${TURN} Read both coordinates.`],
  ["$-8$", ["y = 2(x - 3)^2 - 8"], `${TURN} Read its $y$-coordinate.`],
  ["$6$", ["mean([3, 5, 10])"], "The row shows its value."],
  [
    "$2$",
    ["max([3, 5])", "min([3, 5])"],
    "Each row shows its value. Subtract the second from the first.",
  ],
  ["$x > -10$", ["35 + 7x > -35"], STRIP],
  ["$0 < n < 10$", ["-45 < -5x + 5 < 5"], STRIP],
])("key %s, rows %j: what the words say leads to the key", (key, rows, read) => {
  expect(said(key, rows, read)).toEqual([]);
});

test.each([
  ["a wrong row", "$4$", ["3x - 5 = 8"], `${LINE} read $x$.`, "which is not the key"],
  [
    "another coordinate",
    "$-8$",
    ["y = 2(x - 3)^2 - 8"],
    `${TURN} Read its $x$-coordinate.`,
    "shows 3",
  ],
  ["the other side", "$9$", SYSTEM, `${TWICE} left. Read its $y$-coordinate.`, "shows 4"],
  [
    "two lines where one is told of",
    "$91$",
    ["|x - 44| = 47"],
    `${LINE} read $x$.`,
    "there are 2 to choose from",
  ],
  ["an inequality that reaches to the other side", "$x < -10$", ["35 + 7x > -35"], STRIP, "side"],
  ["a bound that does not belong to it", "$x > -10$", ["35 + 7x >= -35"], STRIP, "side"],
  [
    "a side where there is one line",
    "$4$",
    ["3x = 12"],
    `${EACH} Where the one on the left meets the $x$-axis, read $x$.`,
    "not two",
  ],
  [
    "a side where there are three",
    "$-3$",
    ["x^3 = 9x"],
    `${EACH} Where the one on the left meets the $x$-axis, read $x$.`,
    "not two",
  ],
  ["a row that cannot be read", "$4$", ["3x - = 7"], `${LINE} read $x$.`, "refuses a row"],
  ["no place to look", "$4$", ["3x = 12"], "Look at the graph.", "does not say where to look"],
  [
    "a letter that nothing explains",
    "$9$",
    ["3x = 12"],
    `${LINE} read $x$, and substitute it into $2m + 1$.`,
    "what m is",
  ],
  ["a key that is no number", "Zero", ["3x = 12"], `${LINE} read $x$.`, "lead to nothing"],
])("%s is found", (_, key, rows, read, complaint) => {
  expect(said(key, rows, read).join()).toContain(complaint);
});

test("a typed answer may be any of the solutions that are read", () => {
  const entry = generate(soundEntry, "Easy", 0);
  const values = [
    { num: 3, den: 1 },
    { num: -5, den: 2 },
  ];
  const read = `${EACH} Read the $x$-coordinate of a point on one of them: either answers the question.`;
  const saidOf = (row: string) => {
    const shown = {
      answerKey: { kind: "values", values },
      onCalculator: { rows: [row], read },
    } as const;
    return onCalculator.check({ ...entry, item: { ...entry.item, ...shown } }, soundEntry);
  };
  expect(saidOf("2x^2 - x = 15")).toEqual([]);
  expect(saidOf("2x^2 - x = 14")).not.toEqual([]);
});

test("an item that says nothing of a calculator passes", () => {
  expect(onCalculator.check(specimen, soundMath)).toEqual([]);
});
