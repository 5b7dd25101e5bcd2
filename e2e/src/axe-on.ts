import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Axe, for a page without other sites' frames. It tells only of what violates a rule, and in the page itself: to tell of
 * all else too, and put it together on a blank page, took most of its time.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}
