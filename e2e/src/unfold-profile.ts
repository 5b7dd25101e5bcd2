import type { Locator, Page } from "@playwright/test";

/** Unfolds the profile card behind the avatar; answers the bar that it is in. */
export async function unfoldProfile(page: Page): Promise<Locator> {
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Your account" }).click();
  return bar;
}
