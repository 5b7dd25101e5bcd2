import { expect, test } from "../src/journey.ts";

test.use({ serviceWorkers: "allow" });

/** As much of the worker's world as is touched here. */
interface Worker {
  readonly registration: { showNotification(title: string, options: { body: string }): unknown };
  readonly PushEvent: new (name: string, init: { data: string }) => Event;
  dispatchEvent(event: Event): boolean;
}

test("the worker that the app keeps shows a reminder that comes", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [running] = page.context().serviceWorkers();
  const message = { title: "SAT Practice", body: "15 minutes today would keep your plan." };
  // The browser of these tests reaches no push service, and may show no notifications.
  const shown = await running?.evaluate((sent) => {
    const worker = globalThis as unknown as Worker; // it is evaluated there, and not here
    const all: unknown[] = [];
    worker.registration.showNotification = (title, { body }) => all.push({ title, body });
    worker.dispatchEvent(new worker.PushEvent("push", { data: JSON.stringify(sent) }));
    return all;
  }, message);
  expect(shown).toEqual([message]);
});
