import type { Page } from "@playwright/test";
import { type Item, OPTION_LETTERS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { sampledQuestions } from "../src/made-questions.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";
import type { QuestionDesk } from "../src/question-desk.ts";
import { QuizDesk } from "../src/quiz-desk.ts";
import { isEndSeen, isSeen } from "../src/seen.ts";

/** A hundred and two, right and wrong by turns. */
const questions = sampledQuestions(34);
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** Journeys that share the questions, so that they can run side by side. */
const PARTS = 2;

// The server did not issue them, and refuses their answers.
test.use({ kinds: null, expectedErrors: [/status of 404 .*\/api\/answers/] });

async function answer(desk: QuestionDesk, item: Item, isRight: boolean): Promise<void> {
  if (item.kind === "entry") await desk.page.getByRole("textbox").fill(isRight ? "0" : "1");
  else {
    const letter = isRight
      ? item.correctAnswer
      : OPTION_LETTERS.find((each) => each !== item.correctAnswer);
    await desk.question.locator(`input[value=${letter}]`).check();
  }
  await desk.submit.click();
}

/** What is to be in view at once: right or wrong, what was answered (or, of what nobody foresaw, is right), and why. */
const LEAD = [
  { line: 0, says: /^(Correct!|Incorrect\.)/ },
  { line: 1, says: /^You (chose|entered) |Correct answer$/ },
  { line: 2, says: /\S/ },
];

/** Presses Enter until the question has gone; answers whether the end of what was told had been in view by then. */
async function readOn(desk: QuestionDesk): Promise<boolean> {
  const { page, question, feedback } = desk;
  const sheet = page.getByRole("article", {
    name: (await question.getAttribute("aria-label")) ?? "",
    exact: true,
  });
  let wasSeen = false;
  while ((await sheet.count()) > 0) {
    wasSeen = await isEndSeen(feedback);
    await page.keyboard.press("Enter");
  }
  return wasSeen;
}

for (const viewport of VIEWPORTS) {
  for (let part = 0; part < PARTS; part++) {
    test(`what an answer is told is in view at once, and Enter skips none of it: ${viewport.width} px, ${part + 1} of ${PARTS}`, async ({
      signedIn: page,
    }) => {
      await page.setViewportSize(viewport);
      const desk = new PracticeDesk(page);
      const own = questions.filter((_, at) => at % PARTS === part);
      await serve(page, own);
      await desk.open("Math");
      await desk.getQuestion.click();
      const faults: string[] = [];
      for (const [at, item] of own.entries()) {
        const origin = `${item.model} ${item.level} ${item.seed}`;
        await expect(desk.number, origin).toHaveText(`Question ${at + 1}`);
        await answer(desk, item, at % 2 === 0);
        await expect(desk.feedback, origin).toBeFocused();
        for (const { line, says } of LEAD) {
          const told = desk.feedback.getByRole("paragraph").nth(line);
          await expect(told, origin).toHaveText(says);
          if (!(await isSeen(told))) faults.push(`${origin}: ${await told.innerText()}`);
        }
        if (!(await readOn(desk))) faults.push(`${origin}: skipped unseen`);
      }
      expect(faults).toEqual([]);
    });
  }
}

/** Serves these questions, in the order in which they are asked for. */
async function serve(page: Page, items: readonly Item[]): Promise<void> {
  // They are shown in the order in which they are asked for.
  let asked = 0;
  await page.route("**/api/question", (route) => {
    const question = items[asked++ % items.length];
    return route.fulfill({ json: { ...question, seenBefore: false } });
  });
}

/** Where the quiz's buttons begin, from the window's upper edge, after a wrong answer. */
async function rowsOf(page: Page): Promise<Set<number | undefined>> {
  const rows = new Set<number | undefined>();
  for (const name of ["Submit Answer", "Another Like It", "Next Question"])
    rows.add((await page.getByRole("button", { name }).boundingBox())?.y);
  return rows;
}

/** A dozen with options, of all sections. */
const withOptions = questions
  .filter(({ kind }) => kind !== "entry")
  .filter((_, at) => at % 8 === 0);

test("the quiz's bar has one row on a phone, and hides nothing from Enter, on demand and in brief", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { showExplanationsImmediately: false, feedbackStyle: "brief" });
  await serve(page, withOptions);
  const desk = new QuizDesk(page);
  await desk.open();
  const faults: string[] = [];
  for (const [at, item] of withOptions.entries()) {
    const origin = `${item.model} ${item.level} ${item.seed}`;
    await expect(desk.heading, origin).toHaveText(`Question ${at + 1}`);
    await answer(desk, item, false);
    await expect(desk.feedback, origin).toBeFocused();
    expect((await rowsOf(page)).size, origin).toBe(1);
    if (!(await readOn(desk))) faults.push(`${origin}: skipped unseen`);
  }
  expect(faults).toEqual([]);
});

