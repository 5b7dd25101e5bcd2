import { expect, type Page } from "@playwright/test";
import type { StudyMode, StudySession } from "@sat/contract";
import { type Section, SECTIONS, type TopicId } from "@sat/item";

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

/** Waits until a session of a topic is kept with all its questions, to be begun without a connection. */
export async function expectPrepared(page: Page, topic: TopicId, mode: StudyMode): Promise<void> {
  const questions = async () => {
    // As the app keeps them.
    const kept = (await keptIn(page, "sessions")) as {
      readonly session: StudySession;
      readonly questions: Readonly<Record<number, unknown>>;
    }[];
    const own = kept.find(({ session }) => session.topic === topic && session.mode === mode);
    return Object.keys(own?.questions ?? {}).length;
  };
  // One comes after the other while the page is at rest: the journey's own time is the limit.
  await expect.poll(questions, { timeout: 0 }).toBe(10);
}

/** How many questions of each section are kept. */
async function stockOf(page: Page): Promise<number[]> {
  // As the app keeps them.
  const kept = (await keptIn(page, "questions")) as { readonly section: Section }[];
  return SECTIONS.map((each) => kept.filter(({ section }) => section === each).length);
}

/** All that a store of the learner's stock holds. */
function keptIn(page: Page, store: "questions" | "sessions"): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    const stock = known.find((each) => each.name?.startsWith("sat:stock:"))?.name;
    if (stock === undefined) return [];
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open(stock);
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => {
        const all = opening.result.transaction(name).objectStore(name).getAll();
        all.addEventListener("success", () => {
          opening.result.close();
          resolve(all.result);
        });
      });
    });
  }, store);
}

/** The databases of learners in this browser. */
export function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}
