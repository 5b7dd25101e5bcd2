import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { tabTo } from "../src/tab-to.ts";

function calculatorOf(page: Page) {
  const panel = page.getByRole("dialog", { name: "Calculator" });
  return {
    panel,
    row: (number: number) => panel.getByRole("textbox", { name: `Expression ${number}` }),
    point: (name: string) => panel.getByRole("button", { name }),
    graph: panel.getByRole("group", { name: "Graph", exact: true }),
  };
}

test("a system is solved on the calculator by keyboard alone, and its sheet is kept", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  const calculator = calculatorOf(page);
  await page.keyboard.press("k");
  await expect(calculator.row(1)).toBeFocused();
  await page.keyboard.type("y=2x+1");
  await page.keyboard.press("Enter");
  await page.keyboard.type("y=-x+7");
  // What is typed is no answer to the question.
  await expect(desk.submit).toBeDisabled();

  await tabTo(page, calculator.point("Intersection (2, 5)"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Intersection (2, 5)").and(page.locator("p"))).toBeAttached();
  await expect(calculator.point("Intersection (2, 5)")).toHaveAttribute("aria-pressed", "true");

  await tabTo(page, calculator.graph);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  const moved = await calculator.graph.getByRole("img").getAttribute("aria-label");
  expect(moved).not.toContain("y from negative 10 to 10");
  await page.keyboard.press("Escape");
  await expect(calculator.panel).toBeHidden();

  await page.reload();
  await desk.expectOpen();
  await page.keyboard.press("k");
  await expect(calculator.row(1)).toHaveValue("y=2x+1");
  await expect(calculator.row(2)).toHaveValue("y=-x+7");
  await expect(calculator.graph.getByRole("img")).toHaveAttribute("aria-label", moved ?? "");
});

test("the calculator is fit for all, on the phone and on the desk", async ({ signedIn: page }) => {
  await new PracticeDesk(page).begin("Math");
  const calculator = calculatorOf(page);
  await page.getByRole("button", { name: "Calculator" }).click();
  await calculator.row(1).fill("y=x^2-4");
  await expect(calculator.point("Minimum (0, −4)")).toBeVisible();
  await expectAccessible(page, "graph");
  await calculator.panel.getByRole("button", { name: "Keypad" }).click();
  await calculator.panel.getByRole("button", { name: "Limits of the axes" }).click();
  await expectAccessible(page, "keypad and limits of the axes");
  await calculator.panel.getByRole("button", { name: "Keypad" }).click();
  await calculator.panel.getByRole("button", { name: "Table" }).click();
  await calculator.row(1).fill("a=3");
  await expectAccessible(page, "table and slider");
  await calculator.panel.getByRole("button", { name: "Scientific" }).click();
  await calculator.row(1).fill("2+(");
  await expectAccessible(page, "scientific, with a fault");
});

test("questions of Writing have no calculator", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await expect(page.getByRole("toolbar", { name: "Tools" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculator" })).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
