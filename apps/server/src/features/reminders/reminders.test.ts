import { createECDH } from "node:crypto";
import type { Plan, PushSubscription, Question } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import {
  decrypt,
  PUSH_HOST,
  type PushReceiver,
  pushReceiver,
  type Received,
} from "../../testing/push-receiver.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";
import { pushKeys } from "./push-keys.ts";
import { createPushService, type PushService } from "./push-service.ts";
import { sendReminders } from "./send-reminders.ts";

let server: TestServer;
let receiver: PushReceiver;
let push: PushService;
let browser: Browser;
let deliveries: string[];
let failures: unknown[];

beforeEach(async () => {
  let made = "";
  const keys = await pushKeys({ first: (_, given) => Promise.resolve((made ||= given)) });
  receiver = await pushReceiver(keys.publicKey);
  [deliveries, failures] = [[], []];
  push = createPushService({
    keys,
    contact: "mailto:admin@example.org",
    hosts: [PUSH_HOST],
    report: (failure) => failures.push(failure),
    send: receiver.send,
  });
  server = await testServer({ push });
  browser = await server.browser();
  await browser.patch("/api/me/preferences", { notificationsEnabled: true });
});

afterEach(async () => {
  await server.close();
  await receiver.close();
});

/** A Friday in Chicago: half an hour before five, and the hours after. */
const BEFORE = new Date("2026-11-20T22:30:00.000Z");
const AT_FIVE = new Date("2026-11-20T23:00:00.000Z");
const AT_SIX = new Date("2026-11-21T00:00:00.000Z");
const NEXT_DAY = new Date("2026-11-21T23:00:00.000Z");
const CHICAGO = "America/Chicago";

const PLAN: Plan = { testDate: null, goal: null, days: [1, 5], minutesADay: 15 };

async function subscribed(timeZone = CHICAGO): Promise<PushSubscription> {
  const subscription = receiver.subscription(timeZone);
  server.now = BEFORE;
  expect((await browser.post("/api/push-subscriptions", subscription)).status).toBe(204);
  return subscription;
}

/** What the server does every minute, at an instant; answers what has come by then. */
async function remindedAt(instant: Date): Promise<Received[]> {
  server.now = instant;
  const context = { ...server.records, push, clock: () => server.now };
  await sendReminders({
    ...context,
    count: (delivery) => deliveries.push(delivery),
    report: (error) => failures.push(error),
  });
  return receiver.received;
}

async function practise(timeZone: string): Promise<void> {
  const answer = await browser.post("/api/question", { section: "Math" });
  const { id } = (await answer.json()) as Question; // checked by the contract
  const given = { questionId: id, answer: "A", timeSpent: 30_000, timeZone };
  expect((await browser.post("/api/answers", given)).status).toBe(200);
}

