import { call } from "./api.ts";
import { logFailure } from "./log.ts";
import { pushOptions, tellSubscription } from "./push-subscription.ts";

/** An event that the browser keeps the worker for. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface ClickEvent extends LastingEvent {
  readonly notification: Pick<Notification, "close" | "data">;
}

/** The browser has given up a subscription, and some name the one in its place; some name neither. */
export interface ChangeEvent extends LastingEvent {
  readonly oldSubscription?: Pick<PushSubscription, "endpoint"> | null;
  readonly newSubscription?: Pick<PushSubscription, "toJSON"> | null;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** As much of a service worker's world as reminders need. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: {
      subscribe(options: PushSubscriptionOptionsInit): Promise<Pick<PushSubscription, "toJSON">>;
    };
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: "push", listener: (event: MessageEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: ClickEvent) => void): void;
  addEventListener(name: "pushsubscriptionchange", listener: (event: ChangeEvent) => void): void;
}

/** A later one takes the place of one that nobody has looked at. */
const TAG = "reminder";

const FIRST_PAGE = "/dashboard";

/** Shows what the server has sent. A browser wants something shown for every message, also for one that says nothing. */
export async function onPush({ data }: MessageEvent, { registration }: WorkerScope): Promise<void> {
  const { title, body, page } = read(data);
  await registration.showNotification(title, {
    body,
    tag: TAG,
    icon: "/icons/icon-192.png",
    lang: "en-US",
    data: page,
  });
}

/** Leads to the page of the reminder: to one that is open, or else to a new one. What else is open stays as it is. */
export async function onNotificationClick(
  { notification }: ClickEvent,
  { clients, location }: WorkerScope,
): Promise<void> {
  notification.close();
  const address = new URL(own(notification.data), location.origin).href;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  await (there === undefined ? clients.openWindow(address) : there.focus());
}

/**
 * Has the learner reminded at the new subscription and not at the old one, if somebody is signed in: else the server
 * finds the old one gone when it next sends there.
 */
export async function onSubscriptionChange(
  { oldSubscription, newSubscription }: ChangeEvent,
  { registration: { pushManager } }: WorkerScope,
): Promise<void> {
  // It goes first, so that the new one is none too many, and whatever becomes of that.
  if (oldSubscription) await forget(oldSubscription);
  try {
    await tellSubscription(newSubscription ?? (await pushManager.subscribe(await pushOptions())));
  } catch (error) {
    // Such as where the learner has withdrawn the permission.
    logFailure("renewing reminders", error);
  }
}

async function forget({ endpoint }: Pick<PushSubscription, "endpoint">): Promise<void> {
  try {
    await call("POST /api/push-subscriptions/removal", { endpoint });
  } catch (error) {
    logFailure("ending reminders where they came", error);
  }
}

function read(data: MessageEvent["data"]) {
  const said = (json(data) ?? {}) as Readonly<Record<string, unknown>>; // each field is looked at
  const text = (value: unknown, otherwise: string) =>
    typeof value === "string" ? value : otherwise;
  return {
    title: text(said["title"], "SAT Practice"),
    body: text(said["body"], ""),
    page: own(said["page"]),
  };
}

function json(data: MessageEvent["data"]): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** The path of a page of ours; none leads elsewhere. */
function own(page: unknown): string {
  return typeof page === "string" && /^\/[-\w/]*$/.test(page) && !page.startsWith("//")
    ? page
    : FIRST_PAGE;
}
