import { expect, test } from "vitest";
import { grade } from "./grade.ts";
import { responseOf } from "./response.ts";

const item = { correctAnswer: "B" } as const;

test("the key's letter is right, and every other one is wrong", () => {
  expect(grade(item, responseOf("B"))).toBe(true);
  for (const letter of ["A", "C", "D"] as const)
    expect(grade(item, responseOf(letter))).toBe(false);
});

test("time that ran out with nothing chosen is wrong", () => {
  expect(grade(item, responseOf(null))).toBe(false);
});

test("an entry is no answer to a question with options", () => {
  expect(grade(item, { kind: "entry", text: "B" })).toBe(false);
});
