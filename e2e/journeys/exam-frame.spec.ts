import type { Locator, Page } from "@playwright/test";
import { SECTIONS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import type { QuestionDesk } from "../src/question-desk.ts";
import { QuizDesk } from "../src/quiz-desk.ts";
import { stopClock } from "../src/stop-clock.ts";
import { StudyDesk } from "../src/study-desk.ts";
import { withLongText } from "../src/with-long-text.ts";

const VIEWPORTS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
/** In CSS pixels. */
const BAR = 56;
const TWO_ROWS = 96;
const START = 120;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part.toString()} is not there`);
  return box;
}

/** Expects one bar at the window's edge, and the question at once below it. */
async function expectFrame(desk: QuestionDesk, height: number): Promise<void> {
  const bar = desk.page.getByRole("banner");
  await expect(bar).toHaveCount(1);
  const { y, height: actual } = await boxOf(bar);
  expect(y).toBe(0);
  expect(actual).toBeLessThanOrEqual(height);
  const badges = /(Easy|Medium|Hard)(Timer Active|Untimed Practice)?$/;
  const first = desk.question.locator("p, figure, h3").filter({ hasNotText: badges }).first();
  expect((await boxOf(first)).y).toBeLessThanOrEqual(START);
  await expect(desk.submit).toBeInViewport({ ratio: 1 });
}

// A phone whose text is set twice as large is half as wide by it, and a phone held sideways is low.
for (const viewport of [
  { width: 300, height: 440 },
  { width: 660, height: 360 },
]) {
  test(`the window is all the question's at ${viewport.width} by ${viewport.height} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize(viewport);
    await withLongText(page, 30);
    const desk = new StudyDesk(page);
    await desk.open("inferences-implications");
    await expect(desk.submit).not.toBeInViewport();
    const line = page.getByRole("progressbar");
    await page.mouse.wheel(0, 400);
    await expect(line).not.toBeInViewport();
    await desk.option("A").check();
    await desk.submit.click();
    await expect(desk.feedback).toBeInViewport();
  });
}

for (const viewport of VIEWPORTS) {
  test(`a question begins under one bar at ${viewport.width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport);
    const practice = new PracticeDesk(page);
    for (const section of SECTIONS) {
      await practice.open(section);
      await practice.another();
      await practice.expectOpen();
      await expectFrame(practice, BAR);
      // From the first answer on the score is in it, too.
      await practice.answer("A");
    }
    const quiz = new QuizDesk(page);
    await quiz.open();
    await expectFrame(quiz, BAR);
  });

  test(`a session's bar says all of it at ${viewport.width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport);
    const desk = new StudyDesk(page);
    await desk.open("inferences-implications", "learning");
    await expectFrame(desk, TWO_ROWS);
    const bar = page.getByRole("banner");
    for (const text of [
      "Exit Session",
      "Learning Mode",
      "Inferences Implications",
      "Reading • Question 1 of 10",
      "Score: 0/0",
      "0% Complete",
    ])
      await expect(bar.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("progressbar", { name: "Session progress" })).toBeAttached();
  });
}

/** What the bar has to hold in one row: on a phone hundreds of answers, on the smallest a dozen. */
const SCORES = [
  { width: 320, score: 12, total: 12 },
  { width: 360, score: 187, total: 249 },
  { width: 360, score: 249, total: 249 },
  { width: 375, score: 249, total: 249 },
];

/** Goes on with a desk, of which the browser keeps that so many answers were given before. */
async function goOnFrom(desk: QuestionDesk, { score, total }: { score: number; total: number }) {
  const { page } = desk;
  const address = page.url();
  // A desk is kept once more when its page is left.
  await page.goto("/terms");
  await page.evaluate(
    (counts) => {
      for (const [key, text] of Object.entries(localStorage)) {
        const shelved = JSON.parse(text) as { kept?: { state?: object } }; // a desk's, as `keepDesk` has written it
        if (shelved.kept?.state === undefined) continue;
        Object.assign(shelved.kept.state, counts);
        localStorage.setItem(key, JSON.stringify(shelved));
      }
    },
    { score, total },
  );
  await page.goto(address);
  await desk.expectOpen();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(`Question ${total + 1}`);
}

async function expectOneRow(desk: QuestionDesk): Promise<void> {
  const bar = await boxOf(desk.page.getByRole("banner"));
  expect(bar.height).toBeLessThanOrEqual(BAR);
}

