import { ECDH } from "node:crypto";
import type { PushSubscription } from "@sat/contract";
import { isPushAddress } from "../../policies/push-hosts.ts";
import type { PushKeys } from "./push-keys.ts";

/** What a browser shows, and the page that it opens. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly page: string;
}

/** What has become of a message: the push service took it, knows no such browser any more, or did neither. */
export type Delivery = "taken" | "gone" | "failed";

type Address = Pick<PushSubscription, "endpoint" | "keys">;

/** Sends messages to browsers, by the push services of their makers. */
export interface PushService {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether the address is of a push service that is called. */
  knows(endpoint: string): boolean;
  /** Never throws: what failed is reported. */
  deliver(address: Address, message: PushMessage): Promise<Delivery>;
}

/** Never says the whole address, which is as good as a key to the browser. */
type PushFailure =
  | { readonly host: string; readonly status: number }
  | { readonly host: string; readonly err: unknown };

interface PushServiceParts {
  readonly keys: PushKeys;
  /** Whom a push service may turn to about this server's messages: an address, `mailto:` or `https:`. */
  readonly contact: string;
  /** Whose push services are called, and nobody else's. */
  readonly hosts: readonly string[];
  /** Told what came of a message that was not taken: an answer, or none. */
  readonly report: (failure: PushFailure) => void;
  /** Sends the request. */
  readonly send?: typeof fetch;
}

/** Milliseconds that a push service has to answer. */
const PATIENCE = 5_000;
/** Seconds that it keeps a reminder for a browser that is closed: later that day nobody needs it. */
const KEPT = 7_200;
/** A browser that comes back is told the latest alone. */
const TOPIC = "reminder";

const GONE: readonly number[] = [404, 410];

export function createPushService(parts: PushServiceParts): PushService {
  const { keys, hosts, report, send = fetch } = parts;
  const knows = (endpoint: string) => isPushAddress(endpoint, hosts);
  return {
    publicKey: keys.publicKey,
    knows,
    async deliver(address, message) {
      const { endpoint } = address;
      // Whose services are called may have been set anew since it was taken.
      if (!knows(endpoint)) return "gone";
      const { host } = new URL(endpoint);
      try {
        const response = await send(endpoint, {
          ...(await sealed(address, message, parts)),
          redirect: "manual",
          signal: AbortSignal.timeout(PATIENCE),
        });
        // What it says is of no use here.
        await response.body?.cancel();
        if (GONE.includes(response.status)) return "gone";
        if (response.ok) return "taken";
        report({ host, status: response.status });
      } catch (error) {
        report({ host, err: error });
      }
      return "failed";
    },
  };
}

/** Whether messages can be encrypted for a browser's key: 65 bytes need not be a point of the curve. */
export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** The message for nobody but that browser (RFC 8291), with what tells the push service whose it is (RFC 8292). */
async function sealed(
  { endpoint, keys }: Address,
  message: PushMessage,
  { keys: vapid, contact }: Pick<PushServiceParts, "keys" | "contact">,
) {
  // Most servers start long before the first reminder.
  const { generateRequestDetails } = await import("web-push");
  const { method, headers, body } = generateRequestDetails(
    { endpoint, keys },
    JSON.stringify(message),
    { vapidDetails: { subject: contact, ...vapid }, TTL: KEPT, topic: TOPIC, urgency: "normal" },
  );
  return { method, headers: textsOf(headers), body };
}

/** The length is the request's own to say. */
function textsOf(headers: Readonly<Record<string, string | number>>): Record<string, string> {
  const { "Content-Length": _, ...others } = headers;
  return Object.fromEntries(Object.entries(others).map(([name, value]) => [name, `${value}`]));
}
