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

test("a curve is traced by keys to where it meets another, and by dragging it", async ({
  signedIn: page,
}) => {
  await new PracticeDesk(page).begin("Math");
  const { panel, row, point, graph } = calculatorOf(page);
  await page.keyboard.press("k");
  await expect(row(1)).toBeFocused();
  await page.keyboard.type("y=2x+1");
  await page.keyboard.press("Enter");
  await page.keyboard.type("y=-x+7");
  await expect(point("Intersection (2, 5)")).toBeVisible();
  const before = await graph.getByRole("img").getAttribute("aria-label");

  const line = graph.getByRole("slider", { name: "Trace row 1: y equals 2 x plus 1" });
  await tabTo(page, line);
  await expect(line).toHaveAttribute("aria-valuetext", "Zero: x negative 0.5, y 0");
  for (let steps = 0; steps < 40; steps += 1) {
    if ((await line.getAttribute("aria-valuetext")) === "Intersection: x 2, y 5") break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(point("Intersection (2, 5)")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(line).toHaveAttribute("aria-valuetext", "x 2.2, y 5.4");

  const { x, y, width, height } = (await graph.getByRole("img").boundingBox()) ?? new DOMRect();
  const pixels = Math.min(width, height) / 20;
  const at = (u: number, v: number) =>
    [x + width / 2 + u * pixels, y + height / 2 - v * pixels] as const;
  await page.mouse.move(...at(-1, -1));
  await page.mouse.down();
  await page.mouse.move(...at(1.9, 5.1), { steps: 4 });
  await page.mouse.up();
  await expect(point("Intersection (2, 5)")).toHaveAttribute("aria-pressed", "true");
  await expect(graph.getByRole("img")).toHaveAttribute("aria-label", before ?? "");
  await expect(panel).toBeVisible();
});

test("a row's look is chosen and a slider played by keys, and both are kept over a reload", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  const { panel, row } = calculatorOf(page);
  await page.keyboard.press("k");
  await expect(row(1)).toBeFocused();
  await page.keyboard.type("y=ax");
  await page.keyboard.press("Enter");
  await page.keyboard.type("a=1");
  const look = panel.getByRole("button", { name: "Color and line of row 1" });
  await tabTo(page, look);
  await page.keyboard.press("Enter");
  const blue = panel.getByRole("radio", { name: "Blue" });
  await tabTo(page, blue);
  await page.keyboard.press("ArrowRight");
  const solid = panel.getByRole("radio", { name: "Solid" });
  await tabTo(page, solid);
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("radio", { name: "Red" })).toBeChecked();
  await expect(panel.getByRole("radio", { name: "Dashed" })).toBeChecked();

  const next = panel.getByRole("button", { name: "Next value of a" });
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(row(2)).toHaveValue("a=1.1");

  // Who has nothing against motion has it play.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await desk.expectOpen();
  await expect(row(2)).toHaveValue("a=1.1");
  await look.click();
  await expect(panel.getByRole("radio", { name: "Dashed" })).toBeChecked();
  await tabTo(page, panel.getByRole("button", { name: "Play a" }));
  await page.keyboard.press("Enter");
  await expect(row(2)).not.toHaveValue("a=1.1");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Play a" })).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(row(2)).toHaveValue("a=1.1");
});

test("the calculator is fit for all, on the phone and on the desk", async ({ signedIn: page }) => {
  await new PracticeDesk(page).begin("Math");
  const calculator = calculatorOf(page);
  await page.getByRole("button", { name: "Calculator" }).click();
  await calculator.row(1).fill("y=x^2-4");
  await expect(calculator.point("Minimum (0, −4)")).toBeVisible();
  await calculator.graph.getByRole("slider").focus();
  await calculator.panel.getByRole("button", { name: "Color and line of row 1" }).click();
  await expectAccessible(page, "graph with a curve traced, and its look");
  await calculator.panel.getByRole("button", { name: "Keypad" }).click();
  await calculator.panel.getByRole("button", { name: "Limits of the axes" }).click();
  await expectAccessible(page, "keypad and limits of the axes");
});

test("the calculator's tables, sliders and faults are fit for all", async ({ signedIn: page }) => {
  await new PracticeDesk(page).begin("Math");
  const calculator = calculatorOf(page);
  await page.getByRole("button", { name: "Calculator" }).click();
  await calculator.panel.getByRole("button", { name: "Table" }).click();
  await calculator.row(1).fill("a=3");
  await calculator.panel.getByText("−10 to 10, step 0.1").click();
  await calculator.panel.getByRole("textbox", { name: "Most" }).fill("-20");
  await expectAccessible(page, "table and slider, with a limit that does not fit");
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
