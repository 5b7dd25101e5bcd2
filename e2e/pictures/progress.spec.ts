import type { Progress, Score } from "@sat/contract";
import { SKILLS, type SkillCode, type SlipCode } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";

const SCORE: Score = {
  reports: 0,
  total: { range: { low: 1180, high: 1290 }, answers: 212, narrowedBy: ["S.D", "TRA", "WIC"] },
  sections: [
    {
      section: "Reading and Writing",
      range: { low: 590, high: 670 },
      answers: 130,
      narrowedBy: ["TRA", "WIC"],
    },
    { section: "Math", range: null, answers: 12, narrowedBy: ["S.D", "P.B"] },
  ],
};

const DOMAINS = [...new Set(Object.values(SKILLS).map(({ domain }) => domain))];
const MONDAYS = ["2026-09-07", "2026-09-14", "2026-09-28", "2026-10-05", "2026-11-16"];
const SLIPS: readonly SlipCode[] = [
  "sign-lost",
  "distributed-to-one-term",
  "stopped-early",
  "another-quantity",
  "off-by-one",
];
const TREND = [null, "better", "steady", "worse"] as const;

const PROGRESS: Progress = {
  // The table's keys are the codes.
  skills: (Object.keys(SKILLS) as SkillCode[]).map((skill, at) => ({
    skill,
    step: at % 5 === 4 ? null : 1 + (at % 7),
    estimate: { mean: (at % 7) / 3 - 1, spread: 0.4, answers: at % 5 === 4 ? 0 : 20 + at },
    answers: at % 5 === 4 ? 0 : 20 + at,
    right: at % 5 === 4 ? 0 : 12 + (at % 9),
    recentAnswers: at % 5 === 4 ? 0 : 20,
    recentRight: at % 5 === 4 ? 0 : 10 + (at % 9),
    trend: at % 5 === 4 ? null : (TREND[at % 4] ?? null),
    lastAnsweredAt: at % 5 === 4 ? null : "2026-11-20T18:15:00.000Z",
    pace: at % 5 === 4 ? null : 40 + 3 * at,
    examPace: at < 11 ? 71 : 95,
  })),
  weeks: MONDAYS.map((monday, week) => ({
    monday,
    domains: DOMAINS.map((domain, at) => ({
      domain,
      answers: 10,
      right: 3 + ((week + at) % 6),
    })),
  })),
  scores: MONDAYS.flatMap((day, at) =>
    (["Reading and Writing", "Math"] as const).map((section) => ({
      day,
      section,
      low: 480 + 20 * at,
      high: 660 - 2 * at,
    })),
  ),
  domains: MONDAYS.flatMap((day, week) =>
    DOMAINS.map((domain, at) => ({
      day,
      domain,
      low: 420 + 20 * week + 5 * at,
      high: 650 - 2 * week + 5 * at,
    })),
  ),
  slips: SLIPS.map((slip, at) => ({
    slip,
    weeks: MONDAYS.slice(at).map((monday, week) => ({ monday, misses: 1 + ((9 - week) % 7) })),
  })),
  confidence: { guessed: { answers: 14, right: 5 }, others: { answers: 198, right: 151 } },
  days: MONDAYS.map((day, at) => ({ day, answers: 1 + 9 * at })),
  hours: [7, 15, 16, 17, 20].map((hour, at) => ({ hour, answers: 10 + 8 * at, right: 7 + 6 * at })),
};

inEveryLook((take) => {
  test("progress", async ({ signedIn: page }) => {
    await page.goto("/progress");
    await expect(page.getByText(/your first figures appear here/)).toBeVisible();
    await take(page, "progress-new");
    await page.route(/\/api\/progress/, (route) => route.fulfill({ json: PROGRESS }));
    await page.route(/\/api\/score/, (route) => route.fulfill({ json: SCORE }));
    await page.reload();
    await page.locator("summary", { hasText: /^Linear functions/ }).click();
    await take(page, "progress", "whole");
    await page.emulateMedia({ media: "print" });
    await take(page, "progress-paper", "whole");
  });
});
