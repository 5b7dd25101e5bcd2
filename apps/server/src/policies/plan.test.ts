import { MINUTES_A_DAY, type Plan } from "@sat/contract";
import { SKILL_CODES } from "@sat/item";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter } from "./local-day.ts";
import { weekdayOf } from "./week.ts";
import { type Grounds, plannedWeeks } from "./plan.ts";

/** A Wednesday. */
const TODAY = "2026-12-02";

function weeks({ plan, ...told }: Partial<Omit<Grounds, "plan">> & { plan?: Partial<Plan> } = {}) {
  const whole = { testDate: null, goal: null, days: [1, 3, 6], minutesADay: 30, ...plan };
  return plannedWeeks({ plan: whole, today: TODAY, minutesToday: 0, skills: SKILL_CODES, ...told });
}

const minutesOf = (found: ReturnType<typeof weeks>) =>
  found.map(({ days }) => days.map(({ minutes }) => minutes));

describe("the weeks of a plan", () => {
  test.each<[string, string | null, string[]]>([
    ["towards no date: eight", null, Array<string>(6).fill("skills").concat("mixed", "mixed")],
    ["to a test in four weeks", "2026-12-26", ["skills", "skills", "mixed", "light"]],
    ["to a test next week", "2026-12-12", ["skills", "light"]],
    ["to a test this week", "2026-12-05", ["light"]],
    ["to a test on Monday, which this week is the last before", "2026-12-07", ["light"]],
    ["to a test tomorrow", "2026-12-03", ["light"]],
    [
      "to one further than a year away: a year, none of it light",
      "2028-05-06",
      [...Array<string>(35).fill("skills"), ...Array<string>(17).fill("mixed")],
    ],
    ["to a test today", "2026-12-02", []],
    ["to a test that is past", "2026-11-28", []],
  ])("%s", (_, testDate, focus) => {
    expect(weeks({ plan: { testDate } }).map((week) => week.focus)).toEqual(focus);
  });

  test("are about what is worth most first, three skills each, and begin anew at the end", () => {
    const few = ["H.A", "H.B", "H.C", "H.D"] as const;
    const about = weeks({ skills: few }).map(({ skills }) => skills);
    expect(about.slice(0, 2)).toEqual([
      ["H.A", "H.B", "H.C"],
      ["H.D", "H.A", "H.B"],
    ]);
    expect(about.at(-1)).toEqual([]);
  });

  test("are mixed while nothing is known of the learner", () => {
    const found = weeks({ skills: [], plan: { testDate: "2026-12-26" } });
    expect(found.map(({ focus }) => focus)).toEqual(["mixed", "mixed", "mixed", "light"]);
  });

  test("have the planned days from today on; the last week before a test half as long", () => {
    const found = weeks({ plan: { testDate: "2026-12-12" } });
    expect(found.map(({ days }) => days)).toEqual([
      [
        { day: "2026-12-02", minutes: 30 },
        { day: "2026-12-05", minutes: 30 },
      ],
      [
        { day: "2026-12-07", minutes: 15 },
        { day: "2026-12-09", minutes: 15 },
      ],
    ]);
  });

  test.each([
    [10, [20, 30]],
    [30, [30]],
    [95, [30]],
  ])("after %i minutes today have what is left of it", (minutesToday, left) => {
    expect(minutesOf(weeks({ minutesToday }))[0]).toEqual(left);
  });
});

const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const anyGrounds: fc.Arbitrary<Grounds> = fc
  .record({
    toTest: fc.option(fc.integer({ min: -10, max: 500 })),
    days,
    minutesADay: fc.integer({ min: MINUTES_A_DAY.least, max: MINUTES_A_DAY.most }),
    since: fc.integer({ min: 0, max: 400 }),
    minutesToday: fc.integer({ min: 0, max: 300 }),
    skills: fc.subarray([...SKILL_CODES]),
  })
  .map(({ toTest, since, days: on, minutesADay, ...rest }) => {
    const today = dayAfter(TODAY, since);
    const testDate = toTest === null ? null : dayAfter(today, toTest);
    return { ...rest, today, plan: { testDate, goal: null, days: on, minutesADay } };
  });

describe("whatever was planned and done, a plan", () => {
  test("has no day before today, none from the test on, and none but those that were chosen", () => {
    fc.assert(
      fc.property(anyGrounds, (grounds) => {
        for (const { day } of plannedWeeks(grounds).flatMap((week) => week.days)) {
          expect(day >= grounds.today).toBe(true);
          expect(grounds.plan.testDate === null || day < grounds.plan.testDate).toBe(true);
          expect(grounds.plan.days).toContain(weekdayOf(day));
        }
      }),
    );
  });

  test("never has more minutes on a day than were chosen: nothing is owed", () => {
    fc.assert(
      fc.property(anyGrounds, (grounds) => {
        for (const { minutes } of plannedWeeks(grounds).flatMap((week) => week.days)) {
          expect(minutes).toBeGreaterThan(0);
          expect(minutes).toBeLessThanOrEqual(grounds.plan.minutesADay);
        }
      }),
    );
  });

  test("has all its later days still when some have gone by, with as many minutes", () => {
    fc.assert(
      fc.property(anyGrounds, fc.integer({ min: 1, max: 60 }), (grounds, later) => {
        const today = dayAfter(grounds.today, later);
        const toDate = { ...grounds.plan, testDate: grounds.plan.testDate ?? dayAfter(today, 90) };
        const begun = { ...grounds, plan: toDate, minutesToday: 0 };
        const planned = plannedWeeks(begun).flatMap((week) => week.days);
        const anew = plannedWeeks({ ...begun, today }).flatMap((week) => week.days);
        const left = planned.filter(({ day }) => day >= today);
        expect(anew.slice(0, left.length)).toEqual(left);
      }),
    );
  });
});
