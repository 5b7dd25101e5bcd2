import type { Page } from "@playwright/test";
import type { Booklet } from "@sat/contract";
import type { BarChartFigure, TableFigure } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, test } from "../src/journey.ts";

// The booklet is asked for while its questions are being chosen.
test.use({ expectedErrors: [/status of 503 .*\/booklet/] });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Makes a booklet of a sprint of eight, of both sections. */
async function makeBooklet(page: Page) {
  await page.goto("/tests");
  await page.getByText("Sprint", { exact: true }).click();
  await page.getByText("Both", { exact: true }).click();
  await page.getByLabel("Questions").fill("8");
  await page.getByText("On paper", { exact: true }).click();
  await button(page, "Make Booklet").click();
  await expect(page.getByRole("article")).toHaveCount(8);
  await expect(page.locator("[data-formula=plain]")).toHaveCount(0);
}

/** The pages that would come out of a printer. */
async function printedPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: "Letter" });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a booklet is printed, answered by the keyboard, and reported on, with its key after", async ({
  signedIn: page,
}) => {
  await makeBooklet(page);
  // The questions, with the formulas in front of them, and the answer sheet.
  const pages = await printedPages(page);
  expect(pages).toBeGreaterThanOrEqual(4);
  expect(pages).toBeLessThanOrEqual(8);
  await expect(page.getByText("Correct answer", { exact: false })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { name: "What to print" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 2, name: "Sprint", exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole("link", { name: "Enter Answers" }).click();
  const rows = page.getByRole("region", { name: "Sprint" }).getByRole("listitem");
  await expect(rows).toHaveCount(8);
  await expectAccessible(page, "the page for answers");
  await rows.first().locator("input").first().focus();
  for (let number = 1; number <= 4; number += 1) {
    const isTyped =
      (await rows
        .nth(number - 1)
        .getByRole("textbox")
        .count()) > 0;
    await page.keyboard.type(isTyped ? "2" : "b");
    if (isTyped) await page.keyboard.press("Enter");
  }
  await expect(page.getByText("4 of 8 entered")).toBeVisible();
  // The second click does not take back what the first did.
  await rows.first().getByText("C", { exact: true }).dblclick();
  await expect(page.getByText("4 of 8 entered")).toBeVisible();
  await page.reload();
  await expect(page.getByText("4 of 8 entered")).toBeVisible();
  await button(page, "Enter Answers").click();
  const dialog = page.getByRole("dialog", { name: "Enter Answers" });
  await expect(dialog.getByText(/^4 questions are blank/)).toBeVisible();
  await dialog.getByRole("button", { name: "Enter Answers" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Test Report" })).toBeVisible();
  await expect(page.getByText(/• On paper$/)).toBeVisible();
  await expect(page.getByText(/right and 4 answered of 8/)).toBeVisible();
  expect(await answersCounted(page)).toBe(4);

  await page.getByRole("link", { name: "Print" }).click();
  await page.getByText("Key with reasons").click();
  await expect(page.getByRole("heading", { name: "Key: Sprint" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(16);
  expect(await printedPages(page)).toBeGreaterThan(pages);
});

test("lies among the tests until it is answered, and tells that its key was opened", async ({
  signedIn: page,
}) => {
  await makeBooklet(page);
  await page.getByText("Key with reasons").click();
  await button(page, "Open the Key").click();
  await expect(page.getByRole("heading", { name: "Key: Sprint" })).toBeVisible();
  await expectAccessible(page, "a test on paper with its key");
  await page.goto("/tests");
  const papers = page.getByRole("region", { name: "On paper, not answered yet" });
  await expect(papers.getByText(/Key opened$/)).toBeVisible();
  await papers.getByRole("link", { name: "Enter Answers" }).click();
  await button(page, "Enter Answers").click();
  await page.getByRole("dialog").getByRole("button", { name: "Enter Answers" }).click();
  await expect(page.getByText("The key was opened before the answers were entered.")).toBeVisible();
});

test("a sheet is black on white on a dark screen, with all that figures have of colour", async ({
  signedIn: page,
}) => {
  await page.route("**/booklet", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const booklet = (await response.json()) as Booklet; // the contract says so
    const figures = [TABLE, BARS];
    for (const question of booklet.modules[0]?.questions ?? []) {
      const figure = figures.pop();
      if (figure !== undefined) Object.assign(question, { figure });
    }
    return route.fulfill({ json: booklet });
  });
  await makeBooklet(page);
  await expect(page.getByRole("table", { name: TABLE.title })).toBeVisible();
  await expect(page.getByRole("img", { name: BARS.alt })).toBeVisible();
  await expectAccessible(page, "sheets with figures");
  await page.emulateMedia({ colorScheme: "light" });
  const light = await coloursOf(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await coloursOf(page)).toEqual(light);
});

/** Every colour on the sheets, with what wears it. */
function coloursOf(page: Page): Promise<string[]> {
  const sheets = page.getByRole("region", { name: "Preview", exact: true }).locator("section *");
  return sheets.evaluateAll((all) =>
    all.map((element) => {
      const { color, backgroundColor, borderColor, fill, stroke } = getComputedStyle(element);
      return [element.localName, color, backgroundColor, borderColor, fill, stroke].join(" ");
    }),
  );
}

const TABLE = {
  kind: "table",
  alt: "Of 70 students in grade 9, 45 play an instrument; of 50 in grade 10, 30 do.",
  title: "Instruments by Grade",
  columns: ["Grade", "Plays", "Total"],
  rows: [
    ["9", "45", "70"],
    ["10", "30", "50"],
  ],
  rowHeaders: true,
} satisfies TableFigure;

const BARS = {
  kind: "bar-chart",
  alt: "Visitors in thousands: museum 12 then 15, zoo 18 then 14.",
  title: "Visitors to Two Places",
  categories: ["Museum", "Zoo"],
  series: [
    { name: "2022", values: [12, 18] },
    { name: "2023", values: [15, 14] },
  ],
  y: { min: 0, max: 20, step: 5, label: "Visitors (thousands)" },
  xLabel: "Place",
} satisfies BarChartFigure;

test("a test that was sat on the screen is printed, too", async ({ signedIn: page }) => {
  await page.goto("/tests");
  await page.getByText("Sprint", { exact: true }).click();
  await page.getByLabel("Questions").fill("5");
  await button(page, "Start Test").click();
  await expect(button(page, "Begin Module")).toBeEnabled();
  await button(page, "Begin Module").click();
  await expect(page.getByRole("article", { name: "Question 1" })).toBeVisible();
  await button(page, "Question 1 of 5").click();
  await button(page, "Go to Review Page").click();
  await button(page, "Hand In Module").click();
  await button(page, "Hand In").last().click();
  await page.getByRole("link", { name: "Print" }).click();
  await expect(page.getByRole("article")).toHaveCount(5);
  expect(await printedPages(page)).toBeGreaterThanOrEqual(3);
  // The answer sheet is a page, and nothing comes before or after it.
  await page.getByText("Booklet", { exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(await printedPages(page)).toBe(1);
});
