import { expect, type Locator, type Page } from "@playwright/test";

/** The account chooser has a button for every account of the journeys before. */
const MOST_TABS = 200;

/** Goes by Tab to what a keyboard user looks for. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} is not within ${MOST_TABS} tabs`);
}
