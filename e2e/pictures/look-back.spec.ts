import type { LookBack } from "@sat/contract";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";

const WEEK: LookBack = {
  week: "2026-W47",
  monday: "2026-11-16",
  sentences: [
    "You answered 84 questions on 5 days and got 61 right.",
    "You did better on circles: 7 of 9 right, after 3 of 8 the week before.",
    'One mistake came up less often: "Sign lost in moving a term", twice after 5 times the week before.',
    "You retired 2 mistakes: questions like them went right on two different days.",
    "Next week could be about transitions: 5 of 9 went wrong.",
  ],
  days: [20, 0, 24, 12, 8, 20, 0].map((answers, at) => ({
    day: `2026-11-${16 + at}`,
    answers,
    right: Math.round(0.7 * answers),
  })),
  sections: [
    { section: "Reading", week: { answers: 20, right: 14 }, before: { answers: 24, right: 15 } },
    { section: "Writing", week: { answers: 24, right: 19 }, before: { answers: 10, right: 8 } },
    { section: "Math", week: { answers: 40, right: 28 }, before: { answers: 30, right: 18 } },
  ],
  earlier: "2026-W46",
  later: "2026-W48",
};

inEveryLook((take) => {
  test("look back", async ({ signedIn: page }) => {
    await page.goto("/look-back");
    await expect(page.getByText(/^No answers from/)).toBeVisible();
    await take(page, "look-back-new");
    await page.route(/\/api\/look-back/, (route) => route.fulfill({ json: WEEK }));
    await page.reload();
    await expect(page.getByText(/^You answered 84/)).toBeVisible();
    await take(page, "look-back", "whole");
    await page.emulateMedia({ media: "print" });
    await take(page, "look-back-paper", "whole");
  });
});
