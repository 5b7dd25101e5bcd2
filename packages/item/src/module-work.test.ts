import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasAllOf,
  mergeWork,
  type ModuleWork,
  MOST_CHANGES,
  MOST_VISITS,
  NO_WORK,
  type QuestionWork,
  responseIn,
  responsesIn,
  spentOn,
  UNTOUCHED,
  workOn,
  workUntil,
} from "./module-work.ts";
import { entryOf, type Response } from "./response.ts";
import { OPTION_LETTERS } from "./sections.ts";

/** Few instants, so that different things often happen at the same one. */
const instant = fc.integer({ min: 0, max: 30 });
const response: fc.Arbitrary<Response | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...OPTION_LETTERS).map((letter) => ({ kind: "choice" as const, letter })),
  fc.constantFrom("3", "3/4", "12").map((text) => ({ kind: "entry" as const, text })),
);
const question: fc.Arbitrary<QuestionWork> = fc.record({
  changes: fc.array(fc.record({ at: instant, response }), { maxLength: 6 }),
  marked: fc.record({ at: instant, value: fc.boolean() }),
  crossedOut: fc.record({ at: instant, value: fc.subarray([...OPTION_LETTERS]) }),
  visits: fc.array(fc.record({ at: instant, spent: instant }), { maxLength: 6 }),
});
const work: fc.Arbitrary<ModuleWork> = fc.record({
  questions: fc.array(question, { maxLength: 4 }),
});

function withQuestion(changed: Partial<QuestionWork>): ModuleWork {
  return { questions: [{ ...UNTOUCHED, ...changed }] };
}

const choice = (letter: "A" | "B", at: number) => ({
  at,
  response: { kind: "choice" as const, letter },
});

function holds<Drawn>(values: fc.Arbitrary<Drawn>, law: (drawn: Drawn) => void) {
  fc.assert(
    fc.property(values, (drawn) => {
      law(drawn);
    }),
    { numRuns: 500 },
  );
}

describe("works that are merged", () => {
  it("come to the same in whatever order", () => {
    holds(fc.tuple(work, work), ([one, other]) =>
      expect(mergeWork(one, other)).toEqual(mergeWork(other, one)),
    );
  });

  it("come to the same in whatever groups", () => {
    holds(fc.tuple(work, work, work), ([one, two, three]) =>
      expect(mergeWork(mergeWork(one, two), three)).toEqual(mergeWork(one, mergeWork(two, three))),
    );
  });

  it("change nothing when they are merged again", () => {
    holds(fc.tuple(work, work), ([one, other]) => {
      const both = mergeWork(one, other);
      expect(mergeWork(both, one)).toEqual(both);
      expect(mergeWork(both, both)).toEqual(both);
      expect(mergeWork(both, NO_WORK)).toEqual(both);
    });
  });

  it("come to the same whether they are cut at an instant before or after", () => {
    holds(fc.tuple(work, work, instant), ([one, other, at]) =>
      expect(workUntil(mergeWork(one, other), at)).toEqual(
        mergeWork(workUntil(one, at), workUntil(other, at)),
      ),
    );
  });

  it("have all of either, and of another just what merging it does not change", () => {
    holds(fc.tuple(work, work), ([one, other]) => {
      const both = mergeWork(one, other);
      expect(hasAllOf(both, one) && hasAllOf(both, other)).toBe(true);
      const length = Math.max(one.questions.length, other.questions.length);
      const padded = { questions: Array.from({ length }, () => UNTOUCHED) };
      expect(hasAllOf(one, other)).toBe(
        JSON.stringify(both) === JSON.stringify(mergeWork(one, padded)),
      );
    });
  });

  it("let the later response stand, and keep the earlier ones", () => {
    const both = mergeWork(
      withQuestion({ changes: [choice("A", 5)] }),
      withQuestion({ changes: [choice("B", 3)] }),
    );
    expect(workOn(both, 0).changes).toEqual([choice("B", 3), choice("A", 5)]);
    expect(responseIn(workOn(both, 0))).toEqual({ kind: "choice", letter: "A" });
  });

  it("let what was set later stand", () => {
    const set = withQuestion({
      marked: { at: 4, value: true },
      crossedOut: { at: 2, value: ["A", "C"] },
    });
    const reset = withQuestion({
      marked: { at: 5, value: false },
      crossedOut: { at: 1, value: ["B"] },
    });
    const both = workOn(mergeWork(set, reset), 0);
    expect(both.marked.value).toBe(false);
    expect(both.crossedOut.value).toEqual(["A", "C"]);
  });

  it("keep the latest changes and visits when there are too many", () => {
    const long = withQuestion({
      changes: Array.from({ length: MOST_CHANGES + 5 }, (_, at) => choice("A", at)),
      visits: Array.from({ length: MOST_VISITS + 5 }, (_, at) => ({ at, spent: 1 })),
    });
    const kept = workOn(mergeWork(long, NO_WORK), 0);
    expect(kept.changes).toHaveLength(MOST_CHANGES);
    expect(kept.changes[0]?.at).toBe(5);
    expect(kept.visits).toHaveLength(MOST_VISITS);
    expect(kept.visits[0]?.at).toBe(5);
  });
});

describe("work cut at the module's end", () => {
  it("has neither responses nor time from after it", () => {
    holds(fc.tuple(work, instant), ([whole, at]) => {
      for (const { changes, visits } of workUntil(whole, at).questions) {
        expect(changes.every((change) => change.at <= at)).toBe(true);
        expect(visits.every((visit) => visit.at + visit.spent <= at)).toBe(true);
      }
    });
  });

  it("has the response back that stood at the end", () => {
    const cut = workUntil(withQuestion({ changes: [choice("A", 5), choice("B", 11)] }), 10);
    expect(responseIn(workOn(cut, 0))).toEqual({ kind: "choice", letter: "A" });
  });
});

describe("time spent on a question", () => {
  it("is never more than has passed, on however many devices", () => {
    holds(fc.tuple(question, instant), ([drawn, until]) => {
      const merged = workOn(mergeWork({ questions: [drawn] }, NO_WORK), 0);
      expect(spentOn(merged, until)).toBeLessThanOrEqual(until);
      expect(spentOn(merged, until)).toBeLessThanOrEqual(spentOn(merged));
    });
  });

  it("adds up visits, and counts what two devices share once", () => {
    const visits = [
      { at: 0, spent: 10 },
      { at: 5, spent: 10 },
      { at: 20, spent: 3 },
    ];
    expect(spentOn({ ...UNTOUCHED, visits })).toBe(18);
    expect(spentOn({ ...UNTOUCHED, visits }, 12)).toBe(12);
  });
});

describe("responses that a learner came to", () => {
  it("are every option chosen", () => {
    const changes = [choice("A", 1), { at: 2, response: null }, choice("B", 3)];
    expect(responsesIn({ ...UNTOUCHED, changes })).toEqual([changes[0], changes[2]]);
  });

  it("are of what is typed only the texts that were complete", () => {
    const typed = ["3", "3/", "3/4", "3/", "3", "", "5"];
    const changes = typed.map((text, at) => ({ at, response: entryOf(text) }));
    expect(responsesIn({ ...UNTOUCHED, changes })).toEqual([changes[2], changes[6]]);
  });
});
