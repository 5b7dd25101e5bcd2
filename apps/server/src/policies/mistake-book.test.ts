import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterRetry, type MistakeCourse } from "./mistake-book.ts";

/** Answers of these days in order, `x` a miss and `v` right: `20v` is right on the 20th. */
function courseOf(...answers: readonly string[]): MistakeCourse | undefined {
  let course: MistakeCourse | undefined;
  answers.forEach((answer, place) => {
    const day = `2026-11-${answer.slice(0, 2)}`;
    const instant = `${day}T12:00:00.${String(place).padStart(3, "0")}Z`;
    course = afterRetry(course, { correct: answer.endsWith("v"), instant, day });
  });
  return course;
}

describe("a mistake", () => {
  test("is none as long as all is right", () => {
    expect(courseOf("20v", "21v")).toBeUndefined();
  });

  test("retires after its twins were right on two different days", () => {
    expect(courseOf("20x", "21v")).toMatchObject({ rightDay: "2026-11-21", retiredDay: null });
    expect(courseOf("20x", "21v", "24v")).toMatchObject({ retiredDay: "2026-11-24", times: 1 });
  });

  test("does not retire on one day, however often a twin is right on it", () => {
    expect(courseOf("20x", "20v", "20v", "20v")).toMatchObject({ retiredDay: null });
  });

  test("begins anew with another miss, also when it was retired", () => {
    const anew = { times: 2, missedDay: "2026-11-25", rightDay: null, retiredDay: null };
    expect(courseOf("20x", "21v", "25x")).toMatchObject(anew);
    expect(courseOf("20x", "21v", "22v", "25x")).toMatchObject(anew);
  });

  test("stays retired when a twin is right once more", () => {
    expect(courseOf("20x", "21v", "22v", "26v")).toMatchObject({ retiredDay: "2026-11-22" });
  });

  test("is not mended by what was answered before it was missed, and only arrived later", () => {
    const course = courseOf("20x", "25x");
    const late = { correct: true, instant: "2026-11-22T12:00:00.000Z", day: "2026-11-22" };
    expect(afterRetry(course, late)).toBe(course);
    expect(afterRetry(course, { ...late, correct: false })).toEqual({ ...course, times: 3 });
  });

  test("is open exactly if fewer than two days with a right twin follow its last miss", () => {
    const answers = fc.array(
      fc.record({ correct: fc.boolean(), day: fc.integer({ min: 10, max: 29 }) }),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const ordered = given.toSorted((one, other) => one.day - other.day);
        const course = courseOf(
          ...ordered.map(({ correct, day }) => `${day}${correct ? "v" : "x"}`),
        );
        const last = ordered.findLastIndex(({ correct }) => !correct);
        const days = new Set(ordered.slice(last + 1).map(({ day }) => day));
        expect(course === undefined).toBe(last === -1);
        if (course !== undefined) expect(course.retiredDay !== null).toBe(days.size >= 2);
      }),
    );
  });
});
