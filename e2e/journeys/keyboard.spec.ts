import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

/** The account chooser has a button for every account of the journeys before. */
const MOST_TABS = 200;

/** Goes by Tab to what a keyboard user looks for. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} is not within ${MOST_TABS} tabs`);
}

test("signs in, practises and signs out by keyboard alone", async ({ page, person }) => {
  await page.goto("/login");
  await tabTo(page, page.getByRole("button", { name: "Continue with Google" }));
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
  await tabTo(popup, popup.getByLabel("Name"));
  await popup.keyboard.type(person.name);
  await popup.keyboard.press("Tab");
  await popup.keyboard.type(person.email);
  await popup.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");

  await tabTo(page, page.getByRole("link", { name: /^Writing/ }));
  await page.keyboard.press("Enter");
  const desk = new PracticeDesk(page);
  await tabTo(page, desk.getQuestion);
  await page.keyboard.press("Enter");
  await desk.expectOpen();

  for (const [key, letter] of [
    ["a", "A"],
    ["2", "B"],
    ["D", "D"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(desk.option(letter)).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(desk.next).toBeVisible();
    await page.keyboard.press("Enter");
    await desk.expectOpen();
    await expect(desk.question.getByRole("heading", { level: 2 })).toBeFocused();
  }

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(desk.question.getByRole("radio", { checked: true })).toHaveCount(0);

  await tabTo(page, page.getByRole("button", { name: "Sign Out" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

test("chooses by arrow keys within the options", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await tabTo(page, desk.option("A"));
  await page.keyboard.press("ArrowDown");
  await expect(desk.option("B")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(desk.next).toBeVisible();
});
