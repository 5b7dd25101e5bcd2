import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, type Handlers, refuse } from "../test/fake-api.ts";
import { KEYS } from "../test/fake-push.ts";
import {
  type ChangeEvent,
  type ClickEvent,
  type MessageEvent,
  onNotificationClick,
  onPush,
  onSubscriptionChange,
  type WorkerScope,
} from "./reminders-in-worker.ts";

const ORIGIN = "https://sat.example.org";

const OLD = "https://updates.push.services.mozilla.com/wpush/v2/old";
const NEW = "https://updates.push.services.mozilla.com/wpush/v2/new";
/** Where the browser is subscribed once the worker has asked for it. */
const AGAIN = "https://updates.push.services.mozilla.com/wpush/v2/again";

function aSubscription(endpoint: string) {
  return { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }) };
}

function aWorker(openPages: readonly string[] = []) {
  const focused: string[] = [];
  const opened: string[] = [];
  const showNotification = vi.fn(() => Promise.resolve());
  const subscribe = vi.fn(() => Promise.resolve(aSubscription(AGAIN)));
  const pages = openPages.map((path) => {
    const url = ORIGIN + path;
    return { url, focus: () => Promise.resolve(focused.push(url)) };
  });
  const worker: WorkerScope = {
    location: { origin: ORIGIN },
    registration: { showNotification, pushManager: { subscribe } },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url) => Promise.resolve(opened.push(url)),
    },
    addEventListener: () => undefined,
  };
  return { worker, showNotification, subscribe, focused, opened };
}

const aPush = (json: (() => unknown) | undefined): MessageEvent => ({
  data: json === undefined ? null : { json },
  waitUntil: () => undefined,
});

function aClick(data: unknown) {
  const close = vi.fn();
  const event: ClickEvent = { notification: { close, data }, waitUntil: () => undefined };
  return { event, close };
}

it("shows what the server has sent", async () => {
  const { worker, showNotification } = aWorker();
  const message = { title: "SAT Practice", body: "15 minutes today.", page: "/dashboard" };
  await onPush(
    aPush(() => message),
    worker,
  );
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "SAT Practice",
    expect.objectContaining({ body: "15 minutes today.", data: "/dashboard", tag: "reminder" }),
  );
});

it.each([
  ["nothing", undefined],
  ["what is no message", () => "hello"],
  ["what cannot be read", () => JSON.parse("{") as unknown],
  ["null", () => null],
])("shows a reminder all the same where %s has come", async (_, json) => {
  const { worker, showNotification } = aWorker();
  await onPush(aPush(json), worker);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    "SAT Practice",
    expect.objectContaining({ body: "", data: "/dashboard" }),
  );
});

it("opens the page of a reminder, and closes the reminder", async () => {
  const { worker, opened, focused } = aWorker(["/practice"]);
  const { event, close } = aClick("/dashboard");
  await onNotificationClick(event, worker);
  expect(close).toHaveBeenCalledOnce();
  expect([opened, focused]).toEqual([[`${ORIGIN}/dashboard`], []]);
});

it("comes back to the page where it is open", async () => {
  const { worker, opened, focused } = aWorker(["/practice", "/dashboard"]);
  await onNotificationClick(aClick("/dashboard").event, worker);
  expect([opened, focused]).toEqual([[], [`${ORIGIN}/dashboard`]]);
});

it.each(["https://example.org/", "//example.org/", "javascript:alert(1)", undefined, 7])(
  "leads nowhere but to the app, whatever a message says: %s",
  async (page) => {
    const { worker, opened } = aWorker();
    await onNotificationClick(aClick(page).event, worker);
    expect(opened).toEqual([`${ORIGIN}/dashboard`]);
  },
);

describe("when the browser has renewed its subscription by itself", () => {
  const SERVER: Handlers = {
    "GET /api/push-key": () => ({ publicKey: "the server's key" }),
    "POST /api/push-subscriptions": () => undefined,
    "POST /api/push-subscriptions/removal": () => undefined,
  };
  const KEPT = "POST /api/push-subscriptions";
  const REMOVED = "POST /api/push-subscriptions/removal";

  /** What the server is told after a change. */
  async function told(change: Omit<ChangeEvent, "waitUntil">, handlers = SERVER, at = aWorker()) {
    const api = fakeApi(handlers);
    await onSubscriptionChange({ ...change, waitUntil: () => undefined }, at.worker);
    return { kept: api.bodies(KEPT), removed: api.bodies(REMOVED), subscribe: at.subscribe };
  }

  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  it("has the learner reminded at the new one, and at the old one no more", async () => {
    const change = { oldSubscription: aSubscription(OLD), newSubscription: aSubscription(NEW) };
    const { kept, removed, subscribe } = await told(change);
    expect(kept).toEqual([{ endpoint: NEW, keys: KEYS, timeZone: "UTC" }]);
    expect(removed).toEqual([{ endpoint: OLD }]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it("subscribes again, for this server's messages, where the browser names none", async () => {
    const { kept, removed, subscribe } = await told({});
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: "the server's key",
    });
    expect(kept).toEqual([{ endpoint: AGAIN, keys: KEYS, timeZone: "UTC" }]);
    expect(removed).toEqual([]);
  });

  it("forgets the old one where it may not subscribe any more", async () => {
    const at = aWorker();
    at.subscribe.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    const change = { oldSubscription: aSubscription(OLD), newSubscription: null };
    const { kept, removed } = await told(change, SERVER, at);
    expect([kept, removed]).toEqual([[], [{ endpoint: OLD }]]);
  });

  it("leaves it to the server to say that nobody is signed in", async () => {
    const signedOut = { [KEPT]: () => refuse(401), [REMOVED]: () => refuse(401) };
    const change = { oldSubscription: aSubscription(OLD), newSubscription: aSubscription(NEW) };
    const { kept, removed } = await told(change, { ...SERVER, ...signedOut });
    expect([kept, removed]).toEqual([
      [expect.objectContaining({ endpoint: NEW })],
      [{ endpoint: OLD }],
    ]);
  });
});
