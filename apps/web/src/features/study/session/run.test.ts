import type { StudyRecord, StudySession } from "@sat/contract";
import { OPTION_LETTERS } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../../../test/a-question.ts";
import {
  type Bookmark,
  next,
  percentComplete,
  type RunEvent,
  type StudyRun,
  takeUp,
} from "./run.ts";

const START = 1_000_000;

/** An answer to question `number`; the key is B. */
function aRecord(number: number, userAnswer: StudyRecord["userAnswer"] = "B"): StudyRecord {
  const question = aQuestion({ id: `q-${number}` });
  return { number, question, userAnswer, correct: userAnswer === "B", timeSpent: 1_000 * number };
}

function aSession(records: StudyRecord[] = []): StudySession {
  return {
    id: "s-1",
    topic: "linear-equations",
    mode: "practice",
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: null,
    questionsAnswered: records.length,
    score: records.filter(({ correct }) => correct).length,
    totalTime: records.reduce((total, { timeSpent }) => total + timeSpent, 0),
    records,
  };
}

const requested: RunEvent = { kind: "requested" };
const resumed = (at = 0): RunEvent => ({ kind: "resumed", at: START + at });
const left = (at: number): RunEvent => ({ kind: "left", at: START + at });
const select = (letter: StudyRecord["userAnswer"]): RunEvent => ({ kind: "selected", letter });
const submit = (at: number): RunEvent => ({ kind: "submitted", at: START + at });
const load = (number: number, at = 0) => ({
  kind: "loaded" as const,
  number,
  question: aQuestion({ id: `q-${number}` }),
  at: START + at,
});

function after(run: StudyRun, ...events: RunEvent[]): StudyRun {
  return events.reduce(next, run);
}

const fresh = takeUp(aSession(), undefined);
const shown = after(fresh, resumed(), requested, load(1));

describe("a session taken up", () => {
  it("begins at question 1 with score 0", () => {
    expect(fresh).toMatchObject({ phase: "due", number: 1, score: 0, totalTime: 0 });
  });

  it("goes on after what is answered", () => {
    const run = takeUp(aSession([aRecord(1), aRecord(2, "C")]), undefined);
    expect(run).toMatchObject({ phase: "due", number: 3, score: 1, totalTime: 3_000 });
  });

  it("gives back the choice and the time of a question left open", () => {
    const bookmark: Bookmark = { number: 2, isAnswered: false, selected: "D", spent: 4_000 };
    const run = takeUp(aSession([aRecord(1)]), bookmark);
    expect(after(run, resumed(), requested, load(2), submit(500))).toMatchObject({
      phase: "answered",
      selected: "D",
      timeSpent: 4_500,
    });
  });

  it("shows again the result that was in sight, even of the last question", () => {
    const records = Array.from({ length: 10 }, (_, at) => aRecord(at + 1));
    const bookmark: Bookmark = { number: 10, isAnswered: true, selected: "B", spent: 10_000 };
    const run = takeUp(aSession(records), bookmark);
    expect(run).toMatchObject({ phase: "answered", number: 10, score: 9, totalTime: 45_000 });
    expect(after(run, requested)).toMatchObject({
      phase: "completed",
      score: 10,
      totalTime: 55_000,
    });
  });

  it("trusts the server more than an old bookmark", () => {
    const old: Bookmark = { number: 1, isAnswered: false, selected: "D", spent: 4_000 };
    const run = takeUp(aSession([aRecord(1)]), old);
    expect(after(run, resumed(), requested, load(2))).toMatchObject({ selected: null, spent: 0 });
    const result = takeUp(aSession([aRecord(1)]), { ...old, number: 2, isAnswered: true });
    expect(result).toMatchObject({ phase: "due", number: 2 });
  });
});

