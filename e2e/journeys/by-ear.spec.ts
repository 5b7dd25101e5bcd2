import type { Item } from "@sat/item";
import type { Page } from "@playwright/test";
import { accessibilityTree } from "../src/accessibility-tree.ts";
import { expect, test } from "../src/journey.ts";
import { questionsOfEveryModel } from "../src/made-questions.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { unheard } from "../src/unheard.ts";

const questions = questionsOfEveryModel();

/** Journeys that share the questions, so that they can run side by side, and how many questions stand on a page. */
const PARTS = 4;
const ON_A_PAGE = 56;

for (let part = 0; part < PARTS; part++) {
  test(`what a question of every model prints is in the accessibility tree (${part + 1} of ${PARTS})`, async ({
    signedIn: page,
  }) => {
    const own = questions.filter((_, at) => at % PARTS === part);
    for (let from = 0; from < own.length; from += ON_A_PAGE) {
      const shown = own.slice(from, from + ON_A_PAGE);
      await openAnswered(page, shown);
      await expect.poll(() => unheardOn(page, shown, true)).toEqual([]);
    }
  });
}

/** What of these questions, whose sheets are on the page, is not in its accessibility tree. */
async function unheardOn(page: Page, shown: readonly Item[], isAnswered: boolean) {
  const tree = await accessibilityTree(page);
  const sheets = tree.all("article");
  return shown.flatMap((item, at) => unheard(item, sheets[at], isAnswered));
}

/** Opens the questions in the history, and unfolds everything on their sheets. */
async function openAnswered(page: Page, shown: readonly Item[]): Promise<void> {
  await page.route(/\/api\/history\b/, (route) => {
    const id = new URL(route.request().url()).pathname.split("/")[3];
    const item = shown.find((each) => each.id === id);
    const list = { entries: shown.map(entryOf), next: null };
    return route.fulfill({ json: item === undefined ? list : answeredQuestion(item) });
  });
  await page.goto("/history");
  const rows = page.getByRole("main").locator("li:has(> details)");
  await expect(rows).toHaveCount(shown.length);
  await rows.evaluateAll(layOut);
  await rows.locator("details").evaluateAll(unfold);
  const figures = shown.filter(({ figure }) => figure !== undefined);
  await expect(page.getByRole("article")).toHaveCount(shown.length);
  await expect(page.getByRole("figure")).toHaveCount(figures.length);
  await page.getByRole("article").locator("details").evaluateAll(unfold);
}

/** Has rows laid out that are out of sight: Chromium's tree holds no others. */
function layOut(rows: (HTMLElement | SVGElement)[]): void {
  for (const row of rows) row.style.contentVisibility = "visible";
}

function unfold(folded: Element[]): void {
  for (const details of folded) details.setAttribute("open", "");
}

const ANSWERED = { correct: false, answeredAt: "2026-11-20T18:15:00.000Z", timeSpent: 60_000 };

function entryOf({ id, section, topic, difficulty, question }: Item) {
  return { ...ANSWERED, questionId: id, section, topic, difficulty, question };
}

/** A question to which nothing was answered in time. */
function answeredQuestion(item: Item) {
  const question = { ...item, seenBefore: false };
  return { ...ANSWERED, question, userAnswer: null, autoSubmitted: true, report: null };
}

/** Questions that lean on what is printed in a way of their own. */
const PECULIAR = {
  "an underlined portion": questions.find(({ passage = "" }) => /(?<!_)__(?!_)/.test(passage)),
  verse: questions.find(({ passage = "" }) => passage.includes("\n| ")),
  "two texts": questions.find(({ passage = "" }) => passage.startsWith("Text 1")),
  "options of marks": questions.find(({ model }) => model === "complex-rows"),
  "a table": questions.find(({ figure }) => figure?.kind === "table"),
};

test.describe("in practice", () => {
  for (const [name, item] of Object.entries(PECULIAR)) {
    test(`a question with ${name} can be solved by ear`, async ({ signedIn: page }) => {
      const shown = await practise(page, item);
      await expect.poll(() => unheardOn(page, [shown], false)).toEqual([]);
    });
  }

  test("a figure is described by one key, which leads back too", async ({ signedIn: page }) => {
    const drawn = questions.find(({ figure }) => figure?.kind === "plane");
    await practise(page, drawn);
    const desk = new PracticeDesk(page);
    await desk.option("B").check();
    await page.keyboard.press("f");
    const description = desk.question.locator("details", { hasText: "Describe the figure" });
    await expect(description.locator(":focus")).toBeVisible();
    await page.keyboard.press("f");
    await expect(description).not.toHaveAttribute("open");
    await expect(desk.option("B")).toBeFocused();
  });
});

/** Practises this question, and no other. */
async function practise(page: Page, item: Item | undefined): Promise<Item> {
  if (item === undefined) throw new Error("No model makes such a question");
  await page.route("**/api/question", (route) =>
    route.fulfill({ json: { ...item, seenBefore: false } }),
  );
  await new PracticeDesk(page).begin(item.section);
  return item;
}
