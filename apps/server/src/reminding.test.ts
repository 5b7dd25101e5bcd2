import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSubscription } from "./records/testing/builders.ts";
import { reminding } from "./reminding.ts";
import { type TestServer, testServer } from "./testing/server.ts";

let server: TestServer;
/** What was sent to push services. */
let tokens: string[];

beforeEach(async () => {
  server = await testServer();
  tokens = [];
  vi.stubGlobal("fetch", (_address: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get("authorization") ?? "");
    return Promise.resolve(new Response(null, { status: 201 }));
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

interface Settings {
  readonly publicUrl?: URL;
  readonly pushContact?: string;
  readonly pushHosts?: readonly string[];
}

function remindingWith({ publicUrl, pushContact, pushHosts = [] }: Settings = {}) {
  return reminding({
    env: { publicUrl, pushContact, pushHosts },
    records: server.records,
    clock: () => server.now,
    log: { warn: vi.fn() },
    metrics: undefined,
  });
}

test("every process over one store has the same key", async () => {
  const [one, other] = [await remindingWith(), await remindingWith()];
  expect(one.push.publicKey).toBe(other.push.publicKey);
  expect(Buffer.from(one.push.publicKey, "base64url")).toHaveLength(65);
});

test("push services beside those of the known browsers are called where they are set", async () => {
  const { push } = await remindingWith({ pushHosts: ["push.example.org"] });
  expect(push.knows("https://push.example.org/1")).toBe(true);
  expect(push.knows("https://fcm.googleapis.com/1")).toBe(true);
  expect((await remindingWith()).push.knows("https://push.example.org/1")).toBe(false);
});

test.each<[string, Settings, string]>([
  [
    "who is set",
    { publicUrl: new URL("https://sat.example.org"), pushContact: "mailto:admin@example.org" },
    "mailto:admin@example.org",
  ],
  [
    "where learners come, if that is https",
    { publicUrl: new URL("https://sat.example.org") },
    "https://sat.example.org/",
  ],
  [
    "nobody on a machine of one's own",
    { publicUrl: new URL("http://localhost:3000") },
    "mailto:nobody@example.org",
  ],
])("push services are told whom to turn to: %s", async (_, settings, contact) => {
  const { push } = await remindingWith(settings);
  const message = { title: "SAT Practice", body: "", page: "/dashboard" };
  expect(await push.deliver(aSubscription(), message)).toBe("taken");
  const claims = /t=[^.]+\.([^.]+)/.exec(tokens[0] ?? "")?.[1] ?? "";
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ sub: contact });
});
