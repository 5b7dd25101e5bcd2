import type { Page } from "@playwright/test";

/**
 * Lets every call of the page through again. Those under way get the answer that was held ready for
 * them: a call let go in the middle of its answer would be answered twice.
 */
export function letThrough(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: "wait" });
}
