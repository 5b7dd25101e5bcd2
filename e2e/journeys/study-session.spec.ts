import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, test } from "../src/journey.ts";
import { StudyDesk, studyOverview } from "../src/study-desk.ts";

test("ten questions lead to a summary, and count", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("linear-equations");
  await expect(page).toHaveTitle("Study Session · SAT Practice");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Linear Equations");
  await expect(page.getByText("Practice Mode")).toBeVisible();
  await expect(page.getByText("Math • Question 1 of 10")).toBeVisible();
  await expect(page.getByText("Score: 0/0")).toBeVisible();
  await expect(page.getByText("0% Complete")).toBeVisible();
  await expect(desk.submit).toBeDisabled();
  const isRight = await desk.answer("B");
  await expect(desk.explanation).toBeVisible();
  await desk.goOn();
  await expect(page.getByText("Math • Question 2 of 10")).toBeVisible();
  await expect(page.getByText(`Score: ${Number(isRight)}/1`)).toBeVisible();
  await expect(page.getByText("10% Complete")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Session progress" })).toHaveAttribute(
    "aria-valuenow",
    "10",
  );

  const score = Number(isRight) + (await desk.answerFrom(2));
  await expect(page.getByText("90% Complete")).toBeVisible();
  await expect(desk.next).toBeHidden();
  await desk.complete.click();
  await expect(page).toHaveURL(/\/study-summary\?data=/);
  await expect(page.getByRole("definition").first()).toHaveText(`${score} / 10`);
  await expect.poll(() => answersCounted(page)).toBe(10);
  const { topics, openSessions } = await studyOverview(page);
  expect(openSessions).toEqual([]);
  expect(topics.find(({ topic }) => topic === "linear-equations")).toMatchObject({
    completedQuestions: 10,
    recentAnswers: 10,
    recentCorrect: score,
  });
});

test("learning mode has a tip after half a second and hints on request", async ({
  signedIn: page,
}) => {
  await page.clock.install({ time: new Date("2026-11-20T18:00:00Z") });
  const desk = new StudyDesk(page);
  await desk.open("quadratic-functions", "learning");
  await page.clock.runFor(600);
  await expect(desk.tip).toBeVisible();
  await expect(page.getByText("Learning Mode")).toBeVisible();
  const hint = desk.question.getByRole("button", { name: /^(Show|Hide) Hint$/ });
  await expect(hint).toHaveText("Show Hint");
  await hint.click();
  await expect(hint).toHaveText("Hide Hint");
  await expect(hint).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Another Hint" }).click();
  await expectAccessible(page, "learning, hints shown");
  await hint.click();
  await expect(hint).toHaveText("Show Hint");
  await desk.answer("A");
  await expect(desk.tip).toBeHidden();
  await expect(hint).toBeHidden();
  await expectAccessible(page, "learning, answered");

  // The next question is there at once; its tip is not.
  await page.clock.pauseAt(new Date("2026-11-20T19:00:00Z"));
  await desk.goOn();
  await expect(hint).toHaveText("Show Hint");
  await page.clock.runFor(490);
  await expect(desk.tip).toBeHidden();
  await page.clock.runFor(20);
  await expect(desk.tip).toBeVisible();
});

test("practice mode has neither tip nor hint", async ({ signedIn: page }) => {
  await page.clock.install();
  const desk = new StudyDesk(page);
  await desk.open("scientific-articles");
  await page.clock.runFor(2_000);
  await expect(desk.tip).toBeHidden();
  await expect(page.getByRole("button", { name: "Show Hint" })).toBeHidden();
  await expectAccessible(page, "practice");
  await desk.answer("A");
  await expectAccessible(page, "practice, answered");
});

