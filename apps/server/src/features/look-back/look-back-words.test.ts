import type { SkillCode, SlipCode } from "@sat/item";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookBackWords, type TwoWeeks } from "./look-back-words.ts";
import { summed, type WeekFigures } from "./week-figures.ts";

type Skills = Partial<Record<SkillCode, readonly [right: number, answers: number]>>;
type Slips = Partial<Record<SlipCode, number>>;

function aWeek(skills: Skills, slips: Slips = {}, days = 3): WeekFigures {
  const bySkill = new Map(
    Object.entries(skills).map(([skill, [right, answers]]) => [
      skill as SkillCode, // from a record of such
      { answers, right },
    ]),
  );
  const bySlip = new Map(Object.entries(slips) as [SlipCode, number][]); // likewise
  return { ...summed([...bySkill.values()]), days, bySkill, bySlip };
}

const NONE = aWeek({}, {}, 0);

function words(change: Partial<TwoWeeks>): string[] {
  return lookBackWords({ week: aWeek({ "S.D": [6, 9] }), before: NONE, retired: 0, ...change });
}

test("nothing is said of a week without answers", () => {
  expect(words({ week: NONE, before: aWeek({ "S.D": [6, 9] }), retired: 1 })).toEqual([]);
});

describe("the first sentence", () => {
  test.each([
    [
      aWeek({ "S.D": [6, 9], TRA: [4, 12] }, {}, 5),
      "You answered 21 questions on 5 days and got 10 right.",
    ],
    [aWeek({ TRA: [0, 3] }, {}, 1), "You answered 3 questions on 1 day and got 0 right."],
    [aWeek({ TRA: [1, 1] }, {}, 1), "You answered 1 question, and got it right."],
    [aWeek({ TRA: [0, 1] }, {}, 1), "You answered 1 question, and got it wrong."],
  ])("tells how much it was: case %#", (week, told) => {
    expect(words({ week })[0]).toBe(told);
  });
});

describe("the second sentence", () => {
  test.each<[string, Skills, Skills, string]>([
    [
      "the skill that rose most",
      { "S.D": [7, 8], TRA: [5, 8] },
      { "S.D": [4, 8], TRA: [4, 8] },
      "You did better on circles: 7 of 8 right, after 4 of 8 the week before.",
    ],
    [
      "no skill of which there were too few answers",
      { "S.D": [3, 3] },
      { "S.D": [0, 8] },
      "No skill changed by enough to say that it got better.",
    ],
    [
      "no small change",
      { "S.D": [5, 8] },
      { "S.D": [4, 8] },
      "No skill changed by enough to say that it got better.",
    ],
    [
      "nothing that got worse",
      { "S.D": [1, 8] },
      { "S.D": [7, 8] },
      "No skill changed by enough to say that it got better.",
    ],
    [
      "that there is nothing to compare with",
      { "S.D": [7, 8] },
      {},
      "The week before has no answers to compare these with.",
    ],
  ])("tells %s", (_, week, before, told) => {
    expect(words({ week: aWeek(week), before: aWeek(before) })[1]).toBe(told);
  });
});

describe("the third sentence", () => {
  const twenty: Skills = { "S.D": [12, 20] };
  test.each<[string, Slips, Slips, string]>([
    [
      "the mistake that fell",
      { "sign-lost": 2, "off-by-one": 3 },
      { "sign-lost": 5, "off-by-one": 3 },
      'One mistake came up less often: "Sign lost in moving a term", twice after 5 times the week before.',
    ],
    [
      "the mistake that rose",
      { "sign-lost": 4 },
      { "sign-lost": 1 },
      'One mistake came up more often: "Sign lost in moving a term", 4 times after once the week before.',
    ],
    [
      "the one that came up most where none changed by more than chance",
      { "sign-lost": 3, "off-by-one": 1 },
      { "sign-lost": 2 },
      'The mistake that came up most is "Sign lost in moving a term": 3 times.',
    ],
    ["that none came up twice", { "sign-lost": 1 }, {}, "No mistake came up more than once."],
  ])("tells %s", (_, now, earlier, told) => {
    expect(words({ week: aWeek(twenty, now), before: aWeek(twenty, earlier) })[2]).toBe(told);
  });

  test("calls no mistake rarer for fewer answers alone", () => {
    const week = aWeek({ "S.D": [2, 4] }, { "sign-lost": 2 });
    const before = aWeek({ "S.D": [30, 40] }, { "sign-lost": 5 });
    expect(words({ week, before })[2]).toBe(
      'The mistake that came up most is "Sign lost in moving a term": twice.',
    );
  });
});

test.each([
  [0, /^No mistake was retired; that takes right answers/],
  [1, /^You retired 1 mistake: questions like it /],
  [3, /^You retired 3 mistakes: questions like them /],
])("the fourth sentence tells of %i retired mistakes", (retired, told) => {
  expect(words({ retired })[3]).toMatch(told);
});

test.each<[Skills, string]>([
  [{ "S.D": [6, 9], TRA: [1, 2] }, "Next week could be about circles: 3 of 9 went wrong."],
  [
    { "S.D": [8, 9], TRA: [9, 9] },
    "Next week could go anywhere: no skill went wrong more than once.",
  ],
])("the fifth sentence names what went wrong most: case %#", (skills, told) => {
  expect(words({ week: aWeek(skills) })[4]).toBe(told);
});

test("whatever the weeks were like there are five sentences, and none praises, blames or exclaims", () => {
  const tally = fc
    .tuple(fc.nat(20), fc.nat(20))
    .map(([right, wrong]) => [right, right + wrong + 1] as const);
  const skills = fc.record({ "S.D": tally, TRA: tally, "COE-T": tally });
  const slips = fc.record({ "sign-lost": fc.nat(9), "off-by-one": fc.nat(9) });
  const week = fc.tuple(skills, slips, fc.integer({ min: 1, max: 7 })).map((of) => aWeek(...of));
  fc.assert(
    fc.property(week, week, fc.nat(5), (now, before, retired) => {
      const told = lookBackWords({ week: now, before, retired });
      expect(told).toHaveLength(5);
      for (const sentence of told) {
        expect(sentence).toMatch(/^[A-Z].*\.$/);
        expect(sentence).not.toMatch(/!|great|well done|only|just|should|undefined|NaN/i);
      }
    }),
  );
});
