import fc from "fast-check";
import type { SkillCode } from "@sat/item";
import { describe, expect, it, test } from "vitest";
import { UNKNOWN } from "./ability.ts";
import { chanceOfRight, estimateOf, explain } from "./estimate.ts";
import { fold, foldAll } from "./fold.ts";
import { SKILL_ORDER } from "./skill-order.ts";
import { anAnswer } from "./testing/an-answer.ts";

const answers = fc.record({
  skill: fc.constantFrom(...SKILL_ORDER),
  level: fc.constantFrom("Easy" as const, "Medium" as const, "Hard" as const),
  kind: fc.constantFrom("choice" as const, "entry" as const),
  outcome: fc.constantFrom("right" as const, "wrong" as const, "none" as const),
  hints: fc.nat(3),
  manner: fc.constantFrom("thought" as const, "guessed" as const, "clicked" as const),
  day: fc.nat(400),
});
const histories = fc.array(answers, { maxLength: 60 });

/** The mean after one answer, of systems of equations unless told otherwise. */
const meanAfter = (told: Parameters<typeof anAnswer>[0], skill: SkillCode = "H.D") =>
  estimateOf(fold(UNKNOWN, anAnswer(told)), skill).mean;
const before = estimateOf(UNKNOWN, "H.D").mean;

describe("the ability folded from answers", () => {
  it("is what it was before it went through JSON", () => {
    fc.assert(
      fc.property(histories, answers, (history, last) => {
        const kept: unknown = JSON.parse(JSON.stringify(foldAll(history)));
        expect(fold(kept as typeof UNKNOWN, last)).toEqual(foldAll([...history, last])); // what was written
      }),
    );
  });

  it("leaves what it was folded from as it was", () => {
    const first = foldAll([anAnswer()]);
    const copy = structuredClone(first);
    fold(first, anAnswer({ outcome: "wrong", day: 9 }));
    expect(first).toEqual(copy);
  });

  it("has a spread above 0 and a chance between luck and certainty after whatever answers", () => {
    fc.assert(
      fc.property(histories, (history) => {
        const ability = foldAll(history);
        for (const skill of SKILL_ORDER) {
          expect(estimateOf(ability, skill).spread).toBeGreaterThan(0.1);
          const chance = chanceOfRight(ability, { skill, level: "Medium", kind: "choice" });
          expect(chance).toBeGreaterThan(0.25);
          expect(chance).toBeLessThan(1);
        }
      }),
    );
  });

  it("is never lower for a right answer in place of a wrong one", () => {
    fc.assert(
      fc.property(histories, answers, fc.constantFrom(...SKILL_ORDER), (history, last, skill) => {
        const ability = foldAll(history);
        const after = (outcome: "right" | "wrong") =>
          estimateOf(fold(ability, { ...last, outcome }), skill).mean;
        expect(after("right")).toBeGreaterThanOrEqual(after("wrong") - 1e-12);
      }),
    );
  });

  it("is surer with every answer of a skill, and less sure with every day without", () => {
    const some = foldAll(Array.from({ length: 5 }, () => anAnswer({ outcome: "wrong" })));
    const spread = (ability: typeof some) => estimateOf(ability, "H.D").spread;
    expect(spread(some)).toBeLessThan(spread(UNKNOWN));
    const [soon, late] = [1, 60].map((day) => fold(some, anAnswer({ outcome: "wrong", day })));
    expect(spread(late ?? some)).toBeGreaterThan(spread(soon ?? some));
  });

  it("says of a long break what it says of a longer one, and nothing of a clock set back", () => {
    const some = foldAll([anAnswer({ day: 100 })]);
    const after = (day: number) => fold(some, anAnswer({ day })).covariances;
    expect(after(160)).toEqual(after(1000));
    expect(after(3)).toEqual(after(100));
    expect(fold(some, anAnswer({ day: 3 })).day).toBe(100);
  });
});

describe("an answer", () => {
  it("tells most of its own skill, less of its domain's, then its section's, then the other's", () => {
    const told = (["H.D", "H.A", "Q.A", "WIC"] as const).map((skill) => meanAfter({}, skill));
    expect(told).toEqual(told.toSorted((one, other) => other - one));
    expect(new Set(told).size).toBe(4);
    expect(told.at(-1)).toBeGreaterThan(0);
  });

  it("counts for more where luck has no part in it", () => {
    expect(meanAfter({ kind: "entry" })).toBeGreaterThan(meanAfter({ kind: "choice" }));
  });

  it("counts for less with every rung of the hints if right, and for more if wrong", () => {
    const means = (outcome: "right" | "wrong") =>
      [0, 1, 2, 3].map((hints) => meanAfter({ outcome, hints }));
    for (const outcome of ["right", "wrong"] as const) {
      expect(means(outcome)).toEqual(means(outcome).toSorted((one, other) => other - one));
      expect(new Set(means(outcome)).size).toBe(4);
    }
  });

  it("says nothing if it is a guess that came off, and all that it says if it did not", () => {
    expect(fold(UNKNOWN, anAnswer({ manner: "guessed" }))).toBe(UNKNOWN);
    const missed = anAnswer({ outcome: "wrong" });
    expect(fold(UNKNOWN, { ...missed, manner: "guessed" })).toEqual(fold(UNKNOWN, missed));
  });

  it("counts as right if it is a guess that was typed and is right, for no luck does that", () => {
    const typed = anAnswer({ kind: "entry" });
    expect(fold(UNKNOWN, { ...typed, manner: "guessed" })).toEqual(fold(UNKNOWN, typed));
  });

  it("says nothing if it is a click faster than anybody reads", () => {
    expect(fold(UNKNOWN, anAnswer({ manner: "clicked", outcome: "wrong" }))).toBe(UNKNOWN);
  });

  it("lowers the ability if time ran out, but less than a wrong one", () => {
    const late = meanAfter({ outcome: "none" });
    expect(late).toBeLessThan(before);
    expect(late).toBeGreaterThan(meanAfter({ outcome: "wrong" }));
  });
});

test("an estimate is told in a sentence", () => {
  const history = Array.from({ length: 22 }, (_, at) =>
    anAnswer({ outcome: at % 3 === 0 ? "wrong" : "right" }),
  );
  expect(explain(foldAll(history), "H.D")).toBe(
    "Systems of two linear equations: 0.1 ± 0.6 from 22 answers",
  );
  expect(explain(foldAll(history.slice(0, 1)), "H.D")).toMatch(/from 1 answer$/);
});
