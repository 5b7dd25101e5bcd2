import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { expectStill, watchLayoutShifts } from "../src/layout-shifts.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { beginSession, StudyDesk } from "../src/study-desk.ts";

test("an open session is gone on with from the dashboard, where it was left", async ({
  signedIn: page,
}) => {
  const desk = new StudyDesk(page);
  await desk.open("linear-equations", "learning");
  await desk.answer("A");
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Study Mode" });
  await expect(card).toContainText("Linear Equations & Inequalities");
  await expect(card).toContainText("Question 2 of 10");
  await expectAccessible(page, "dashboard with an open session");
  await card.getByRole("link", { name: "Resume" }).click();
  await expect(page).toHaveURL(/topic=linear-equations&mode=learning$/);
  await desk.next.click();
  await desk.expectNumber(2);
  await desk.answerFrom(2);
  await desk.complete.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Session Summary");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(card.getByRole("link", { name: "Open Study Mode" })).toBeVisible();
  await expect(card.getByText(/^Work through one topic/)).toBeVisible();
  await expect(card.getByRole("link", { name: "Resume" })).toHaveCount(0);
});

test("a session begun on another device shows when the learner comes back to the page", async ({
  signedIn: page,
}) => {
  // The card says the same before it knows of no session.
  const known = page.waitForResponse("/api/study");
  await page.goto("/dashboard");
  await known;
  const card = page.getByRole("region", { name: "Study Mode" });
  await expect(card.getByRole("link", { name: "Open Study Mode" })).toBeVisible();
  // By another device's call: nothing in this browser knows of it.
  await beginSession(page, "trigonometry");
  await expect(card.getByRole("link", { name: "Resume" })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(card.getByRole("link", { name: "Resume" })).toBeVisible();
  await expect(card).toContainText("Trigonometry");
});

test("an open question is gone on with from the dashboard, and not while another tab has it", async ({
  signedIn: page,
  context,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await desk.option("C").check();
  const text = await desk.text();
  const way = page.getByRole("link", { name: "Continue your question" });
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(way).toBeVisible();
  const other = await context.newPage();
  await new PracticeDesk(other).open();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(way).toHaveCount(0);
  await other.close();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(way).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page, "dashboard with an open question");
  await way.click();
  await desk.expectOpen();
  await expect.poll(() => desk.text()).toBe(text);
  await expect(desk.option("C")).toBeChecked();
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("nothing moves when the open session comes", async ({ signedIn: page }) => {
      await beginSession(page, "linear-equations");
      await watchLayoutShifts(page);
      const letGo = Promise.withResolvers<void>();
      await page.route("/api/study", async (route) => {
        await letGo.promise;
        await route.continue();
      });
      await page.goto("/dashboard");
      await expect(page.getByRole("link", { name: "Open Study Mode" })).toBeVisible();
      await expectStill(page, "the page");
      letGo.resolve();
      await expect(page.getByRole("link", { name: "Resume" })).toBeVisible();
      await expectStill(page, "the session");
    });
  });
}