describe("a reminder", () => {
  test("comes at the hour, once, for that browser alone to read, signed by this server", async () => {
    const { endpoint } = await subscribed();
    expect(await remindedAt(BEFORE)).toEqual([]);
    expect(await remindedAt(AT_FIVE)).toMatchObject([
      {
        endpoint,
        message: {
          title: "SAT Practice",
          body: "A few questions today would keep you in practice.",
          page: "/dashboard",
        },
        headers: { "content-encoding": "aes128gcm", ttl: "7200", urgency: "normal" },
        claims: { aud: `https://${PUSH_HOST}`, sub: "mailto:admin@example.org" },
      },
    ]);
    expect(receiver.received[0]?.claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(await remindedAt(AT_SIX)).toHaveLength(1);
    expect(await remindedAt(NEXT_DAY)).toHaveLength(2);
    expect([deliveries, failures]).toEqual([["taken", "taken"], []]);
  });

  test("is sent once, however many processes look at the same time", async () => {
    await subscribed();
    await Promise.all([remindedAt(AT_FIVE), remindedAt(AT_FIVE), remindedAt(AT_FIVE)]);
    expect(receiver.received).toHaveLength(1);
  });

  test("comes to every browser, at the hour where it is", async () => {
    const chicago = await subscribed();
    const honolulu = await subscribed("Pacific/Honolulu");
    const endpoints = async (at: Date) => (await remindedAt(at)).map(({ endpoint }) => endpoint);
    expect(await endpoints(AT_FIVE)).toEqual([chicago.endpoint]);
    const fourHoursLater = new Date("2026-11-21T03:00:00.000Z");
    expect(await endpoints(fourHoursLater)).toEqual([chicago.endpoint, honolulu.endpoint]);
  });

  test("does not come on a day already practised", async () => {
    await subscribed();
    await practise(CHICAGO);
    expect(await remindedAt(AT_FIVE)).toEqual([]);
    expect(await remindedAt(NEXT_DAY)).toHaveLength(1);
  });

  test("does not come to whoever has switched notifications off", async () => {
    await subscribed();
    await browser.patch("/api/me/preferences", { notificationsEnabled: false });
    expect(await remindedAt(AT_FIVE)).toEqual([]);
  });

  test("speaks of the plan, and comes on its days alone", async () => {
    await subscribed();
    await browser.patch("/api/me/preferences", { plan: PLAN });
    expect(await remindedAt(AT_FIVE)).toMatchObject([
      { message: { body: "15 minutes today would keep your plan." } },
    ]);
    expect(await remindedAt(NEXT_DAY)).toHaveLength(1);
  });

  test("comes at another hour once that is chosen, and no second time that day", async () => {
    await subscribed();
    await browser.patch("/api/me/preferences", { reminderHour: 18 });
    expect(await remindedAt(AT_FIVE)).toEqual([]);
    expect(await remindedAt(AT_SIX)).toHaveLength(1);
    await browser.patch("/api/me/preferences", { reminderHour: 19 });
    expect(await remindedAt(new Date("2026-11-21T01:00:00.000Z"))).toHaveLength(1);
  });

  test("that was missed comes late that day, or not at all", async () => {
    await subscribed();
    expect(await remindedAt(new Date("2026-11-21T02:30:00.000Z"))).toHaveLength(1);
    // Nine o'clock in the evening of the day after.
    expect(await remindedAt(new Date("2026-11-22T03:00:00.000Z"))).toHaveLength(1);
    expect(await remindedAt(new Date("2026-11-22T23:00:00.000Z"))).toHaveLength(2);
  });

  test("comes to many learners in pieces, each once", async () => {
    for (let count = 0; count < 45; count++) {
      browser = await server.browser();
      await browser.patch("/api/me/preferences", { notificationsEnabled: true });
      await subscribed();
    }
    expect(await remindedAt(AT_FIVE)).toHaveLength(45);
    expect(new Set(receiver.received.map(({ endpoint }) => endpoint)).size).toBe(45);
  });
});

describe("a push service", () => {
  test.each([404, 410])("that knows a browser no more has it forgotten: %i", async (status) => {
    await subscribed();
    receiver.status = status;
    await remindedAt(AT_FIVE);
    expect(await server.records.pushSubscriptions.list(browser.uid)).toEqual([]);
    expect([deliveries, failures]).toEqual([["gone"], []]);
  });

  test.each([307, 400, 429, 500])(
    "that answers %i is followed nowhere, and asked again on another day",
    async (status) => {
      await subscribed();
      receiver.status = status;
      expect(await remindedAt(AT_FIVE)).toHaveLength(1);
      expect(await remindedAt(AT_SIX)).toHaveLength(1);
      expect(deliveries).toEqual(["failed"]);
      expect(failures).toEqual([{ host: PUSH_HOST, status }]);
      receiver.status = 201;
      expect(await remindedAt(NEXT_DAY)).toHaveLength(2);
    },
  );

  test("that cannot be reached is told of, and keeps nobody else from theirs", async () => {
    await subscribed();
    await receiver.close();
    await remindedAt(AT_FIVE);
    expect(failures).toEqual([{ host: PUSH_HOST, err: expect.any(Error) }]);
  });

  test.each([
    "https://example.org/push",
    "https://127.0.0.1/push",
    `https://${PUSH_HOST}:8443/push`,
    `https://${PUSH_HOST}.example.org/push`,
  ])("that nobody knows is never called: %s", async (endpoint) => {
    const answer = await browser.post("/api/push-subscriptions", {
      ...receiver.subscription(),
      endpoint,
    });
    await expectProblem(answer, 422, "unknown-push-service");
    expect(await server.records.pushSubscriptions.list(browser.uid)).toEqual([]);
  });

  test("that is known no longer is not called either", async () => {
    const subscription = receiver.subscription();
    const at = { now: BEFORE, dueAt: BEFORE };
    const elsewhere = { ...subscription, endpoint: "https://push.example.org/once-known" };
    await server.records.pushSubscriptions.keep(browser.uid, elsewhere, at);
    const answer = await browser.post("/api/reminders", { endpoint: elsewhere.endpoint });
    await expectProblem(answer, 502, "push-service-away");
    expect(receiver.received).toEqual([]);
  });
});

describe("a subscription", () => {
  test.each([
    ["by plain http", { endpoint: `http://${PUSH_HOST}/1` }, "endpoint"],
    ["in a time zone that is none", { timeZone: "Mars/Olympus" }, "timeZone"],
    [
      "with a key of no point",
      { keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } },
      "keys.p256dh",
    ],
    ["with a short key", { keys: { p256dh: "AAAA", auth: "A".repeat(22) } }, "keys.p256dh"],
    ["with more than there is to it", { expirationTime: null }, ""],
  ])("%s is refused", async (_, change, field) => {
    const subscription = { ...receiver.subscription(), ...change };
    const answer = await browser.post("/api/push-subscriptions", subscription);
    const { errors } = await expectProblem(answer, 400, "invalid-request");
    expect(errors?.map((error) => error.field)).toEqual([expect.stringContaining(field)]);
  });

  test("ends when the learner says so, and nobody else", async () => {
    const { endpoint } = await subscribed();
    const other = await server.browser();
    expect((await other.post("/api/push-subscriptions/removal", { endpoint })).status).toBe(204);
    expect(await server.records.pushSubscriptions.list(browser.uid)).toHaveLength(1);
    expect((await browser.post("/api/push-subscriptions/removal", { endpoint })).status).toBe(204);
    expect(await remindedAt(AT_FIVE)).toEqual([]);
  });

  test("is tried at once", async () => {
    const { endpoint } = await subscribed();
    expect((await browser.post("/api/reminders", { endpoint })).status).toBe(204);
    expect(receiver.received).toMatchObject([
      { endpoint, message: { body: "This is how a reminder looks.", page: "/settings" } },
    ]);
    await expectProblem(
      await (await server.browser()).post("/api/reminders", { endpoint }),
      404,
      "not-found",
    );
    receiver.status = 410;
    const gone = await browser.post("/api/reminders", { endpoint });
    await expectProblem(gone, 502, "push-service-away");
    await expectProblem(await browser.post("/api/reminders", { endpoint }), 404, "not-found");
  });

  test("is made with the server's key, the same for all", async () => {
    const keys = [await pushKeys(server.records.keys), await pushKeys(server.records.keys)];
    expect(keys[0]).toEqual(keys[1]);
    expect(await (await browser.get("/api/push-key")).json()).toEqual({
      publicKey: push.publicKey,
    });
  });
});

test("the receiver reads the example of RFC 8291", () => {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "base64url");
  const auth = Buffer.from("BTBZMqHH6r4Tts7J_aSIgg", "base64url");
  const body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  expect(decrypt(Buffer.from(body, "base64url"), { ecdh, auth })).toBe(
    "When I grow up, I want to be a watermelon",
  );
});
