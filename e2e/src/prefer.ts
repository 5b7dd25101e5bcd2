import type { Page } from "@playwright/test";
import type { PreferencesChange } from "@sat/contract";

/** Sets preferences of the signed-in learner without the settings page. */
export async function prefer(page: Page, change: PreferencesChange): Promise<void> {
  await page.context().request.patch("/api/me/preferences", { data: change });
}
