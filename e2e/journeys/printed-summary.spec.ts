import type { Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { completeSession } from "../src/study-desk.ts";

/** Letter within its margins, in CSS pixels. */
const SHEET = { width: 703, height: 943 };

/** Prints a summary on paper of this width: the page then looks as it is printed. */
async function print(page: Page, id: string, width: number) {
  await page.addInitScript(() => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset["printed"] = "";
    };
  });
  await page.goto(`/study-summary?id=${id}`);
  await expect(page.getByRole("list").getByRole("group")).toHaveCount(10);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("[data-printed]")).toBeAttached();
  await expect(page.locator("[data-formula=plain]")).toHaveCount(0);

  await page.setViewportSize({ ...SHEET, width });
  await page.emulateMedia({ media: "print" });
}

test("prints every question whole with answers and reasons, and nothing to press", async ({
  signedIn: page,
  person,
}) => {
  const { id, records } = await completeSession(page, "linear-equations");
  await print(page, id, SHEET.width);
  const questions = page.getByRole("article");
  await expect(questions).toHaveCount(10);
  for (const [at, { number, correct }] of records.entries()) {
    const question = questions.nth(at);
    const result = correct ? "Correct" : "Incorrect";
    await expect(question.getByRole("heading").first()).toHaveText(`${number}. ${result} • 2 s`);
    await expect(question.getByText(`Your answer, ${result.toLowerCase()}`)).toBeVisible();
    await expect(question.getByText(/^You chose [BC]$/)).toBeVisible();
    // What asks is not parted from its options; before the reasons a page may end.
    const asked = question.locator("div", { has: page.getByRole("list") }).first();
    await expect(asked).toHaveCSS("break-inside", "avoid");
    await expect(question).toHaveCSS("break-inside", "auto");
  }
  for (const role of ["button", "link", "radio"] as const) {
    await expect(page.getByRole("main").getByRole(role), role).toHaveCount(0);
  }
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main").getByText(person.name)).toBeVisible();
  // All of it is on the paper: nothing beside it, and nothing within what scrolls on a screen.
  const paper = await page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    return { width, height };
  });
  expect(paper.width).toBeLessThanOrEqual(SHEET.width);
  const last = await questions.last().boundingBox();
  if (last === null) throw new Error("the last question is not drawn");
  expect(paper.height).toBeGreaterThanOrEqual(last.y + last.height);
});

test("prints reasons under the screen's headings, and marks on the lines of what they mark", async ({
  signedIn: page,
}) => {
  const { id } = await completeSession(page, "linear-equations");
  await print(page, id, SHEET.width);
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading", { name: "Explanation" })).toBeVisible();
  await expect(first.getByRole("heading", { name: "The other options explained" })).toBeVisible();
  // A verdict is set as its option is, and the number of a step is no higher than a line.
  const size = await first.evaluate((article) => getComputedStyle(article).fontSize);
  await expect(first.getByText(/^Your answer, /)).toHaveCSS("font-size", size);
  const steps = page.getByRole("list", { name: "Steps" }).locator("> li");
  const discs = await steps.evaluateAll((items) =>
    items.map((step) => {
      const disc = Number.parseFloat(getComputedStyle(step, "::before").blockSize);
      return disc <= Number.parseFloat(getComputedStyle(step).lineHeight);
    }),
  );
  expect(new Set(discs)).toEqual(new Set([true]));
});

test("prints the figures two by two on narrow paper", async ({ signedIn: page }) => {
  const { id } = await completeSession(page, "linear-equations");
  await print(page, id, 360);
  const tops = await page
    .getByRole("definition")
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? Infinity);
});
