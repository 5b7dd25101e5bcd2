import { AxeBuilder } from "@axe-core/playwright";
import type { AnsweredQuestion, HistoryEntry } from "@sat/contract";
import type { Item, NumberLineFigure } from "@sat/item";
import { questionsWithFigures } from "../src/made-questions.ts";
import { expect, test } from "../src/journey.ts";
import { labelFaults } from "../src/label-faults.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

/** Journeys that share the questions, so that they can run side by side. */
const PARTS = 4;

test.use({ viewport: { width: 360, height: 740 } });

// The server did not issue them, and refuses their answers.
test.use({ expectedErrors: [/status of 404 .*\/api\/answers/] });

for (let part = 0; part < PARTS; part++) {
  test(`every figure fits a phone and is accessible (${part + 1} of ${PARTS})`, async ({
    signedIn: page,
  }) => {
    const desk = new PracticeDesk(page);
    const own = questionsWithFigures(1).filter((_, at) => at % PARTS === part);
    const faults: string[] = [];
    let asked = 0;
    await page.route("**/api/question", (route) => {
      const question = own[asked++ % own.length];
      return route.fulfill({ json: { ...question, seenBefore: false } });
    });
    await desk.begin("Math");
    for (const [at, question] of own.entries()) {
      const origin = originOf(question);
      const figure = desk.question.getByRole("figure");
      await expect(figure, origin).toBeVisible();
      // This one, and the one ahead of it.
      await expect.poll(() => asked, origin).toBe(at + 2);
      const { violations } = await new AxeBuilder({ page }).include("figure").analyze();
      faults.push(...violations.map(({ id }) => `${origin}: ${id}`));
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      if (scrolls) faults.push(`${origin}: the page scrolls sideways`);
      await desk.answer("A");
      await desk.goOn();
      await expect(desk.number).toHaveText(`Question ${at + 2}`);
    }
    expect(faults).toEqual([]);
  });
}

/** Drawings that are looked at; tables have no labels. */
const DRAWINGS = 200;
/** How many of them are open on the page at the same time. */
const AT_ONCE = 25;

test("no label of a figure lies on a line, an axis or another label, or leaves the drawing", async ({
  signedIn: page,
}) => {
  const made = questionsWithFigures(2).filter(({ figure }) => figure?.kind !== "table");
  expect(made.length).toBeGreaterThanOrEqual(DRAWINGS);
  const questions = made.map((question) => ({ ...question, seenBefore: false }));
  // No model asks for a number line yet.
  for (const question of questions.slice(0, 1))
    questions.push({ ...question, figure: NUMBER_LINE });
  // The history draws many on one page.
  await page.route(/\/api\/history(\?|$)/, (route) =>
    route.fulfill({ json: { entries: questions.map(entryOf), next: null } }),
  );
  await page.route("**/api/history/*", (route) => {
    const at = Number(route.request().url().split("/").at(-1));
    return route.fulfill({ json: { ...ANSWERED, question: questions[at] } });
  });
  await page.goto("/history");
  const rows = page.getByRole("main").locator("ol > li > details");
  const drawings = page.getByRole("figure").locator("svg[role=img]");
  await expect(rows).toHaveCount(questions.length);
  const faults: string[] = [];
  for (let from = 0; from < questions.length; from += AT_ONCE) {
    const some = questions.slice(from, from + AT_ONCE);
    await rows.evaluateAll(
      (all: HTMLDetailsElement[], [first, after]) => {
        for (const [at, row] of all.entries()) row.open = at >= first && at < after;
      },
      [from, from + AT_ONCE] as const,
    );
    await expect(drawings).toHaveCount(some.length);
    for (const [at, drawing] of (await drawings.all()).entries()) {
      const found = await labelFaults(drawing);
      faults.push(...found.map((fault) => `${originOf(some[at])}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test("a label on a line, on a label or beyond the edge is noticed", async ({ page }) => {
  await page.setContent(`<svg role="img" viewBox="0 0 200 100" width="200" height="100">
    <path data-behind="" d="M0 50H200" stroke="black"/>
    <path d="M20 0V100" stroke="black" fill="none"/>
    <text x="15" y="30" font-size="14">on a line</text>
    <text x="90" y="55" font-size="14">on a label</text>
    <text x="95" y="60" font-size="14">below</text>
    <text x="190" y="90" font-size="14">beyond</text>
    <text x="60" y="90" font-size="14">clear</text>
  </svg>`);
  expect(await labelFaults(page.getByRole("img"))).toEqual([
    '"on a label" lies on "below"',
    '"on a line" lies on a path ',
    '"beyond" leaves the drawing',
  ]);
});

function originOf(question: Item | undefined): string {
  return `${question?.model} ${question?.level} ${question?.seed}`;
}

const ANSWERED: Omit<AnsweredQuestion, "question"> = {
  userAnswer: "A",
  correct: false,
  autoSubmitted: false,
  answeredAt: "2026-01-05T12:00:00.000Z",
  timeSpent: 0,
  report: null,
};

function entryOf(item: Item, at: number): HistoryEntry {
  const { section, topic, difficulty, question } = item;
  const { correct, answeredAt, timeSpent } = ANSWERED;
  return {
    questionId: String(at),
    section,
    topic,
    difficulty,
    question,
    correct,
    answeredAt,
    timeSpent,
  };
}

const NUMBER_LINE: NumberLineFigure = {
  kind: "number-line",
  alt: "A number line with an open point.",
  axis: { min: -6, max: 6, step: 1, label: "Degrees" },
  points: [
    { at: -2, open: true, label: "$k$" },
    { at: 3, label: "$2k + 1$" },
  ],
  ray: { from: -2, direction: "right" },
};
