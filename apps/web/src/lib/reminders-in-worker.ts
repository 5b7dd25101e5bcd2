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

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** As much of a service worker's world as reminders need. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: "push", listener: (event: MessageEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: ClickEvent) => void): void;
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
