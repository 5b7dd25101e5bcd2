import { EXAM_SHARES, examSectionOf, questionsOf, type SkillCode } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UNKNOWN } from "./ability.ts";
import { foldAll } from "./fold.ts";
import { SKILL_ORDER } from "./skill-order.ts";
import { skillWorths, worthMost } from "./skill-worth.ts";
import { anAnswer } from "./testing/an-answer.ts";

const NEVER = new Map<SkillCode, number>();

/** So many answers of systems of equations, all right or all wrong. */
const practised = (count: number, outcome: "right" | "wrong") =>
  foldAll(Array.from({ length: count }, () => anAnswer({ outcome })));

function worthOf(skill: SkillCode, ...[ability, daysSince]: [typeof UNKNOWN, typeof NEVER]) {
  return skillWorths(ability, daysSince).find((each) => each.skill === skill)?.worth ?? 0;
}

describe("what practising a skill is worth", () => {
  it("is, of a newcomer, in the exam's proportion within a section", () => {
    for (const skill of SKILL_ORDER) {
      const share = EXAM_SHARES[skill] / questionsOf(examSectionOf(skill));
      const largest = examSectionOf(skill) === "Math" ? 6 / 44 : 9 / 54;
      const [most, own] = [
        worthOf(examSectionOf(skill) === "Math" ? "P.B" : "WIC", UNKNOWN, NEVER),
        worthOf(skill, UNKNOWN, NEVER),
      ];
      expect(own / most).toBeCloseTo(share / largest, 9);
    }
  });

  it("is more where more goes wrong", () => {
    const [well, badly] = [practised(12, "right"), practised(12, "wrong")];
    expect(worthOf("H.D", badly, NEVER)).toBeGreaterThan(2 * worthOf("H.D", well, NEVER));
  });

  it("is less with every answer that has taught it, and more with every day since", () => {
    const ability = practised(12, "wrong");
    const after = (days: number) => worthOf("H.D", ability, new Map([["H.D", days]]));
    expect(after(0)).toBeLessThan(after(1));
    expect(after(1)).toBeLessThan(after(20));
    expect(after(20)).toBeLessThan(worthOf("H.D", ability, NEVER));
    const gainAfter = (count: number) =>
      skillWorths(practised(count, "wrong"), NEVER).find(({ skill }) => skill === "H.D")?.gain;
    expect(gainAfter(60)).toBeLessThan(gainAfter(12) ?? 0);
  });

  it("takes no clock that is behind for a reason to wait", () => {
    expect(worthOf("H.D", UNKNOWN, new Map([["H.D", -3]]))).toBe(
      worthOf("H.D", UNKNOWN, new Map([["H.D", 0]])),
    );
  });

  it("is told of every skill, the most worth first", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...SKILL_ORDER)), fc.nat(40), (skills, days) => {
        const since = new Map(skills.map((skill, at) => [skill, (at * days) % 30]));
        const told = skillWorths(practised(20, "wrong"), since);
        expect(told.map(({ skill }) => skill).toSorted()).toEqual(SKILL_ORDER.toSorted());
        const worths = told.map(({ worth }) => worth);
        expect(worths).toEqual(worths.toSorted((one, other) => other - one));
        for (const { points, gain, fading, worth } of told) {
          expect(worth).toBe(points * gain * fading);
          expect(Math.min(points, gain, fading)).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe("what is worth most in the long run", () => {
  it("is, of a newcomer, what the exam asks most", () => {
    expect(worthMost(UNKNOWN).slice(0, 3)).toEqual(["WIC", "P.B", "BOU"]);
    expect(worthMost(UNKNOWN).toSorted()).toEqual(SKILL_ORDER.toSorted());
  });

  it("is a skill that goes wrong before one that goes right, though it has taught as much", () => {
    const answers = (skill: "BOU" | "SYN", outcome: "right" | "wrong") =>
      Array.from({ length: 10 }, () => anAnswer({ skill, outcome }));
    const order = worthMost(foldAll([...answers("BOU", "right"), ...answers("SYN", "wrong")]));
    expect(order.indexOf("SYN")).toBeLessThan(order.indexOf("BOU"));
  });
});
