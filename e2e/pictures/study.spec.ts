import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { StudyDesk } from "../src/study-desk.ts";

inEveryLook((take) => {
  test("study session and summary", async ({ signedIn: page }) => {
    const desk = new StudyDesk(page);
    await desk.open("scientific-articles", "learning");
    await expect(desk.tip).toBeVisible();
    await take(page, "study-learning");
    // Of the sessions left open, those with an answer are told of.
    await desk.answer("A");
    await desk.open("linear-equations");
    await desk.answerFrom(1, 2);
    await take(page, "study-result");
    await page.getByRole("button", { name: "Exit Session" }).click();
    await take(page, "study-exit");
    await desk.open("trigonometry");
    await desk.answerFrom(1);
    await take(page, "study-last");
    await desk.complete.click();
    await expect(page.getByRole("listitem").first()).toContainText(/orrect/);
    await take(page, "study-summary", "whole");
    const first = page.getByRole("listitem").first();
    await first.click();
    await first.evaluate((row) => row.scrollIntoView());
    await take(page, "study-summary-question");
    await page.goto("/study-summary");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No summary here");
    await take(page, "study-no-summary");

    await page.goto("/study-mode");
    await expect(page.getByRole("link", { name: "Resume" })).toHaveCount(2);
    await take(page, "study-sections", "whole");
    await page.getByRole("button", { name: "Discard" }).first().click();
    await take(page, "study-discard");
    await page.goto("/study-mode?section=math");
    await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(2);
    await take(page, "study-topics", "whole");
    const mastery = page.getByRole("button", { name: /Mastery level/ });
    await mastery.first().click();
    await take(page, "study-mastery");
    await page.goto("/study-mode?section=math&topic=linear-equations");
    await expect(page.getByRole("link", { name: "Start Practice Session" })).toBeVisible();
    await take(page, "study-setup", "whole");
  });

  test("study mode of a newcomer, waiting and failing", async ({ signedIn: page }) => {
    await page.goto("/study-mode");
    await expect(page.getByText("Every session you complete is kept here.")).toBeVisible();
    await take(page, "study-new", "whole");
    await page.route(/\/api\/study/, () => new Promise(() => {}));
    await page.reload();
    await expect(page.getByText("Loading your progress...")).toBeAttached();
    await take(page, "study-loading");
    await page.route(/\/api\/study/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await take(page, "study-failed");
    await page.goto("/study-session?section=math&topic=trigonometry&mode=practice");
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "study-session-failed");
  });
});

inEveryLook((take) => {
  test("hints of a study session", async ({ signedIn: page }) => {
    const desk = new StudyDesk(page);
    await desk.open("linear-equations", "learning");
    await page.getByRole("button", { name: "Show Hint" }).click();
    await take(page, "study-hint", "whole");
    await page.getByRole("button", { name: "Another Hint" }).click();
    await take(page, "study-hints", "whole");
  });
});
