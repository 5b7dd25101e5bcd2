import type { Page } from "@playwright/test";
import type { AnsweredQuestion, HistoryEntry } from "@sat/contract";
import type { Item, NumberLineFigure } from "@sat/item";
import { axeOn } from "../src/axe-on.ts";
import { expect, test } from "../src/journey.ts";
import { labelFaults } from "../src/label-faults.ts";
import { questionsWithFigures } from "../src/made-questions.ts";
import { settled } from "../src/settled.ts";
import { sidewaysScroll } from "../src/sideways-scroll.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Drawings that are looked at, beside the tables, which have no labels. */
const DRAWINGS = 200;
/** How many figures are open on the page at the same time. */
const AT_ONCE = 25;
/** Journeys that share them, so that they can run side by side. */
const PARTS = 4;

for (let part = 0; part < PARTS; part++) {
  test(`every figure fits a phone, is accessible, and has its labels clear (${part + 1} of ${PARTS})`, async ({
    signedIn: page,
  }) => {
    const figures = figuresDrawn().filter((_, at) => at % PARTS === part);
    let shown: Item[] = [];
    // The history draws many on one page, in narrower rows than a question.
    await page.route(/\/api\/history(\?|$)/, (route) =>
      route.fulfill({ json: { entries: shown.map(entryOf), next: null } }),
    );
    await page.route("**/api/history/*", (route) => {
      const at = Number(route.request().url().split("/").at(-1));
      return route.fulfill({
        json: { ...ANSWERED, question: { ...shown[at], seenBefore: false } },
      });
    });
    for (let from = 0; from < figures.length; from += AT_ONCE) {
      shown = figures.slice(from, from + AT_ONCE);
      await openAll(page, shown.length);
      expect(await faultyLabels(page, shown)).toEqual([]);
      expect(await sidewaysScroll(page), shown.map(originOf).join(", ")).toBe(0);
      // A table that is found to be too wide for its row takes the focus, so that keys scroll it.
      await expect.poll(() => violationsIn(page)).toEqual([]);
    }
  });
}

/** Questions with figures of every kind. */
function figuresDrawn(): Item[] {
  const made = questionsWithFigures(2);
  expect(made.filter(isDrawn).length).toBeGreaterThanOrEqual(DRAWINGS);
  // No model asks for a number line yet.
  return [...made, ...made.slice(0, 1).map((question) => ({ ...question, figure: NUMBER_LINE }))];
}

function isDrawn({ figure }: Item): boolean {
  return figure?.kind !== "table";
}

/** Opens the history, and all its rows, of which there are so many. */
async function openAll(page: Page, count: number): Promise<void> {
  await page.goto("/history");
  const rows = page.getByRole("main").locator("ol > li > details");
  await expect(rows).toHaveCount(count);
  await rows.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const row of all) {
      row.open = true;
      // The browser would leave out what is out of sight, and measure none of it.
      if (row.parentElement) row.parentElement.style.contentVisibility = "visible";
    }
  });
  await expect(page.getByRole("figure")).toHaveCount(count);
  await page.evaluate(settled);
}

async function faultyLabels(page: Page, shown: readonly Item[]): Promise<string[]> {
  const figures = await page.getByRole("figure").all();
  const faults: string[] = [];
  for (const [at, question] of shown.entries()) {
    const figure = figures[at];
    if (figure === undefined || !isDrawn(question)) continue;
    const found = await labelFaults(figure.locator("svg[role=img]"));
    faults.push(...found.map((fault) => `${originOf(question)}: ${fault}`));
  }
  return faults;
}

async function violationsIn(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).include("figure").analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

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

function originOf({ model, level, seed }: Item): string {
  return `${model} ${level} ${seed}`;
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
