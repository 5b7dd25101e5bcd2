import { expect, type Page } from "@playwright/test";
import type { Person } from "./journey.ts";

/** Opens the sign-in page's popup. */
export async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await expect(popup.getByRole("heading", { level: 1 })).toBeVisible();
  return popup;
}

/** Continues at the identity provider as a person, whose account may be there already. */
export async function continueAs(provider: Page, { name, email }: Person): Promise<void> {
  await provider.getByLabel("Name").fill(name);
  await provider.getByLabel("Email").fill(email);
  await provider.getByRole("button", { name: "Continue", exact: true }).click();
}
