import type { LookBack } from "@sat/contract";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";

const WEEK: LookBack = {
  week: "2026-W47",
  monday: "2026-11-16",
  sentences: ["You answered 9 questions on 2 days and got 6 right."],
  days: [16, 17, 18, 19, 20, 21, 22].map((day) => ({
    day: `2026-11-${day}`,
    answers: day === 18 ? 9 : 0,
    right: day === 18 ? 6 : 0,
  })),
  sections: [
    { section: "Math", week: { answers: 9, right: 6 }, before: { answers: 12, right: 7 } },
  ],
  earlier: "2026-W44",
  later: null,
};

test("a newcomer is invited to look back later, and a week with answers is told", async ({
  signedIn: page,
}) => {
  await page.goto("/progress");
  await page.getByRole("link", { name: "Look back on your week" }).click();
  await expect(page.getByText(/^No answers from/)).toBeVisible();
  await expectAccessible(page, "week without answers");

  await page.route(/\/api\/look-back/, (route) => route.fulfill({ json: WEEK }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nov 16 to Nov 22, 2026" })).toBeVisible();
  await expectAccessible(page, "week with answers");
});