describe("phases", () => {
  const wrong = { phase: "answered", correct: false, score: 0 };
  const table: [string, RunEvent[], object][] = [
    ["shows a question with nothing selected", [], { phase: "shown", selected: null }],
    ["keeps the last selection", [select("A"), select("C")], { selected: "C" }],
    ["ignores a submit with nothing selected", [submit(500)], { phase: "shown" }],
    ["tells a right answer", [select("B"), submit(500)], { phase: "answered", correct: true }],
    ["tells a wrong answer", [select("A"), submit(500)], wrong],
    ["takes the first submit", [select("A"), submit(500), select("B"), submit(900)], wrong],
    ["ignores a request while a question is open", [requested], { phase: "shown", number: 1 }],
    [
      "counts an answer once the next question is asked for",
      [select("B"), submit(500), requested],
      { phase: "loading", number: 2, score: 1, totalTime: 500 },
    ],
    [
      "ignores a question that was not asked for",
      [select("B"), submit(500), requested, load(1)],
      { phase: "loading", number: 2 },
    ],
    [
      "fails on a question that cannot be shown",
      [select("B"), submit(500), requested, { kind: "load-failed", number: 2, reason: "invalid" }],
      { phase: "failed", number: 2, reason: "invalid" },
    ],
  ];
  it.each(table)("%s", (_, events, expected) => {
    expect(after(shown, ...events)).toMatchObject(expected);
  });

  it("asks again after a failure, with choice and time as they were", () => {
    const bookmark: Bookmark = { number: 1, isAnswered: false, selected: "D", spent: 4_000 };
    const failure: RunEvent = { kind: "load-failed", number: 1, reason: "missing" };
    const run = after(takeUp(aSession(), bookmark), resumed(), requested, failure);
    expect(run).toMatchObject({ phase: "failed", reason: "missing" });
    expect(after(run, requested, load(1))).toMatchObject({ selected: "D", spent: 4_000 });
  });
});

describe("time", () => {
  it("runs only while the page is in sight", () => {
    const run = after(shown, select("B"), left(1_000), resumed(61_000), submit(62_500));
    expect(run).toMatchObject({ timeSpent: 2_500 });
  });

  it("does not run for a question that comes while the page is away", () => {
    const run = after(fresh, resumed(), requested, left(10), load(1, 20), resumed(5_000));
    expect(after(run, select("A"), submit(5_300))).toMatchObject({ timeSpent: 300 });
  });

  it("never goes back, even when the clock does", () => {
    expect(after(shown, select("A"), submit(-9_000))).toMatchObject({ timeSpent: 0 });
  });

  it("is never longer than the server believes", () => {
    expect(after(shown, select("A"), submit(10 * 86_400_000))).toMatchObject({
      timeSpent: 86_400_000,
    });
  });
});

describe("whatever happens", () => {
  const at = fc.integer({ min: 0, max: 1_000_000 });
  const event: fc.Arbitrary<RunEvent> = fc.oneof(
    fc.constant(requested),
    fc.tuple(fc.integer({ min: 1, max: 10 }), at).map(([number, when]) => load(number, when)),
    fc.integer({ min: 1, max: 10 }).map((number): RunEvent => ({ ...loadFailed, number })),
    fc.constantFrom(...OPTION_LETTERS).map(select),
    at.map(submit),
    at.map(left),
    at.map(resumed),
  );
  const loadFailed = { kind: "load-failed", reason: "missing" } as const;
  const events = fc.array(event, { maxLength: 120 });

  it("stays within ten questions, with a score of the questions before", () => {
    fc.assert(
      fc.property(events, (happened) => {
        let run = fresh;
        for (const each of happened) {
          const before = run;
          run = next(before, each);
          expect(run.number - before.number === 0 || run.number - before.number === 1).toBe(true);
          expect(run.number).toBeLessThanOrEqual(11);
          expect(run.phase === "completed").toBe(run.number === 11);
          expect(run.score).toBeLessThanOrEqual(run.number - 1);
          expect(run.score).toBeGreaterThanOrEqual(before.score);
          expect(percentComplete(run)).toBe(10 * (run.number - 1));
        }
      }),
    );
  });

  it("goes the same way when it is taken up again after any answer", () => {
    const choices = fc.array(fc.constantFrom(...OPTION_LETTERS), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(choices, fc.integer({ min: 0, max: 9 }), (letters, from) => {
        const records = letters.slice(0, from).map((letter, each) => aRecord(each + 1, letter));
        let run = next(takeUp(aSession(records), undefined), resumed());
        for (const [each, letter] of letters.entries()) {
          if (each < from) continue;
          const spent = 1_000 * (each + 1);
          run = after(run, requested, load(each + 1), select(letter), submit(spent));
        }
        const completed = next(run, requested);
        expect(completed).toMatchObject({
          phase: "completed",
          score: letters.filter((letter) => letter === "B").length,
          totalTime: 55_000,
        });
        expect(next(completed, requested)).toBe(completed);
      }),
    );
  });
});
