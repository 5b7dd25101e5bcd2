import type { PlanOutline, Score } from "@sat/contract";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";

const none = { answers: 20, narrowedBy: [] };
const SCORE: Score = {
  reports: 0,
  total: { range: { low: 1040, high: 1220 }, ...none },
  sections: [
    { section: "Reading and Writing", range: { low: 500, high: 640 }, ...none },
    { section: "Math", range: null, ...none },
  ],
};

const ABOUT = [
  ["BOU", "WIC", "SYN"],
  ["P.B", "FSS", "TRA"],
  ["P.C", "CID", "H.D"],
] as const;

const OUTLINE: PlanOutline = {
  today: "2026-12-02",
  weeks: Array.from({ length: 12 }, (_, at) => {
    const day = (after: number) =>
      new Date(Date.UTC(2026, 10, 30 + 7 * at + after)).toISOString().slice(0, 10);
    const focus = at === 11 ? "light" : at > 7 ? "mixed" : "skills";
    const minutes = at === 11 ? 15 : 30;
    return {
      monday: day(0),
      focus,
      skills: focus === "skills" ? [...(ABOUT[at % 3] ?? [])] : [],
      days: [2, 5].map((after) => ({ day: day(after), minutes })),
    };
  }),
  thisWeek: { answers: 16, minutes: 24 },
  answers: 36,
};

inEveryLook((take) => {
  test("plan", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("When is your test?")).toBeVisible();
    await take(page, "first-run");
    for (const tap of ["In 2 or 3 months", "3 days", "30 minutes"])
      await page.getByRole("button", { name: tap }).click();
    await expect(page.getByText("Your plan is ready")).toBeVisible();
    await take(page, "first-run-done");
    await page.goto("/plan");
    await expect(page.getByText("Take the Placement")).toBeVisible();
    await take(page, "plan-new");
    await page.goto("/placement");
    const start = page.getByRole("button", { name: "Start" });
    await expect(start).toBeVisible();
    await take(page, "placement-start");
    await start.click();
    await expect(page.getByRole("article")).toBeVisible();
    await take(page, "placement");
    await page.route(/\/api\/score/, (route) => route.fulfill({ json: SCORE }));
    await page.route(/\/api\/plan/, (route) => route.fulfill({ json: OUTLINE }));
    await page.goto("/placement?done=true");
    await expect(page.getByText("500 to 640")).toBeVisible();
    await take(page, "placement-result", "whole");
    await page.goto("/plan");
    await expect(page.getByText("Coming weeks")).toBeVisible();
    await take(page, "plan", "whole");
    await page.emulateMedia({ media: "print" });
    await take(page, "plan-print", "whole");
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Change your plan" }).click();
    await expect(page.getByRole("heading", { name: "Plan", exact: true })).toBeFocused();
    await take(page, "settings-plan");
  });
});
