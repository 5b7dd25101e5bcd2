import { EXAM_SECTIONS, type ExamSection } from "@sat/item";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blueprintOf, LONGEST_SPRINT, SHORTEST_SPRINT, type Test } from "./blueprint.ts";

/** Questions, minutes, and minutes of the break after, module by module. */
function outline(of: Test) {
  return blueprintOf(of).modules.map(({ parts, stage, seconds, breakAfter }) => [
    parts.map(({ section, questions }) => `${section} ${questions}`).join(" + "),
    stage,
    seconds / 60,
    breakAfter / 60,
  ]);
}

describe("the blueprint", () => {
  test("of a full test has two modules a section, 98 questions in 134 minutes and one break", () => {
    expect(outline({ kind: "full" })).toEqual([
      ["Reading and Writing 27", 1, 32, 0],
      ["Reading and Writing 27", 2, 32, 10],
      ["Math 22", 1, 35, 0],
      ["Math 22", 2, 35, 0],
    ]);
  });

  test("of a half test has the first module of each section", () => {
    expect(outline({ kind: "half" })).toEqual([
      ["Reading and Writing 27", 1, 32, 10],
      ["Math 22", 1, 35, 0],
    ]);
  });

  test("of a section has both of its modules, and of a module the first", () => {
    expect(outline({ kind: "section", section: "Math" })).toEqual([
      ["Math 22", 1, 35, 0],
      ["Math 22", 2, 35, 0],
    ]);
    expect(outline({ kind: "module", section: "Math" })).toEqual([["Math 22", 1, 35, 0]]);
  });

  test("of a module of the exam leaves two questions unscored, and of a sprint none", () => {
    const unscoredOf = (of: Test) =>
      blueprintOf(of).modules.map(({ parts }) => parts.map(({ unscored }) => unscored));
    expect(unscoredOf({ kind: "half" })).toEqual([[2], [2]]);
    expect(unscoredOf({ kind: "sprint", section: "Mixed", questions: 20 })).toEqual([[0, 0]]);
  });

  test("of a sprint has the exam's pace", () => {
    const secondsOf = (section: ExamSection | "Mixed", questions: number) =>
      blueprintOf({ kind: "sprint", section, questions }).modules[0]?.seconds;
    expect(secondsOf("Reading and Writing", 27)).toBe(32 * 60);
    expect(secondsOf("Reading and Writing", 5)).toBe(356);
    expect(secondsOf("Math", 44)).toBe(70 * 60);
    expect(secondsOf("Mixed", 49)).toBe(67 * 60);
  });

  test("of a mixed sprint of any length has both sections in the exam's proportion, to half a question", () => {
    const lengths = fc.integer({ min: SHORTEST_SPRINT, max: LONGEST_SPRINT });
    fc.assert(
      fc.property(lengths, (questions) => {
        const [sprint, ...others] = blueprintOf({
          kind: "sprint",
          section: "Mixed",
          questions,
        }).modules;
        expect(others).toEqual([]);
        const parts = sprint?.parts ?? [];
        expect(parts.map(({ section }) => section)).toEqual(EXAM_SECTIONS);
        expect(parts.reduce((sum, part) => sum + part.questions, 0)).toBe(questions);
        const [verbal] = parts;
        expect(Math.abs((verbal?.questions ?? 0) - (questions * 54) / 98)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test.each([SHORTEST_SPRINT - 1, LONGEST_SPRINT + 1, 10.5, Number.NaN])(
    "of a sprint of %d questions there is none",
    (questions) => {
      const sprint = { kind: "sprint", section: "Math", questions } as const;
      expect(() => blueprintOf(sprint)).toThrow(RangeError);
    },
  );
});
