import type { BrowserContext } from "@playwright/test";

/**
 * Lets no page of a context fill the stock of questions and sessions, as if another page of the browser were doing it:
 * all calls are then those that the journey brings about. What else is done alone, such as sending answers, goes on.
 */
export async function leaveStock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // There are none at an insecure address, such as a blank page's.
    if (!("LockManager" in globalThis)) return;
    const request = LockManager.prototype.request as (...all: unknown[]) => Promise<unknown>; // it has two forms
    LockManager.prototype.request = function (this: LockManager, ...all: unknown[]) {
      if (String(all[0]).startsWith("sat:stock:")) return new Promise(() => {});
      return request.apply(this, all);
    };
  });
}
