import { afterEach, vi } from "vitest";

interface FakeBrowser {
  /** What the learner says when they are asked, or have said. */
  readonly permission?: NotificationPermission;
  /** Whether it is subscribed from the start. */
  readonly isSubscribed?: boolean;
  /** What it fails with when it is to subscribe, at first. */
  readonly failure?: DOMException;
  /** Whether a service worker is there. */
  readonly hasWorker?: boolean;
}

/** The address that the fake browser is subscribed at. */
export const ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/fake";
/** What it encrypts with. */
export const KEYS = { p256dh: "the browser's key", auth: "a secret" };

/** A browser that takes messages, until the end of the test; happy-dom takes none. */
export function fakePush(given: FakeBrowser = {}) {
  const { permission = "granted", isSubscribed = false, hasWorker = true } = given;
  let { failure } = given;
  let current: Pick<PushSubscription, "endpoint" | "toJSON" | "unsubscribe"> | null = null;
  /** The keys it has subscribed with. */
  const subscribed: unknown[] = [];
  const begin = () => {
    current = {
      endpoint: ENDPOINT,
      toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    };
    return current;
  };
  if (isSubscribed) begin();
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: (options: PushSubscriptionOptionsInit) => {
      if (failure !== undefined) {
        const thrown = failure;
        failure = undefined;
        return Promise.reject(thrown);
      }
      subscribed.push(options.applicationServerKey);
      return Promise.resolve(begin());
    },
  };
  const registration = hasWorker ? { pushManager } : undefined;
  const requestPermission = vi.fn(() => Promise.resolve(permission));
  vi.stubGlobal("Notification", { requestPermission });
  vi.stubGlobal("PushManager", pushManager);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(registration) },
  });
  return { subscribed, requestPermission, isSubscribed: () => current !== null };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});
