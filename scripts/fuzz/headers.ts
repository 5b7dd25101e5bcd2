import type { Chance } from "@sat/engine";
import { PATHS } from "./addresses.ts";
import { type Attack, FOREIGN, type Headers, idsOf, type Target, whole } from "./attack.ts";
import { HOSTILE_TEXTS } from "./hostile.ts";

const HOSTS = [
  "",
  "a b",
  "evil.example",
  "[::1",
  "[::1]",
  "localhost:99999",
  "localhost:",
  "127.0.0.1",
  "user@localhost",
  "local\u0001host",
  "LOCALHOST",
  "x".repeat(3_000),
];
const ORIGINS = [
  "null",
  "",
  "http://",
  "://",
  "http://localhost:1",
  "https://localhost",
  "file:///",
  "x".repeat(3_000),
  "\u00ff",
];
const LENGTHS = ["-1", "+5", "5, 5", "0x10", "1e3", "99999999999999999999", "", "NaN", "5 5"];
const CODINGS = [
  "chunked, chunked",
  "identity",
  "gzip, chunked",
  "xchunked",
  "chunked;q=1",
  "\u000bchunked",
  "",
];
const RANGES = [
  "bytes=0-0",
  "bytes=-1",
  "bytes=5-1",
  "bytes=0-99999999999999999999",
  "bytes=0-1,2-3",
  "lines=1-2",
  "bytes=a-b",
];

type Oddity = (chance: Chance) => Headers;

const one =
  (name: string, values: readonly string[]): Oddity =>
  (chance) => [[name, chance.pick(values)]];
const twice =
  (name: string, values: readonly string[]): Oddity =>
  (chance) => [
    [name, chance.pick(values)],
    [name, chance.pick(values)],
  ];

const latin = HOSTILE_TEXTS.map((text) => text.replaceAll(/[^\u0020-\u00ff]/g, "?"));

const ODDITIES: readonly Oddity[] = [
  one("host", HOSTS),
  twice("host", [...HOSTS, "localhost"]),
  one("origin", ORIGINS),
  twice("origin", ORIGINS),
  one("content-length", LENGTHS),
  twice("content-length", ["0", "1", "2"]),
  one("transfer-encoding", CODINGS),
  one("content-type", latin),
  twice("content-type", ["application/json", "text/plain"]),
  one("accept-encoding", ["", "*;q=0", "gzip;q=2", "br, br, br", "x".repeat(2_000), "\u00ff"]),
  one("range", RANGES),
  one("if-modified-since", ["never", "Thu, 99 Foo 2026 99:99:99 GMT", ""]),
  one("if-none-match", ["*", '"', 'W/"', "x".repeat(2_000)]),
  one("expect", ["100-continue", "200-ok", ""]),
  one("upgrade", ["websocket", "h2c", "TLS/1.0"]),
  () => [
    ["connection", "upgrade"],
    ["upgrade", "websocket"],
    ["sec-websocket-key", "x"],
  ],
  one("x-forwarded-for", ["127.0.0.1", "::1, x, %", "unknown", ",".repeat(500)]),
  one("x-forwarded-host", ["evil.example"]),
  one("x-forwarded-proto", ["https", "javascript"]),
  one("forwarded", ["for=127.0.0.1;host=evil.example;proto=https"]),
  one("x-request-id", ["a b", "x".repeat(5_000), "\u00e9", '{"a":1}']),
  one("x-http-method-override", ["DELETE", "PATCH"]),
  one("x-original-url", ["/api/me/progress"]),
  one("authorization", [
    "Basic ",
    "Basic Og==",
    "Basic \u00ff",
    "Bearer x",
    "Bearer ",
    "x".repeat(4_000),
  ]),
  one("sec-fetch-site", ["cross-site", "x"]),
  one("accept", ["*/*;q=x", "", "x".repeat(4_000)]),
  one("te", ["trailers", "chunked"]),
  one("__proto__", latin),
  one("constructor", latin),
  one("a b", ["x"]),
  one("", ["no name"]),
  one("x\u0000", ["y"]),
  () => [["x-huge", "x".repeat(40_000)]],
  () => Array.from({ length: 2_500 }, (_, at) => [`x-${at}`, ""] as const),
  () => [["x-folded", "a\r\n b"]],
  () => [["x-injected", "a\rb"]],
];

const METHODS = ["GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Headers that are missing, odd, huge or there twice, on a call whose body no endpoint takes. */
export function headerAttack(chance: Chance, target: Target): Attack {
  const method = chance.pick(METHODS);
  const odd = Array.from({ length: chance.int(1, 2) }, () => chance.pick(ODDITIES)(chance)).flat();
  const isRead = method === "GET" || method === "HEAD";
  // A call that no origin stops must have a body that does; one that needs no body must not be the learner's.
  const cookie = method === "DELETE" ? [] : [["cookie", target.cookie] as const];
  const path = chance.pick(PATHS).replace("{id}", chance.pick(idsOf(target)));
  const isSafe = path !== "/api/sign-out";
  const attack = whole("header", target, {
    method,
    target: path,
    headers: [...(isSafe ? cookie : FOREIGN), ...odd],
    ...(isRead ? {} : { body: Buffer.from("{") }),
  });
  const isFramed = odd.some(([name]) =>
    /^(content-length|transfer-encoding|expect|connection)$/.test(name),
  );
  return isFramed ? { ...attack, isWhole: false } : attack;
}

/** Cookies that are nobody's, somebody else's, cut short or far too long. */
export function cookieAttack(chance: Chance, target: Target): Attack {
  const token = /sat-session=([\w-]+)/.exec(target.cookie)?.[1] ?? "";
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789-_".split("");
  const random = Array.from({ length: 43 }, () => chance.pick(letters)).join("");
  const cookie = chance.pick([
    `sat-session=${random}`,
    `sat-session=${token.slice(0, chance.int(0, 42))}`,
    `sat-session=${token}x`,
    `sat-session=${token.toUpperCase()}`,
    `SAT-SESSION=${token}`,
    `sat-session="${token}"`,
    `sat-session=${random}; sat-session=${token}`,
    `${target.cookie}; ${target.sentinelsCookie}`,
    target.sentinelsCookie,
    `sat-session=${"x".repeat(20_000)}`,
    `sat-session=${chance.pick(latin)}`,
    `sat-session`,
    `=${token}`,
    ";".repeat(3_000),
    `__proto__=x; constructor=${token}`,
    `sat-sign-in=${random}; sat-identity=${random}; sat-identity-choice=${random}`,
    `sat-sign-in=${chance.pick(latin)}`,
  ]);
  const path = chance.pick(PATHS).replace("{id}", chance.pick(idsOf(target)));
  const isRead = chance.int(0, 3) > 0;
  return whole("cookie", target, {
    method: isRead ? "GET" : chance.pick(["POST", "PUT", "PATCH", "DELETE"]),
    target: path,
    headers: [["cookie", cookie], ...(isRead ? [] : FOREIGN)],
    ...(isRead ? {} : { body: Buffer.from("{}") }),
  });
}
