import type { Locator, Page } from "@playwright/test";
import type { ChoiceQuestion, StudySession } from "@sat/contract";
import { expect, test } from "../src/journey.ts";
import { motionOf } from "../src/moments.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { questionFrom } from "../src/quiz-desk.ts";
import { addressOf, StudyDesk } from "../src/study-desk.ts";

/** No moment may take longer, in milliseconds. */
const LONGEST = 600;

const momentsIn = (place: Page | Locator) => place.locator("[data-moment]");

/** Answers all ten questions of a session right, and leaves the last result in sight. */
async function answerAllRight(page: Page): Promise<void> {
  const desk = new StudyDesk(page);
  const keys = new Map<unknown, ChoiceQuestion["correctAnswer"]>();
  const opened = page.waitForResponse("/api/study-sessions");
  page.on("response", async (response) => {
    if (!response.url().endsWith("/questions")) return;
    const { number } = response.request().postDataJSON() as { number: number }; // as the contract has it
    const { id } = (await (await opened).json()) as StudySession; // the server checks it against the contract
    // A call that the page has left has no answer to read, and another session's are others.
    const question = (await response.json().catch(() => undefined)) as ChoiceQuestion | undefined; // as above
    if (question && response.url().includes(id)) keys.set(number, question.correctAnswer);
  });
  await page.goto(addressOf("trigonometry", "practice"));
  for (let number = 1; number <= 10; number++) {
    await desk.expectNumber(number);
    await desk.expectOpen();
    await expect.poll(() => keys.get(number)).toBeDefined();
    expect(await desk.answer(keys.get(number) ?? "A")).toBe(true);
    if (number < 10) await desk.next.click();
  }
}

/** Expects a figure that has risen out of sight to wait, also for another visit, until it is scrolled to. */
async function expectToWait(figure: Locator): Promise<void> {
  const waiting = figure.locator("[data-waiting]");
  await expect(waiting).toHaveCount(1);
  await figure.page().reload();
  await expect(waiting).toHaveCount(1);
  await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(waiting).toHaveCount(0);
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`with ${reducedMotion === "reduce" ? "reduced" : "usual"} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    async function expectMoment(moment: Locator): Promise<void> {
      await expect(moment).toHaveCount(1);
      const { ends, changes } = await motionOf(moment);
      expect(changes).toEqual(reducedMotion === "reduce" ? [] : ["opacity", "transform"]);
      expect(ends).toBeLessThan(LONGEST);
    }

    test("a right answer and a day more of the streak have their moment, once", async ({
      signedIn: page,
    }) => {
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const desk = new PracticeDesk(page);
      await desk.open("Math");
      const asked = questionFrom(page);
      await desk.getQuestion.click();
      await desk.expectOpen();
      expect(await desk.answer((await asked).correctAnswer)).toBe(true);
      await expectMoment(momentsIn(page));
      await page.reload();
      await expect(desk.question.getByText("Correct!")).toBeVisible();
      await expect(momentsIn(page)).toHaveCount(0);
      await page.goto("/history");
      await page.getByRole("list").getByRole("group").locator("summary").first().click();
      await expect(page.getByRole("article")).toBeVisible();
      await expect(momentsIn(page)).toHaveCount(0);

      await page.setViewportSize({ width: 360, height: 500 });
      await page.goto("/dashboard");
      const progress = page.getByRole("region", { name: "Your Progress" });
      const streak = progress.getByText("Current Streak").locator("..");
      await expect(streak).toContainText("1 day");
      await expectToWait(streak);
      await expectMoment(momentsIn(progress));
      await page.reload();
      await expect(progress).toBeVisible();
      await expect(momentsIn(page)).toHaveCount(0);
    });

    test("the end of a session and a new mastery level have their moment, once", async ({
      signedIn: page,
    }) => {
      await page.goto("/study-mode?section=math&topic=trigonometry");
      await expect(page.getByRole("button", { name: "Mastery level: Beginner" })).toBeVisible();
      await expect(momentsIn(page)).toHaveCount(0);
      await answerAllRight(page);
      await new StudyDesk(page).complete.click();
      const badge = page.getByRole("button", { name: "Mastery level: Advanced" });
      await expectMoment(momentsIn(badge));
      await expectMoment(page.locator("[data-moment=dots]"));
      await page.getByRole("link", { name: "Go to Study Mode" }).click();
      await page.getByRole("region", { name: "Completed sessions" }).getByRole("link").click();
      await expect(badge).toBeVisible();
      await expect(momentsIn(page)).toHaveCount(0);
    });
  });
}

test("with reduced motion nothing goes on moving in a wait", async ({ signedIn: page }) => {
  const expectStillness = () =>
    expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.route(/\/api\/study/, () => new Promise(() => {}));
  await page.goto("/study-mode");
  await expect(page.getByText("Loading your progress...")).toBeAttached();
  await expectStillness();

  await page.goto("/settings");
  const save = page.getByRole("button", { name: /^Sav(e|ing)/ });
  await page.getByRole("switch", { name: "Practice Timer" }).uncheck();
  await page.route(/\/api\/me/, () => new Promise(() => {}));
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await expectStillness();
});
