import { expect, test } from "vitest";
import { printForms } from "./print-forms.ts";
import { UsageError } from "./usage.ts";

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const full = await printForms(["--seed", "7"]);
const [sheets = "", ...keys] = full.split(/^(?=Keys of module)/m);

test("form prints a full test as who sits it reads it, with its break", () => {
  expect(count(sheets, /^Question \d+$/gm)).toBe(98);
  expect(sheets.match(/^Module.*$/gm)).toEqual([
    "Module 1, Reading and Writing: 27 questions, 32 minutes",
    "Module 2, Reading and Writing: 27 questions, 32 minutes",
    "Module 3, Math: 22 questions, 35 minutes",
    "Module 4, Math: 22 questions, 35 minutes",
  ]);
  expect(count(sheets, /^Break: 10 minutes$/gm)).toBe(1);
  expect(sheets).not.toContain("unscored");
  expect(sheets).not.toMatch(/Key|Hint/);
});

test("form prints the keys of each module after all questions, and which do not count", () => {
  expect(keys).toHaveLength(4);
  expect(keys.map((each) => each.split("\n")[0])).toEqual([
    "Keys of module 1, first route",
    "Keys of module 2, harder route",
    "Keys of module 3, first route",
    "Keys of module 4, harder route",
  ]);
  for (const each of keys) expect(count(each, /· unscored$/gm)).toBe(2);
  const letters = keys.map((each) => count(each, /^\d+\. [A-D] ·/gm));
  expect(letters.slice(0, 2)).toEqual([27, 27]);
});

test("form says what could not be had, and what stands in", () => {
  expect(keys[0]).toMatch(
    /^Unmet: WIC, (?:Easy|Medium|Hard), choice: words-in-context stands in$/m,
  );
});

test("form prints the same for the same seed, and another for another", async () => {
  const module = ["--test", "module", "--section", "Math"];
  const one = await printForms([...module, "--seed", "1"]);
  expect(await printForms([...module, "--seed", "1"])).toBe(one);
  expect(await printForms([...module, "--seed", "2"])).not.toBe(one);
});

test("form prints a sprint of so many questions", async () => {
  const sprint = ["--test", "sprint", "--questions", "7"];
  const mixed = await printForms(sprint);
  expect(mixed).toMatch(/^Module 1, Reading and Writing and Math: 7 questions, 10 minutes\n/);
  const math = await printForms([...sprint, "--section", "math"]);
  expect(math).toMatch(/^Module 1, Math: 7 questions, 11 minutes\n/);
  expect(count(math, /^Question \d+$/gm)).toBe(7);
});

test("form with --count prints the figures of so many forms, without a fault", async () => {
  const figures: unknown = JSON.parse(await printForms(["--count", "3", "--sittings", "2"]));
  expect(figures).toMatchObject({ learners: 2, forms: 3, modules: 12, questions: 294 });
  expect(figures).toHaveProperty("levels.Math, harder", [3, 8, 11]);
  const { faults } = figures as { faults: Record<string, number> }; // as the command prints it
  expect(Object.keys(faults).length).toBeGreaterThan(5);
  expect(new Set(Object.values(faults))).toEqual(new Set([0]));
});

test.each([
  [["--test", "quarter"], "--test is one of"],
  [["--test", "sprint", "--questions", "4"], "--questions takes a whole number from 5 up"],
  [["--test", "sprint", "--questions", "55"], "A sprint has at most 54 questions"],
  [["--test", "section", "--section", "Mixed"], "--section is one of"],
  [["--route", "first"], "--route is one of"],
  [["--count", "0"], "--count takes a whole number from 1 up"],
])("form %j is refused with its reason", async (args, reason) => {
  const refusal = printForms(args);
  await expect(refusal).rejects.toThrow(UsageError);
  await expect(refusal).rejects.toThrow(reason);
});
