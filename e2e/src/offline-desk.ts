import { expect, type Page } from "@playwright/test";
import { SECTIONS } from "@sat/item";

/** Waits until the app is kept: its worker has it all and stands before the page. */
export async function expectAppKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
  // The worker takes the pages that are there as it wakes; one that is just coming is its own from its next load on.
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
}

/** Waits until so many questions of each section are kept for practice without a connection. */
export async function expectStocked(page: Page, count: number): Promise<void> {
  await expect.poll(async () => Math.min(...(await stockOf(page)))).toBeGreaterThanOrEqual(count);
}

/** How many questions of each section are kept. */
async function stockOf(page: Page): Promise<number[]> {
  const kept = await page.evaluate(async () => {
    const known = await indexedDB.databases();
    const name = known.find((each) => each.name?.startsWith("sat:stock:"))?.name;
    if (name === undefined) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => {
        const all = opening.result.transaction("questions").objectStore("questions").getAll();
        all.addEventListener("success", () => {
          opening.result.close();
          resolve(all.result.map(({ section }: { section: string }) => section));
        });
      });
    });
  });
  return SECTIONS.map((section) => kept.filter((each) => each === section).length);
}

/** The databases of learners in this browser. */
export function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}
