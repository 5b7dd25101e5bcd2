import fc from "fast-check";
import { DIFFICULTIES, EXAM_SHARES, type SkillCode } from "@sat/item";
import { describe, expect, it } from "vitest";
import { UNKNOWN } from "./ability.ts";
import type { Asked } from "./answer.ts";
import { chooseNext } from "./choose-next.ts";
import { chanceOfRight } from "./estimate.ts";
import { fold, foldAll } from "./fold.ts";
import { SKILL_ORDER } from "./skill-order.ts";
import { anAnswer } from "./testing/an-answer.ts";

const OFFERS: readonly Asked[] = SKILL_ORDER.flatMap((skill) =>
  DIFFICULTIES.map((level) => ({ skill, level, kind: "choice" })),
);

/** Draws that go evenly through all that chance can be: Kronecker's sequence in three dimensions, a choice a step. */
function evenly() {
  let draws = 0;
  const steps = [0.819172513396164, 0.671043606703789, 0.549700477901971];
  return () => {
    const at = draws++;
    return ((Math.floor(at / 3) + 1) * (steps[at % 3] ?? 0)) % 1;
  };
}

function chosen(ability: typeof UNKNOWN, times: number): (Asked | undefined)[] {
  const draw = evenly();
  return Array.from({ length: times }, () => chooseNext(ability, OFFERS, draw));
}

const countOf = (asked: readonly (Asked | undefined)[], skill: SkillCode) =>
  asked.filter((each) => each?.skill === skill).length;

describe("the next question", () => {
  it("is the same for the same draws, and one of those offered", () => {
    fc.assert(
      fc.property(fc.subarray([...OFFERS], { minLength: 1 }), fc.nat(999), (offers, draw) => {
        const choose = () => chooseNext(UNKNOWN, offers, () => draw / 1000);
        expect(offers).toContain(choose());
        expect(choose()).toBe(choose());
      }),
    );
  });

  it("is none where nothing is offered", () => {
    expect(chooseNext(UNKNOWN, [], () => 0)).toBeUndefined();
  });

  it("keeps nearly to the exam's proportions", () => {
    const asked = chosen(UNKNOWN, 4900);
    for (const skill of SKILL_ORDER) {
      const share = countOf(asked, skill) / 50;
      expect(Math.abs(share - EXAM_SHARES[skill])).toBeLessThan(0.5 + EXAM_SHARES[skill] / 10);
    }
  });

  it("has a chance of success near two in three, for the able and the less able", () => {
    for (const wrong of [2, 5]) {
      const history = SKILL_ORDER.map((skill, at) =>
        anAnswer({ skill, outcome: at % wrong === 0 ? "wrong" : "right" }),
      );
      const ability = foldAll(history);
      const chances = chosen(ability, 500).map((asked) =>
        asked === undefined ? 0 : chanceOfRight(ability, asked),
      );
      const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
      expect(Math.abs(mean - 0.66)).toBeLessThan(0.08);
    }
  });

  it("gets harder with right answers", () => {
    const able = foldAll(Array.from({ length: 40 }, () => anAnswer({ level: "Hard" })));
    const only = OFFERS.filter(({ skill }) => skill === "H.D");
    expect(chooseNext(able, only, () => 0.5)?.level).toBe("Hard");
    const weak = foldAll(Array.from({ length: 40 }, () => anAnswer({ outcome: "wrong" })));
    expect(chooseNext(weak, only, () => 0.5)?.level).toBe("Easy");
  });

  it("is of the level that suits by what is believed of the questions, where that is known", () => {
    const only = OFFERS.filter(({ skill }) => skill === "H.D");
    const harder = { mean: 2, spread: 0.3 };
    const known = only.map((offer) =>
      offer.level === "Medium" ? { ...offer, difficulty: harder } : offer,
    );
    expect(chooseNext(UNKNOWN, only, () => 0.5)?.level).toBe("Medium");
    expect(chooseNext(UNKNOWN, known, () => 0.5)?.level).toBe("Easy");
  });

  it("is now and then rather of a skill of which little is known", () => {
    let ability = UNKNOWN;
    for (let count = 0; count < 60; count++) ability = fold(ability, anAnswer({ skill: "Q.A" }));
    const asked = chosen(ability, 19_600);
    expect(countOf(asked, "Q.B")).toBeGreaterThan(countOf(asked, "Q.A") + 5);
  });
});