test("an exit asks first, and the session goes on where it stopped", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("usage-conventions");
  await desk.answerFrom(1, 2);
  await desk.goOn();
  const text = await desk.question.innerText();
  await desk.option("D").check();
  const dialog = page.getByRole("dialog", { name: "Exit Session" });
  await page.getByRole("button", { name: "Exit Session" }).click();
  await expect(dialog).toContainText("Are you sure you want to exit? Your progress will be saved.");
  await expect(dialog.getByRole("button", { name: "Keep Studying" })).toBeFocused();
  await expectAccessible(page, "exit");
  await dialog.getByRole("button", { name: "Keep Studying" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Exit Session" }).click();
  await dialog.getByRole("button", { name: "Exit", exact: true }).click();
  await expect(page).toHaveURL("/study-mode");
  await page.getByRole("link", { name: "Resume" }).click();
  await desk.expectNumber(3);
  await expect(desk.option("D")).toBeChecked();
  await expect.poll(() => desk.question.innerText()).toBe(text);
});

test("a reload changes nothing, before an answer and after it", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("data-analysis");
  await desk.option("C").check();
  const text = await desk.question.innerText();
  await page.reload();
  await expect(desk.option("C")).toBeChecked();
  await expect.poll(() => desk.question.innerText()).toBe(text);
  await desk.submit.click();
  await expect(desk.explanation).toBeVisible();
  // The way to report comes a moment after the explanation.
  await expect(page.getByRole("button", { name: "Report This Question" })).toBeVisible();
  const result = await desk.question.innerText();
  await page.reload();
  await expect(desk.explanation).toBeVisible();
  await expect.poll(() => desk.question.innerText()).toBe(result);
  await desk.goOn();
  await desk.answerFrom(2);
  await page.reload();
  await desk.expectNumber(10);
  await desk.complete.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Session Summary");
  // Back does not begin a session; the topic begins anew only when asked to.
  await page.goBack();
  await expect(page).not.toHaveURL(/study-session/);
  expect((await studyOverview(page)).openSessions).toEqual([]);
});

test.describe("on two devices", () => {
  // The first goes on fetching what is left of the session while it rests, and may learn by it that there is nothing.
  test.use({ expectedErrors: [/status of 409 .*\/questions/] });

  test("another device takes the session up", async ({ signedIn: page, browser }) => {
    const desk = new StudyDesk(page);
    await desk.open("grammar-fundamentals");
    const score = await desk.answerFrom(1, 3);
    await desk.goOn();
    const text = await desk.question.innerText();
    const { cookies } = await page.context().storageState();
    const elsewhere = await browser.newContext({ storageState: { cookies, origins: [] } });
    const other = new StudyDesk(await elsewhere.newPage());
    await other.open("grammar-fundamentals");
    await other.expectNumber(4);
    await expect(other.page.getByText(`Score: ${score}/3`)).toBeVisible();
    await expect.poll(() => other.question.innerText()).toBe(text);

    await other.answerFrom(4);
    await other.complete.click();
    await expect(other.page.getByRole("heading", { level: 1 })).toHaveText("Session Summary");
    await elsewhere.close();
  });
});

test("time counts only while the page is in sight", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await page.clock.install({ time: new Date("2026-11-20T18:00:00Z") });
  await desk.open("trigonometry");
  await page.clock.pauseAt(new Date("2026-11-20T18:10:00Z"));
  const setVisible = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisible("hidden");
  await page.clock.runFor(3_600_000);
  await setVisible("visible");
  const sent = page.waitForRequest("/api/answers");
  await desk.answer("A");
  const { timeSpent } = (await sent).postDataJSON() as { timeSpent: number }; // the contract's AnswerRequest
  expect(timeSpent).toBeLessThan(601_000);
});

test("goes by keyboard alone", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("vocabulary-in-context", "learning");
  for (const [number, key, letter] of [
    [1, "c", "C"],
    [2, "1", "A"],
  ] as const) {
    await desk.expectNumber(number);
    await page.keyboard.press(key);
    await expect(desk.option(letter)).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(desk.feedback).toBeFocused();
    await desk.goOnByEnter();
    await expect(desk.question).toBeFocused();
  }
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("an address that names no session says so, with a way on", async ({ signedIn: page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const query of [
    "",
    "?section=math",
    "?section=reading&topic=trigonometry",
    "?section=math&topic=alchemy",
    "?section=math&topic=trigonometry&mode=exam",
  ]) {
    await page.goto(`/study-session${query}`);
    await expect(heading, query).toHaveText("No such study session");
  }
  await expectAccessible(page, "no such session");
  await page.getByRole("link", { name: "Choose a topic" }).click();
  await expect(heading).toHaveText("Trigonometry");
  expect((await studyOverview(page)).openSessions).toEqual([]);
});

test("the mode is practice unless the address tells", async ({ signedIn: page }) => {
  await page.goto("/study-session?section=math&topic=trigonometry");
  await new StudyDesk(page).expectOpen();
  await expect(page.getByText("Practice Mode")).toBeVisible();
});

test("the next question is there before it is asked for", async ({ signedIn: page }) => {
  const arrived: number[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith("/questions")) return;
    arrived.push((request.postDataJSON() as { number: number }).number); // the contract's StudyQuestionRequest
  });
  const desk = new StudyDesk(page);
  await desk.open("advanced-topics");
  await expect.poll(() => arrived).toContain(2);
  // From now on, no call for a question is answered.
  await page.route("**/questions", () => {});
  await desk.answer("A");
  await desk.goOn();
  await desk.expectNumber(2);
});
