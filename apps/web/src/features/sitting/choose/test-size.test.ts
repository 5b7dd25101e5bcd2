import { expect, test } from "vitest";
import { testSize } from "./test-size.ts";

test("a full test is as long as the exam, a half test half of it", () => {
  expect(testSize({ kind: "full" }, "exam")).toEqual({ questions: 98, minutes: 134 });
  expect(testSize({ kind: "half" }, "exam")).toEqual({ questions: 49, minutes: 67 });
});

test("extra time makes a section longer, and without a limit there is no telling", () => {
  const math = { kind: "section", section: "Math" } as const;
  expect(testSize(math, "1.5")).toEqual({ questions: 44, minutes: 105 });
  expect(testSize({ ...math, kind: "module" }, "2")).toEqual({ questions: 22, minutes: 70 });
  expect(testSize(math, "untimed").minutes).toBeNull();
});

test("a sprint goes at the pace of its section, or of both", () => {
  const sprint = { kind: "sprint", questions: 10 } as const;
  expect(testSize({ ...sprint, section: "Math" }, "exam")).toEqual({ questions: 10, minutes: 16 });
  expect(testSize({ ...sprint, section: null }, "exam")).toEqual({ questions: 10, minutes: 14 });
});
