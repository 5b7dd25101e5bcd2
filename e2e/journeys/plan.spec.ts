import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, serverUser, test } from "../src/journey.ts";
import { QuestionDesk } from "../src/question-desk.ts";

test("a newcomer taps three times, is placed by twenty questions, and sees the plan", async ({
  signedIn: page,
}) => {
  // What is answered within seconds counts as a blind click, and says nothing of who clicked.
  await page.route("/api/answers", async (route, request) => {
    const given = request.postDataJSON() as object; // the contract's answer
    await route.continue({ postData: JSON.stringify({ ...given, timeSpent: 20_000 }) });
  });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "When is your test?" })).toBeVisible();
  await expectAccessible(page, "the first run");
  for (const tap of ["In 2 or 3 months", "3 days", "30 minutes"])
    await page.getByRole("button", { name: tap }).click();
  await page.getByRole("link", { name: "Take the Placement" }).click();
  // The dashboard has a button to start without it.
  await page.getByRole("button", { name: "Start", exact: true }).click();

  const desk = new QuestionDesk(page);
  const number = page.getByRole("heading", { level: 2, name: /^Question \d+ of 20$/ });
  for (let asked = 1; asked <= 20; asked++) {
    await expect(number).toHaveText(`Question ${asked} of 20`);
    await desk.expectOpen();
    // It is found as it was left.
    if (asked === 8) {
      const open = await desk.text();
      await page.reload();
      await expect(desk.question).toHaveText(open);
    }
    await desk.answer("B");
    await page
      .getByRole("button", { name: asked === 20 ? "See Your Result" : "Next Question" })
      .click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where You Stand");
  await expect(page.getByRole("region", { name: "Worth your time" })).toBeVisible();
  await expectAccessible(page, "the result of a placement");
  expect(await answersCounted(page)).toBe(20);

  await page.getByRole("link", { name: "See Your Plan" }).click();
  const week = page.getByRole("region", { name: "This week" });
  await expect(week).toContainText("Done since Monday: 20 questions");
  await expect(page.getByRole("region", { name: "Coming weeks" })).toBeVisible();
  await expectAccessible(page, "a plan");
  expect((await serverUser(page)).preferences.plan).toMatchObject({ days: [1, 3, 6] });
  await page.getByRole("link", { name: "Change your plan" }).click();
  await expect(page.getByRole("heading", { name: "Plan", exact: true })).toBeFocused();
  await expect(page.getByLabel("Test Date")).toBeInViewport();

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Your Progress" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);
});
