import { expect, test } from "../src/journey.ts";

test.use({ serviceWorkers: "allow" });

/** As much of the worker's world as is touched here. */
interface Worker {
  readonly registration: { showNotification(title: string, options: { body: string }): unknown };
  readonly PushEvent: new (name: string, init: { data: string }) => Event;
  fetch: typeof fetch;
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

/** A browser's subscription, with the example's keys of RFC 8291. */
const renewed = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/renewed",
  keys: {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

test("the worker tells the server where reminders go once the browser has renewed that", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [running] = page.context().serviceWorkers();
  const answers = await running?.evaluate(async (subscription) => {
    const worker = globalThis as unknown as Worker; // it is evaluated there, and not here
    const all: unknown[] = [];
    const { fetch } = worker;
    worker.fetch = async (...call) => {
      const answer = await fetch(...call);
      all.push([call[0], answer.status]);
      return answer;
    };
    let done: unknown;
    const change = Object.assign(new Event("pushsubscriptionchange"), {
      oldSubscription: { endpoint: `${subscription.endpoint}-before` },
      newSubscription: { toJSON: () => subscription },
      waitUntil: (work: unknown) => (done = work),
    });
    worker.dispatchEvent(change);
    await done;
    return all;
  }, renewed);
  expect(answers).toEqual([
    ["/api/push-subscriptions/removal", 204],
    ["/api/push-subscriptions", 204],
  ]);
});