for (const Desk of [PracticeDesk, QuizDesk])
  test(`the bar has one row after any number of answers, too: ${Desk.name}`, async ({
    signedIn: page,
  }) => {
    await page.clock.install();
    const desk = new Desk(page);
    await (desk instanceof PracticeDesk ? desk.begin("Reading") : desk.open());
    // The clock is in the bar as well.
    await stopClock(page);
    for (const { width, ...counts } of SCORES) {
      await page.setViewportSize({ width, height: 740 });
      await goOnFrom(desk, counts);
      await expect(desk.timer).toBeVisible();
      await expectOneRow(desk);
    }
    await desk.answer("A");
    await expectOneRow(desk);
  });

test("the number stands in one line on a phone whose bar has room", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  const number = page.getByRole("heading", { level: 2 });
  const lines = () =>
    number.evaluate(
      (it) =>
        it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).lineHeight),
    );
  expect(await lines()).toBeLessThan(2);
  await desk.answer("A");
  expect(await lines()).toBeLessThan(2);
});

/** A small desk, and laptops whose pages are made larger. */
const DESKS = [
  { width: 1024, height: 600 },
  { width: 1366, height: 540 },
  { width: 1097, height: 500 },
];

for (const viewport of DESKS)
  test(`text and question scroll apart on a desk of ${viewport.width} x ${viewport.height} px`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize(viewport);
    await withLongText(page, 40);
    const desk = new PracticeDesk(page);
    await desk.begin("Reading");
    const last = desk.question.getByText("Paragraph 40 of it.");
    await expect(last).not.toBeInViewport();
    const before = await boxOf(desk.options.first());
    await desk.question.getByText("Paragraph 1 of it.").hover();
    await page.mouse.wheel(0, 10_000);
    await expect(last).toBeInViewport();
    expect(await boxOf(desk.options.first())).toEqual(before);
    await expect(page.getByRole("group", { name: "Text" })).toBeVisible();
  });

test("a desk too low for panes has the switch", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 1100, height: 400 });
  await withLongText(page, 40);
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  const last = desk.question.getByText("Paragraph 40 of it.");
  await last.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(desk.question.getByText("Paragraph 1 of it.")).toBeInViewport({ ratio: 1 });
  await expect(desk.options.first()).toBeInViewport();
});

test("a switch brings text and question to the thumb on a phone, and back to where one read", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withLongText(page, 40);
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  const tenth = desk.question.getByText("Paragraph 10 of it.");
  await tenth.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.getByRole("button", { name: "Question", exact: true }).click();
  await expect(desk.options.first()).toBeInViewport();
  await expect(tenth).not.toBeInViewport();
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(tenth).toBeInViewport({ ratio: 1 });
  // Whoever then leaves the text by scrolling has left off nowhere.
  await expect(page.getByRole("button", { name: "Question", exact: true })).toBeVisible();
  await desk.options.last().evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(desk.question.getByText("Paragraph 1 of it.")).toBeInViewport({ ratio: 1 });
});

test("the switch leads to the head of a text that one has scrolled away from", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withLongText(page, 40);
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  await desk.options.last().evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(desk.question.getByText("Paragraph 1 of it.")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Question", exact: true })).toBeVisible();
});

/** Two pictures of a page on: what watches it has been told of the first. */
function drawnTwice(page: Page): Promise<void> {
  const twice = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  return page.evaluate(twice);
}

test("the switch goes where both begin in view, but not while it has the focus", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withLongText(page, 2);
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  const toText = page.getByRole("button", { name: "Text", exact: true });
  await expect(toText).toBeHidden();
  await desk.answer("A");
  await toText.focus();
  await page.keyboard.press("Enter");
  await expect(desk.question.getByText("Paragraph 1 of it.")).toBeInViewport({ ratio: 1 });
  await drawnTwice(page);
  await expect(toText).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toText).toBeHidden();
});

test("the time is hidden by a press, until it runs short", async ({ signedIn: page }) => {
  await page.clock.install();
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await stopClock(page);
  await page.getByRole("button", { name: "Hide the time" }).click();
  await expect(desk.timer).toBeVisible();
  await expect(desk.timer).toHaveText("");
  await page.reload();
  await desk.expectOpen();
  await expect(desk.timer).toHaveAttribute("data-urgency", "calm");
  while ((await desk.timer.getAttribute("data-urgency")) === "calm") {
    await expect(desk.timer).toHaveText("");
    await page.clock.runFor(1_000);
  }
  await expect(desk.timer).toHaveText("0:15");
});
