import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

const PHONE = { width: 390, height: 844 };

async function begin(page: Page, section: "Reading" | "Math") {
  const desk = new PracticeDesk(page);
  await desk.begin(section);
  await expect(page.getByRole("toolbar", { name: "Tools" })).toBeVisible();
  return desk;
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

const group = (page: Page, name: string) => page.getByRole("group", { name });

test("options are crossed out by keys alone, and are so after a reload", async ({
  signedIn: page,
}) => {
  const { question } = await begin(page, "Math");
  await page.keyboard.press("x");
  await expect(page.getByRole("button", { name: "Cross out A" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const struck = question.getByRole("radio", { name: /crossed out/ });
  await expect(struck).toHaveCount(1);
  await expectAccessible(page, "an option crossed out");
  await page.reload();
  await expect(struck).toHaveCount(1);
  await page.keyboard.press("b");
  await expect(struck).toHaveCount(0);
});

test("words are highlighted by keys alone, with a note, and are so after a reload", async ({
  signedIn: page,
}) => {
  const { question } = await begin(page, "Reading");
  await page.keyboard.press("h");
  await expect(dialog(page, "Highlights and notes")).toBeFocused();
  await page.getByRole("button", { name: "Next word" }).focus();
  for (const key of ["ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await group(page, "Mark these words").getByRole("button", { name: "Blue" }).focus();
  await page.keyboard.press("Enter");
  const mark = question.locator("mark");
  await expect(mark.first()).toBeVisible();
  await page.getByRole("button", { name: /^Write a note/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("the claim");
  await page.getByRole("button", { name: "Save Note" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Change the note/ })).toBeFocused();
  const notes = page.getByRole("list", { name: /^Highlights in/ });
  await expect(notes).toContainText("the claim");
  await expectAccessible(page, "highlights");
  await page.reload();
  await expect(notes).toContainText("the claim");
  await expect(mark.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Notes on the text" })).toHaveText(/the claim$/);
});

test("every tool is as wide as a finger needs, on a desk and on a tablet held upright", async ({
  signedIn: page,
}) => {
  await begin(page, "Math");
  const tools = page.getByRole("toolbar", { name: "Tools" }).getByRole("button");
  const widths = () =>
    tools.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...(await widths()))).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(Math.min(...(await widths()))).toBeGreaterThanOrEqual(32);
});

test("what lies over the question at first leaves in sight what it asks", async ({
  signedIn: page,
}) => {
  const { question } = await begin(page, "Math");
  const first = question.locator("[data-markable] > *").first();
  const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
  for (const [key, name] of [
    ["h", "Highlights and notes"],
    ["z", "Text size"],
  ] as const) {
    await page.keyboard.press(key);
    const box = await dialog(page, name).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(y + height);
    await page.keyboard.press("Escape");
  }
});

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active" });

  test("an option that is crossed out has its line", async ({ signedIn: page }) => {
    await begin(page, "Math");
    await page.keyboard.press("x");
    await page.keyboard.press("Enter");
    const struck = page.locator("label[data-struck=true]");
    await expect(struck).toHaveCSS("background-image", /^linear-gradient/);
  });
});

/**
 * Selects from the first sign of a text, however narrow, into its second line: a single word of whatever was drawn may be set in
 * two parts, or be a blank.
 */
async function selectWords(page: Page, text: Locator): Promise<void> {
  const [first, second] = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 100 && height < 60,
    );
    const next = lines.find(({ top }) => top > (lines[0]?.bottom ?? 0) - 1);
    return [lines[0], next].map((line) => ({ x: line?.left ?? 0, y: (line?.top ?? 0) + 10 }));
  });
  await page.mouse.move((first?.x ?? 0) + 1, first?.y ?? 0);
  await page.mouse.down();
  await page.mouse.move((second?.x ?? 0) + 80, second?.y ?? 0, { steps: 5 });
  await page.mouse.up();
}

/** Expects a bar to stand within the window, and to cover nothing of what is selected or marked there. */
async function expectClear(bar: Locator, words: string): Promise<void> {
  await expect(bar).toBeInViewport({ ratio: 1 });
  const isClear = () =>
    bar.evaluate((element, selector) => {
      const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
      const isSelected = range !== undefined && !range.collapsed;
      const boxes = isSelected
        ? [range.getBoundingClientRect()]
        : [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const { top, bottom } = element.getBoundingClientRect();
      return boxes.every((box) => bottom <= box.top || top >= box.bottom);
    }, words);
  await expect.poll(isClear).toBe(true);
}

test("words that a pointer selects are marked where they stand, and a mark that is touched is changed", async ({
  signedIn: page,
}) => {
  const { question } = await begin(page, "Reading");
  await page.getByRole("button", { name: "Highlights and notes" }).click();
  await expect(dialog(page, "Highlights and notes")).toBeVisible();
  await selectWords(page, question.locator("[data-markable=text]").first());
  const atWords = group(page, "Mark what is selected");
  await expectClear(atWords, "article mark");
  await expectAccessible(page, "the bar at selected words");
  await atWords.getByRole("button", { name: "Blue" }).click();
  const mark = question.locator("mark").first();
  await expect(mark).toHaveAttribute("data-look", "blue");
  await expect(atWords).toHaveCount(0);
  await mark.click({ position: { x: 3, y: 8 } });
  const atMark = group(page, "Change this highlight");
  await expectClear(atMark, "article mark");
  await atMark.getByRole("button", { name: "Dotted underline" }).click();
  await expect(mark).toHaveCSS("text-decoration-style", "dotted");
  await mark.click({ position: { x: 3, y: 8 } });
  await atMark.getByRole("button", { name: "Delete" }).click();
  await expect(mark).toHaveCount(0);
});

test("the formulas lie over the page, moved by keys, and by ear", async ({ signedIn: page }) => {
  await begin(page, "Math");
  await page.keyboard.press("r");
  const sheet = dialog(page, "Reference sheet");
  await expect(sheet.getByRole("listitem")).toHaveCount(14);
  await expectAccessible(page, "the reference sheet");
  const grip = page.getByRole("button", { name: "Move Reference sheet" });
  const before = await sheet.boundingBox();
  await grip.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("the question is set three times as large, and nothing else", async ({ signedIn: page }) => {
  await begin(page, "Math");
  await page.keyboard.press("z");
  await page.getByRole("slider", { name: /Size of the question/ }).focus();
  await page.keyboard.press("End");
  await expect(page.getByText("300%")).toBeVisible();
  await expectAccessible(page, "the question at 300 %");
});

test("the line reader is moved by keys, and covers no bar", async ({ signedIn: page }) => {
  await begin(page, "Reading");
  await page.keyboard.press("l");
  await expect(page.getByRole("button", { name: "Move the line reader" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const reader = page.getByRole("region", { name: "Line reader" });
  await expect(reader).toBeVisible();
  // Its handles lie below its window, and cover no word in it.
  const window = await reader.locator("> :first-child").boundingBox();
  const handle = await page.getByRole("button", { name: "Move the line reader" }).boundingBox();
  expect(handle?.y).toBeGreaterThanOrEqual((window?.y ?? 0) + (window?.height ?? 0) - 1);
  await page.getByRole("button", { name: "Close the line reader" }).click();
  await expect(reader).toHaveCount(0);
});

test("the scratchpad is drawn on by a pointer and by keys", async ({ signedIn: page }) => {
  await begin(page, "Math");
  await page.keyboard.press("s");
  const sheet = page.getByRole("button", { name: /^Scratch paper/ });
  const { x, y } = (await sheet.boundingBox()) ?? new DOMRect();
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 90, { steps: 5 });
  await page.mouse.up();
  await expect(sheet).toHaveAccessibleName("Scratch paper, 1 stroke");
  for (const key of ["Space", "ArrowDown", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await expect(sheet).toHaveAccessibleName("Scratch paper, 2 strokes");
  await expectAccessible(page, "the scratchpad");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("a mark is changed by touch, at a bar below it and within the window", async ({
    signedIn: page,
  }) => {
    const { question } = await begin(page, "Reading");
    await page.getByRole("button", { name: "Highlights and notes" }).tap();
    await page.getByRole("button", { name: "Next word" }).tap();
    await group(page, "Mark these words").getByRole("button", { name: "Pink" }).tap();
    const mark = question.locator("mark").first();
    await mark.tap();
    const atMark = group(page, "Change this highlight");
    await expectClear(atMark, "article mark");
    const { y } = (await atMark.boundingBox()) ?? new DOMRect();
    const words = (await mark.boundingBox()) ?? new DOMRect();
    expect(y).toBeGreaterThan(words.y + words.height);
    await atMark.getByRole("button", { name: "Dashed underline" }).tap();
    await expect(mark).toHaveCSS("text-decoration-style", "dashed");
  });

  test("tools are used by touch, and leave Submit in reach", async ({ signedIn: page }) => {
    const desk = await begin(page, "Math");
    await page.getByRole("button", { name: "Cross out", exact: true }).tap();
    await page.getByRole("button", { name: "Cross out B" }).tap();
    await expect(desk.question.getByRole("radio", { name: /crossed out/ })).toHaveCount(1);
    await page.getByRole("button", { name: "Reference sheet" }).tap();
    const sheet = dialog(page, "Reference sheet");
    await expect(sheet).toBeVisible();
    // What takes the focus comes clear of the sheet that is docked.
    await desk.option("D").focus();
    const edge = async () => (await sheet.boundingBox())?.y ?? 0;
    const last = desk.question.getByRole("radiogroup").locator("label").last();
    const end = async () => {
      const { y, height } = (await last.boundingBox()) ?? new DOMRect();
      return y + height;
    };
    await expect.poll(async () => (await edge()) - (await end())).toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Close Reference sheet" }).tap();
    await desk.option("A").check();
    await desk.submit.tap();
    await expect(desk.feedback).toBeVisible();
  });
});
