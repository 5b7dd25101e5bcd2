import { SECTIONS } from "@sat/item";
import { expectRoomForLargeText } from "../src/enlarged.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";
import { openPopup } from "../src/provider.ts";
import { questionFrom, QuizDesk } from "../src/quiz-desk.ts";
import { StudyDesk } from "../src/study-desk.ts";
import { unfoldProfile } from "../src/unfold-profile.ts";

test("the sign-in page and the account chooser", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectRoomForLargeText(page, "sign-in");
  const popup = await openPopup(page);
  await expectRoomForLargeText(popup, "account chooser");
});

for (const section of SECTIONS) {
  test(`practice in ${section}`, async ({ signedIn: page }) => {
    await page.clock.install();
    const desk = new PracticeDesk(page);
    await desk.open(section);
    await expectRoomForLargeText(page, "idle");
    const [{ correctAnswer }] = await Promise.all([questionFrom(page), desk.getQuestion.click()]);
    await desk.expectOpen();
    await expectRoomForLargeText(page, "question");
    await desk.answer(correctAnswer); // the score is the widest with a right one
    await expectRoomForLargeText(page, "result");
  });
}

test("the dashboard with figures, and the settings", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await desk.answer("A");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Your Progress" })).toBeVisible();
  await expectRoomForLargeText(page, "dashboard");
  await unfoldProfile(page);
  await expectRoomForLargeText(page, "account");
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeVisible();
  await expectRoomForLargeText(page, "settings");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expectRoomForLargeText(page, "deletion");
  await page.goto("/history");
  const row = page.getByRole("list").getByRole("group");
  const line = row.locator("summary").first();
  await line.click();
  await expect(row.getByRole("article")).toBeVisible();
  // A row gives a question's beginning, on one line; opened, all of it stands below.
  await line.evaluate((element) => element.remove());
  await expectRoomForLargeText(page, "history");
});

test("the quiz", async ({ signedIn: page }) => {
  await page.clock.install();
  const quiz = new QuizDesk(page);
  const [question] = await Promise.all([questionFrom(page), quiz.open()]);
  await expectRoomForLargeText(page, "quiz question");
  await quiz.answer(question.correctAnswer);
  await expect(quiz.accuracy).toHaveText("100%"); // the widest it gets
  await expectRoomForLargeText(page, "quiz result");
});

test("formulas and words that are wider than the phone", async ({ signedIn: page }) => {
  const wide = String.raw`$\left(\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}, f\left(\frac{9(C - 2)}{17}\right)\right)$`;
  const words = `What is ${wide}?`;
  const notes =
    "- The conservators counted thousands of knots.\n- They read of counterrevolutionaries.";
  await page.route("/api/question", async (route) => {
    const response = await route.fetch();
    const question: unknown = await response.json();
    const options = { A: wide, B: words, C: "$2$", D: "$3$" };
    const json = Object.assign({}, question, {
      question: `${notes}\n\n${words}`,
      explanation: words,
      options,
    });
    await route.fulfill({ response, json });
  });
  await prefer(page, { defaultSection: "Math" });
  await page.clock.install();
  const quiz = new QuizDesk(page);
  await quiz.open();
  await expectRoomForLargeText(page, "wide question");
  await quiz.option("A").check();
  await quiz.submit.click();
  await expect(quiz.explanation).toContainText("What is");
  await expectRoomForLargeText(page, "wide result");
});

test("the levels of Study Mode, with an open session and a history", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("sentence-structure");
  await desk.answerFrom(1);
  await desk.complete.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Session Summary");
  await desk.open("inferences-implications", "learning");
  await desk.answer("A");
  await page.goto("/study-mode");
  await expect(page.getByRole("region", { name: "Completed sessions" })).toContainText("/10");
  await expectRoomForLargeText(page, "sections");
  await page.getByRole("button", { name: "Discard" }).click();
  await expectRoomForLargeText(page, "discarding");
  for (const section of SECTIONS) {
    await page.goto(`/study-mode?section=${section.toLowerCase()}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectRoomForLargeText(page, `topics of ${section}`);
  }
  await page.goto("/study-mode?section=reading&topic=inferences-implications");
  await expect(page.getByRole("link", { name: "Start Practice Session" })).toBeVisible();
  await expectRoomForLargeText(page, "setup");
  await page.getByRole("button", { name: "Beginner" }).click();
  await expectRoomForLargeText(page, "mastery explained");
});

test("a test, its navigator and its review page", async ({ signedIn: page }) => {
  await page.goto("/tests");
  await page.getByText("Reading and Writing", { exact: true }).click();
  await expectRoomForLargeText(page, "choice of a test");
  await page.getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("button", { name: "Begin Module" })).toBeEnabled();
  await expectRoomForLargeText(page, "directions");
  await page.getByRole("button", { name: "Begin Module" }).click();
  await expect(page.getByRole("toolbar", { name: "Tools" })).toBeVisible();
  await expectRoomForLargeText(page, "question of a test");
  await page.getByRole("button", { name: "Question 1 of 27" }).click();
  await expectRoomForLargeText(page, "navigator");
  // Its cross stands within it.
  await page
    .getByRole("dialog", { name: "Questions" })
    .getByRole("button", { name: "Close" })
    .click();
  await page.getByRole("button", { name: "Question 1 of 27" }).click();
  await page.getByRole("button", { name: "Go to Review Page" }).click();
  await expectRoomForLargeText(page, "review page");
});

for (const topic of ["literary-passages", "grammar-fundamentals", "quadratic-functions"] as const) {
  test(`a study session of ${topic}, and its summary`, async ({ signedIn: page }) => {
    const desk = new StudyDesk(page);
    await desk.open(topic, "learning");
    await expect(desk.tip).toBeVisible();
    await page.getByRole("button", { name: "Show Hint" }).click();
    await expectRoomForLargeText(page, "question with tip and hint");
    await page.getByRole("button", { name: "Exit Session" }).click();
    await expectRoomForLargeText(page, "exit");
    await page.getByRole("button", { name: "Keep Studying" }).click();
    await desk.answer("B");
    await expectRoomForLargeText(page, "result");
    await desk.goOn();
    await desk.answerFrom(2);
    await desk.complete.click();
    await page.getByRole("main").getByRole("group").first().locator("summary").click();
    await expect(page.getByRole("article")).toBeVisible();
    await expectRoomForLargeText(page, "summary");
  });
}
