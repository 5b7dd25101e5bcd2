import { DIFFICULTIES, EXAM_SECTIONS, examSectionOf, SKILLS } from "@sat/item";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Ability, UNKNOWN } from "./ability.ts";
import type { Answer, Asked } from "./answer.ts";
import { choosePlacement } from "./choose-placement.ts";
import { fold, foldAll } from "./fold.ts";
import { sectionEstimate } from "./score-range.ts";
import { SKILL_ORDER } from "./skill-order.ts";
import { anAnswer } from "./testing/an-answer.ts";

const OFFERS: readonly Asked[] = SKILL_ORDER.flatMap((skill) =>
  DIFFICULTIES.map((level) => ({ skill, level, kind: "choice" })),
);

/** The questions of a placement, answered so, one after another. */
function placed(outcomes: readonly Answer["outcome"][], start: Ability = UNKNOWN) {
  const asked: Asked[] = [];
  let ability = start;
  for (const outcome of outcomes) {
    const chosen = choosePlacement(ability, OFFERS);
    if (chosen === undefined) throw new Error("there are offers");
    asked.push(chosen);
    ability = fold(ability, anAnswer({ ...chosen, outcome }));
  }
  return { asked, ability };
}

const anyOutcomes = fc.array(fc.constantFrom<Answer["outcome"]>("right", "wrong"), {
  minLength: 20,
  maxLength: 20,
});

it("meets all domains before any of them a second time, and both sections alike", () => {
  fc.assert(
    fc.property(anyOutcomes, (outcomes) => {
      const { asked } = placed(outcomes);
      const first = asked.slice(0, 8).map(({ skill }) => SKILLS[skill].domain);
      expect(new Set(first).size).toBe(8);
      const ofMath = asked.filter(({ skill }) => examSectionOf(skill) === "Math").length;
      expect(Math.abs(ofMath - 10)).toBeLessThanOrEqual(3);
    }),
    { numRuns: 30 },
  );
});

it("asks nothing a second time while there is something of which an answer tells more", () => {
  const { asked } = placed(Array.from({ length: 20 }, (_, at) => (at % 3 ? "right" : "wrong")));
  expect(new Set(asked.map(({ skill }) => skill)).size).toBeGreaterThan(14);
});

it("asks harder questions of who gets them right, and easier ones of who does not", () => {
  const hard = placed(Array<"right">(20).fill("right")).asked;
  const easy = placed(Array<"wrong">(20).fill("wrong")).asked;
  const levels = (asked: readonly Asked[]) => new Set(asked.slice(8).map(({ level }) => level));
  expect(levels(hard)).toContain("Hard");
  expect(levels(hard)).not.toContain("Easy");
  expect(levels(easy)).toContain("Easy");
  expect(levels(easy)).not.toContain("Hard");
});

it("leaves the scores surer than as many questions of one skill", () => {
  const spreads = (ability: Ability) =>
    EXAM_SECTIONS.map((section) => sectionEstimate(ability, section).spread);
  const after = spreads(placed(Array<"right">(20).fill("right")).ability);
  const same = spreads(foldAll(Array.from({ length: 20 }, () => anAnswer())));
  for (const [at, spread] of after.entries()) expect(spread).toBeLessThan(same[at] ?? 0);
});

it("chooses the same for the same learner, one of those offered, and none of nothing", () => {
  fc.assert(
    fc.property(fc.subarray([...OFFERS], { minLength: 1 }), (offers) => {
      const chosen = choosePlacement(UNKNOWN, offers);
      expect(offers).toContain(chosen);
      expect(choosePlacement(UNKNOWN, offers)).toBe(chosen);
    }),
  );
  expect(choosePlacement(UNKNOWN, [])).toBeUndefined();
});
