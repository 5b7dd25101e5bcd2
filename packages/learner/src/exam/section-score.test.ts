import { expect, test } from "vitest";
import { answered, aSatSection } from "../testing/a-sat-section.ts";
import { sectionScore, type TestScore } from "./section-score.ts";

const section = "Reading and Writing";
const width = (score: TestScore | null) => (score?.high ?? Number.NaN) - (score?.low ?? 0);

/** Two thirds right, as one who was led to the harder route. */
const GOOD = { route: "harder", first: [8, 7, 2], second: [3, 7, 5] } as const;

test("a score is in tens, inside its range, and says what makes that wide", () => {
  const score = sectionScore(aSatSection(GOOD));
  expect(score).toMatchObject({ answers: 50, declared: 50 });
  const { low = 0, estimate = 0, high = 0 } = score ?? {};
  expect([low % 10, estimate % 10, high % 10]).toEqual([0, 0, 0]);
  expect(low).toBeLessThan(estimate);
  expect(high).toBeGreaterThan(estimate);
});

test("a perfect paper scores 800, an empty one 200, and their ranges end there", () => {
  const perfect = aSatSection({ route: "harder", first: [8, 10, 7], second: [3, 10, 12] });
  expect(sectionScore(perfect)).toMatchObject({ estimate: 800, high: 800 });
  const empty = aSatSection({ route: "easier", first: [0, 0, 0], second: [0, 0, 0] });
  expect(sectionScore(empty)).toMatchObject({ estimate: 200, low: 200 });
});

test("of who is near an end, the range goes to it, and well below the estimate", () => {
  const near = sectionScore(aSatSection({ route: "harder", first: [8, 9, 6], second: [3, 9, 9] }));
  expect(near).toMatchObject({ high: 800 });
  expect(near?.low).toBeLessThan(720);
  expect(near?.estimate).toBeLessThan(800);
});

test("a score is told from 20 scored answers on, in a wider range than a whole section's", () => {
  const of = (questions: number) =>
    sectionScore({ section, first: answered([0, questions, 0], [0, 12, 0]) });
  expect(of(19)).toBeNull();
  expect(width(of(20))).toBeGreaterThan(width(sectionScore(aSatSection(GOOD))));
});

test("of as many right answers, those score lower that miss what is easy: they look like luck", () => {
  const of = (right: readonly [number, number, number]) =>
    sectionScore({ section, first: answered([10, 10, 10], right) })?.estimate;
  expect(of([4, 8, 10])).toBeLessThan(of([10, 8, 4]) ?? 0);
});

test("a typed answer that is right counts for more than a choice that is", () => {
  const of = (kind: "choice" | "entry") =>
    sectionScore({ section, first: answered([0, 30, 0], [0, 18, 0], { kind }) })?.estimate ?? 0;
  expect(of("entry")).toBeGreaterThan(of("choice"));
});

test("whoever was led to the harder route by one answer is not far from whoever just was not", () => {
  const harder = aSatSection({ route: "harder", first: [7, 7, 3], second: [2, 6, 4] });
  const easier = aSatSection({ route: "easier", first: [7, 7, 2], second: [11, 6, 1] });
  const [over, under] = [sectionScore(harder)?.estimate, sectionScore(easier)?.estimate];
  expect(Math.abs((over ?? 0) - (under ?? 0))).toBeLessThanOrEqual(30);
});

test("a range is narrower where it is known how hard levels are, and says so", () => {
  const known = answered([9, 12, 9], [8, 7, 3]).map((answer) => {
    const mean = { Easy: -1.2, Medium: 0, Hard: 1.3 }[answer.level];
    return { ...answer, difficulty: { mean, spread: 0.5 } };
  });
  const unknown = known.map((answer) => ({ ...answer, difficulty: undefined }));
  const of = (first: typeof unknown | typeof known) => sectionScore({ section, first });
  expect(of(known)?.declared).toBe(0);
  expect(of(known)?.estimate).toBe(of(unknown)?.estimate);
  expect(width(of(known))).toBeLessThan(width(of(unknown)));
});

test("the same answers to harder questions score higher", () => {
  const of = (mean: number) =>
    aSatSection({ ...GOOD, told: { difficulty: { mean, spread: 0.5 } } });
  const [easy, hard] = [sectionScore(of(-0.5)), sectionScore(of(0.5))];
  expect(hard?.estimate).toBeGreaterThan(easy?.estimate ?? 800);
});
