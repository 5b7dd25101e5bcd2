import { expect, it, vi } from "vitest";
import {
  type ClickEvent,
  type MessageEvent,
  onNotificationClick,
  onPush,
  type WorkerScope,
} from "./reminders-in-worker.ts";

const ORIGIN = "https://sat.example.org";

function aWorker(openPages: readonly string[] = []) {
  const focused: string[] = [];
  const opened: string[] = [];
  const showNotification = vi.fn(() => Promise.resolve());
  const pages = openPages.map((path) => {
    const url = ORIGIN + path;
    return { url, focus: () => Promise.resolve(focused.push(url)) };
  });
  const worker: WorkerScope = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url) => Promise.resolve(opened.push(url)),
    },
    addEventListener: () => undefined,
  };
  return { worker, showNotification, focused, opened };
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
