import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PushSubscription } from "@sat/contract";

/** The host that stands for the receiver in subscriptions. */
export const PUSH_HOST = "push.example.test";

/** A message as its browser reads it, with what the push service was told. */
export interface Received {
  readonly endpoint: string;
  readonly message: unknown;
  readonly headers: IncomingMessage["headers"];
  /** What the server says of itself, its signature verified. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A push service on this machine, and the browsers that it serves. */
export interface PushReceiver {
  readonly received: Received[];
  /** With what requests are answered. */
  status: number;
  /** As `fetch`, with the receiver behind the host. */
  readonly send: typeof fetch;
  /** A browser that subscribes. */
  subscription(timeZone?: string): PushSubscription;
  close(): Promise<void>;
}

/** @param publicKey the server's, by which its signatures are verified */
export async function pushReceiver(publicKey: string): Promise<PushReceiver> {
  const browsers = new Map<string, BrowserKeys>();
  const server = createServer((request, response) => {
    void take(request).then(
      () => response.writeHead(receiver.status, { location: "http://127.0.0.1/" }).end("no use"),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const take = async (request: IncomingMessage) => {
    const endpoint = `https://${PUSH_HOST}${request.url}`;
    const keys = browsers.get(endpoint);
    if (keys === undefined) throw new Error(`nobody has subscribed at ${endpoint}`);
    const text = decrypt(await buffer(request), keys);
    const claims = claimsIn(request.headers.authorization ?? "", publicKey);
    const { headers } = request;
    receiver.received.push({ endpoint, message: JSON.parse(text), headers, claims });
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const receiver: PushReceiver = {
    received: [],
    status: 201,
    send: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return fetch(`http://127.0.0.1:${port}${pathname}`, init);
    },
    subscription(timeZone = "UTC") {
      const keys = newKeys();
      const endpoint = `https://${PUSH_HOST}/${randomUUID()}`;
      browsers.set(endpoint, keys);
      const p256dh = keys.ecdh.getPublicKey("base64url");
      return { endpoint, keys: { p256dh, auth: keys.auth.toString("base64url") }, timeZone };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** What a browser keeps to itself. */
export interface BrowserKeys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

function newKeys(): BrowserKeys {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/** RFC 8188, section 2.1: a salt, the size of a record, and the sender's key with its length before it. */
const SALT = 16;
const KEY_LENGTH_AT = 20;
/** AES-GCM's tag. */
const TAG = 16;

/** Reads a message of one record as its browser does (RFC 8291, section 3.4). */
export function decrypt(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT);
  const keyEnd = KEY_LENGTH_AT + 1 + (body[KEY_LENGTH_AT] ?? 0);
  const sender = body.subarray(KEY_LENGTH_AT + 1, keyEnd);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = derived(ecdh.computeSecret(sender), { salt: auth, info: keyInfo, length: 32 });
  const part = (name: string, length: number) =>
    derived(secret, { salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length });
  const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([
    decipher.update(body.subarray(keyEnd, -TAG)),
    decipher.final(),
  ]).toString();
  // The last record ends with a 2, and as many zeros after it as its sender likes.
  return padded.slice(0, padded.lastIndexOf("\u0002"));
}

interface Derivation {
  readonly salt: Buffer;
  readonly info: Buffer;
  readonly length: number;
}

function derived(secret: Buffer, { salt, info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** RFC 8292, section 3: the token, and the key that it is signed with. */
function claimsIn(authorization: string, publicKey: string): Received["claims"] {
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`signed by ${key}`);
  const [header, claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  const verifier = createPublicKey({
    format: "jwk",
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
  });
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: verifier, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) throw new Error("the signature is forged");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Received["claims"]; // signed by our own server
}
