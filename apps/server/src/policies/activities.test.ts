import type { Activity, Because } from "@sat/contract";
import type { SkillCode } from "@sat/item";
import { skillWorths, UNKNOWN } from "@sat/learner";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { activitiesIn, type Situation, type SkillLately } from "./activities.ts";

/** What each skill is worth to a newcomer: words in context most, then nonlinear equations. */
const WORTHS = skillWorths(UNKNOWN, new Map());

function aSituation(told: Partial<Situation> = {}): Situation {
  const none = { lately: new Map<SkillCode, SkillLately>(), minutesLeft: null };
  return { answers: 100, due: 0, worths: WORTHS, ...none, ...told };
}

const lately = (told: Partial<SkillLately>): SkillLately => ({
  days: 2,
  answers: 8,
  wrong: 1,
  pace: null,
  ...told,
});
const ofWords = (told: Partial<SkillLately>) => new Map([["WIC" as const, lately(told)]]);

/** An activity in short. */
function inShort(activity: Activity | undefined): string {
  if (activity === undefined) return "nothing";
  const { minutes } = activity;
  if (activity.kind === "placement") return `${minutes} min: ${activity.questions} to place`;
  const { due, focus } = activity;
  const parts = [
    ...(due > 0 ? [`${due} due`] : []),
    ...(focus ? [`${focus.questions} ${focus.skill}`] : []),
  ];
  return `${minutes} min: ${parts.join(" + ")}`;
}

const all = (told?: Partial<Situation>) => activitiesIn(aSituation(told)).map(inShort);

describe("what is best done now", () => {
  test.each<[string, Partial<Situation>, string]>([
    ["places a newcomer", { answers: 0 }, "27 min: 20 to place"],
    ["places who has answered little", { answers: 19 }, "27 min: 20 to place"],
    ["takes twenty answers for a placement", { answers: 20 }, "12 min: 10 WIC"],
    ["puts what is due beside what is worth most", { due: 3 }, "12 min: 3 due + 7 WIC"],
    ["gives what is due half of the time at most", { due: 50 }, "13 min: 4 due + 6 WIC"],
    ["is as long as what is left of the plan", { minutesLeft: 8 }, "8 min: 7 WIC"],
    ["is no shorter than what is worth beginning", { minutesLeft: 1 }, "5 min: 4 WIC"],
    ["goes on for a little once all is done", { minutesLeft: 0, due: 9 }, "6 min: 2 due + 3 WIC"],
    ["is no longer than half an hour", { minutesLeft: 180, due: 50 }, "27 min: 11 due + 10 WIC"],
    ["goes by the learner's own pace", { lately: ofWords({ pace: 40_000 }) }, "7 min: 10 WIC"],
    ["has at least three of a skill", { lately: ofWords({ pace: 600_000 }) }, "30 min: 3 WIC"],
  ])("%s", (_, told, expected) => {
    expect(all(told)[0]).toBe(expected);
  });
});

describe("what could be done instead", () => {
  it("is another section's skill, then the next of all, then what is due alone", () => {
    expect(all({ due: 3 }).slice(1)).toEqual(["13 min: 8 P.B", "12 min: 10 BOU", "4 min: 3 due"]);
  });

  it("is all that a newcomer could do without being placed", () => {
    expect(all({ answers: 0 }).slice(1)).toEqual(all({ answers: 20 }));
  });
});

describe("the reason", () => {
  test.each<[string, ReadonlyMap<SkillCode, SkillLately>, Because]>([
    ["a skill never met", new Map(), { cause: "new", examQuestions: 9 }],
    ["one that goes wrong", ofWords({ wrong: 3 }), { cause: "missed", wrong: 3, of: 8 }],
    ["one that lay long", ofWords({ days: 12 }), { cause: "faded", days: 12 }],
    [
      "one that goes wrong and lay long",
      ofWords({ wrong: 4, days: 30 }),
      { cause: "missed", wrong: 4, of: 8 },
    ],
    [
      "one met too little to say so",
      ofWords({ answers: 2, wrong: 2 }),
      { cause: "share", examQuestions: 9 },
    ],
    ["any other", ofWords({}), { cause: "share", examQuestions: 9 }],
  ])("of %s is told from what can be seen", (_, known, because) => {
    const [first] = activitiesIn(aSituation({ lately: known }));
    expect(first).toMatchObject({ kind: "set", focus: { because } });
  });
});

it("is at hand in every situation, is the same each time, and fits into half an hour or a little more", () => {
  const situations = fc.record({
    answers: fc.nat(50),
    due: fc.nat(40),
    minutesLeft: fc.option(fc.nat(180)),
    pace: fc.option(fc.integer({ min: 0, max: 3_600_000 })),
  });
  fc.assert(
    fc.property(situations, ({ pace, ...told }) => {
      const situation = aSituation({ ...told, lately: ofWords({ pace }) });
      const activities = activitiesIn(situation);
      expect(activities.length).toBeGreaterThan(0);
      expect(activitiesIn(situation)).toEqual(activities);
      for (const each of activities.filter(({ kind }) => kind === "set")) {
        const { due, focus, minutes } = each as Extract<Activity, { kind: "set" }>; // filtered above
        expect(due + (focus?.questions ?? 0)).toBeGreaterThan(0);
        expect(due).toBeLessThanOrEqual(told.due);
        expect(minutes).toBeGreaterThan(0);
      }
    }),
  );
});
