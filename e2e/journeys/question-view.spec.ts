import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { changeQuestions } from "../src/change-questions.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";
import { QuizDesk } from "../src/quiz-desk.ts";
import { withLongText } from "../src/with-long-text.ts";

const PHONE = { width: 360, height: 740 };

function leftOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().left);
}

function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

test("parts passage and question by a divider that stays where it was put", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  const divider = page.getByRole("separator", { name: "Width of the text" });
  await expect(divider).toHaveAttribute("aria-valuenow", "50");
  const options = desk.question.getByRole("radiogroup");
  const before = await leftOf(options);

  await divider.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(divider).toHaveAttribute("aria-valuenow", "46");
  expect(await leftOf(options)).toBeLessThan(before);

  const { x, y, width, height } = (await divider.boundingBox()) ?? new DOMRect();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const put = x + 120;
  await page.mouse.move(put + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  // Its place is rounded to whole percents.
  await expect.poll(async () => Math.abs((await leftOf(divider)) - put)).toBeLessThan(8);
  const dragged = Number(await divider.getAttribute("aria-valuenow"));
  expect(dragged).toBeGreaterThan(52);
  await page.reload();
  await expect(divider).toHaveAttribute("aria-valuenow", String(dragged));
  // A key of the page's own does what it does elsewhere.
  await divider.focus();
  await page.keyboard.press("b");
  await expect(desk.option("B")).toBeChecked();
});

test("gives text or question the whole width by one press, and brings both back for what comes next", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  const text = desk.question.locator("[data-markable=text]");
  const options = desk.question.getByRole("radiogroup");
  const press = (name: string) => page.getByRole("button", { name }).click();
  await press("Text only");
  await expect(options).toBeHidden();
  await expect(text).toBeVisible();
  await expectAccessible(page, "the text alone");
  await press("Text only");
  await expect(options).toBeVisible();
  await press("Question only");
  await expect(text).toBeHidden();
  await desk.option("A").check();
  await desk.submit.click();
  await expect(desk.feedback).toBeVisible();
  await expect(text).toBeVisible();
});

test("has no divider in one column, nor where nothing stands beside the question", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await expect(page.getByRole("separator")).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.getByRole("separator")).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole("separator")).toBeVisible();
  await changeQuestions(page, () => ({ figure: undefined }));
  await desk.begin("Math");
  await expect(page.getByRole("separator")).toHaveCount(0);
});

/** What a finger would press in the middle of a button. */
async function expectOnTop(page: Page, button: Locator): Promise<void> {
  const isOnTop = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, `${button.toString()} at ${page.url()}`).toBe(true);
}

for (const Desk of [PracticeDesk, QuizDesk]) {
  test(`keeps the button that leads on within reach on a phone: ${Desk.name}`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize(PHONE);
    await prefer(page, { defaultSection: "Reading" });
    const desk = new Desk(page);
    await (desk instanceof PracticeDesk ? desk.begin("Reading") : desk.open());
    for (const letter of ["A", "D"] as const) {
      await desk.option(letter).check();
      await expect(desk.submit).toBeInViewport({ ratio: 1 });
      await expectOnTop(page, desk.submit);
    }
    await desk.submit.click();
    await expect(desk.next).toBeInViewport({ ratio: 1 });
    await expectOnTop(page, desk.next);
    await page.mouse.wheel(0, 10_000);
    await desk.next.click();
    await desk.expectOpen();
    await expect(desk.submit).toBeInViewport({ ratio: 1 });
    expect(await topOf(desk.question), "the next question begins in sight").toBeGreaterThanOrEqual(
      0,
    );
  });
}

test("the bar at the lower edge has words of one size, and nothing below it", async ({
  signedIn: page,
}) => {
  await page.setViewportSize(PHONE);
  await prefer(page, { defaultSection: "Reading" });
  // A short one would leave the question in sight, and need no way to it.
  await withLongText(page, 20);
  const desk = new QuizDesk(page);
  await desk.open();
  const bar = desk.submit.locator("..");
  await expect(bar.getByRole("button", { name: "Question" })).toBeVisible();
  // Those of the tools show no words.
  const sizes = await bar
    .locator("button:not([role=toolbar] *)")
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).fontSize));
  expect(sizes.length).toBeGreaterThan(1);
  expect(new Set(sizes).size).toBe(1);
  await desk.answer("A");
  await expect(bar.getByRole("button", { name: "Text", exact: true })).toBeVisible();
  const below = await bar.evaluate((element) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return innerHeight - element.getBoundingClientRect().bottom;
  });
  // A page scrolls by whole pixels.
  expect(Math.abs(below)).toBeLessThan(1);
});

/** Opens a question of Math whose text is this, on a phone; answers its paragraph. */
async function openOnPhone(page: Page, text: string): Promise<Locator> {
  await changeQuestions(page, () => ({ question: text }));
  await page.setViewportSize(PHONE);
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  return desk.question.locator("p", { hasText: "ooooo" });
}

test("moves a formula that fits on a line down whole, with its mark, and breaks a wider one", async ({
  signedIn: page,
}) => {
  const fitting = ["$x^2 - 12x - 13 = 0$", String.raw`$(7x - 47)^\circ$`];
  const wide = "$a + b + c + d + e + f + g + h + i + j + k + l + m + n$";
  // Word after word moves it along the line, so that it would break in some places.
  const words = fitting.flatMap((tex) =>
    Array.from({ length: 12 }, (_, at) => `${"o".repeat(at)} ${tex},`),
  );
  const paragraph = await openOnPhone(page, `${words.join(" ")} ${wide}.`);
  await expect(paragraph.locator(".katex-html")).toHaveCount(25);
  // On one line, each term begins where the one before it ends, or after.
  const breaks = await paragraph.locator(".katex-html").evaluateAll((formulas) =>
    formulas.map(({ children }) => {
      const starts = Array.from(children, (term) => term.getBoundingClientRect().left);
      return starts.filter((start, at) => start < (starts[at - 1] ?? start)).length;
    }),
  );
  expect(breaks.slice(0, -1)).toEqual(Array.from({ length: 24 }, () => 0));
  expect(breaks.at(-1)).toBeGreaterThan(0);
  const isWider = await paragraph.evaluate((text) => text.scrollWidth > text.clientWidth);
  expect(isWider, "the mark after the wide one stands beside it").toBe(false);
});

test("keeps the fractions of two lines apart", async ({ signedIn: page }) => {
  const fraction = String.raw`$\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$`;
  const words = "ooooo ooooo ooooo ooooo";
  const paragraph = await openOnPhone(page, `${words} ${fraction} ${words} ${fraction}`);
  // As high as the strokes of each.
  const struts = paragraph.locator(".katex-strut");
  await expect(struts).toHaveCount(2);
  const [upper, lower] = await struts.evaluateAll((each) =>
    each.map((strut) => {
      const { top, bottom } = strut.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect((lower?.top ?? 0) - (upper?.bottom ?? 0)).toBeGreaterThan(4);
});

test("prints the question and nothing that is pressed", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Reading");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(desk.question).toBeVisible();
  await expect(desk.options).toHaveCount(4);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "SAT Practice" })).toBeHidden();
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("separator")).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
