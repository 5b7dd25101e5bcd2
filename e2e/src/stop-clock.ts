import type { Page } from "@playwright/test";

/** Stops the page's clock, which is installed: some seconds on, so that the moment is still to come when it is told. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000);
}