test("a bar that large text makes higher hides nothing from Enter", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { showExplanationsImmediately: false, feedbackStyle: "brief" });
  const few = withOptions.slice(0, 3);
  await serve(page, few);
  const desk = new QuizDesk(page);
  await desk.open();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  const faults: string[] = [];
  for (const [at, item] of few.entries()) {
    const origin = `${item.model} ${item.level} ${item.seed}`;
    await expect(desk.heading, origin).toHaveText(`Question ${at + 1}`);
    await answer(desk, item, false);
    await expect(desk.feedback, origin).toBeFocused();
    expect((await rowsOf(page)).size, origin).toBeGreaterThan(1);
    if (!(await readOn(desk))) faults.push(`${origin}: skipped unseen`);
  }
  expect(faults).toEqual([]);
});

test("what is cut off or covered is not taken for seen", async ({ page }) => {
  await page.setContent(`<div style="height: 100px; overflow: auto">
    <p id="whole">In view</p>
    <p id="cut" style="margin-top: 50px">Cut by the edge of what scrolls</p>
    <p id="below" style="margin-top: 100px">Below it</p>
  </div>
  <p id="covered">Covered</p>
  <div style="height: 90px; margin-top: -50px; background: gray; position: relative"></div>
  <p id="beyond" style="margin-top: 2000px">Beyond the window</p>`);
  const seen: string[] = [];
  for (const name of ["whole", "cut", "below", "covered", "beyond"]) {
    const part = page.locator(`#${name}`);
    if (await isSeen(part)) seen.push(name);
    expect(await isEndSeen(part), name).toBe(name === "whole");
  }
  expect(seen).toEqual(["whole"]);
});

test("what is asked for on a phone comes into view", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await prefer(page, { showExplanationsImmediately: false });
  const desk = new PracticeDesk(page);
  const [item] = questions;
  if (item === undefined) throw new Error("there are a hundred and two");
  await page.route("**/api/question", (route) =>
    route.fulfill({ json: { ...item, seenBefore: false } }),
  );
  await desk.open();
  await desk.getQuestion.click();
  await answer(desk, item, false);
  await page.getByRole("button", { name: "Show Explanation" }).click();
  const mistake = desk.feedback.getByText(/^You (chose|entered)/);
  await expect.poll(() => isSeen(mistake)).toBe(true);
});

for (const viewport of VIEWPORTS) {
  test(`what an answer found at a visit is told is in view, and Enter waits for all of it: ${viewport.width} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize(viewport);
    const desk = new PracticeDesk(page);
    await desk.begin("Reading");
    await desk.answer("A");
    const letGo = Promise.withResolvers<void>();
    await page.route("**/explanation-*.js", async (route) => {
      await letGo.promise;
      await route.continue();
    });
    await desk.open();
    const verdict = desk.feedback.getByText(/^(Correct!|Incorrect\.)/);
    await expect.poll(() => isSeen(verdict)).toBe(true);
    await expect(desk.feedback).not.toBeFocused();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Enter");
    await expect(desk.number).toHaveText("Question 1");
    await expect(desk.explanation).toHaveCount(0);
    letGo.resolve();
    await expect.poll(() => isSeen(desk.explanation.getByText("You chose A"))).toBe(true);
    expect(await readOn(desk)).toBe(true);
    await expect(desk.number).toHaveText("Question 2");
  });
}
