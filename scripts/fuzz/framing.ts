import type { Chance } from "@sat/engine";
import { type Attack, type Target, whole } from "./attack.ts";
import { bodyAttack } from "./bodies.ts";
import { noise } from "./hostile.ts";

/** What follows a request of unclear length: answered by itself, it would have been smuggled past the first. */
const SMUGGLED = "GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n";

const BREAK = "\r\n";

/** Heads of a POST whose length can be read in two ways, each with what could be its body. */
const UNCLEAR: readonly (readonly [head: string, body: string])[] = [
  ["content-length: 4\r\ntransfer-encoding: chunked", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["transfer-encoding: chunked\r\ncontent-length: 200", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["content-length: 0\r\ncontent-length: 60", SMUGGLED],
  ["content-length: 0, 60", SMUGGLED],
  ["content-length : 0", SMUGGLED],
  ["content-length: 0\u000b", SMUGGLED],
  ["content-length:\r\n 0", SMUGGLED],
  ["transfer-encoding: xchunked", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["transfer-encoding: chunked\r\ntransfer-encoding: identity", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["transfer-encoding: identity, chunked, identity", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["transfer-encoding:\u000bchunked", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["transfer-encoding\u0000: chunked", `0${BREAK}${BREAK}${SMUGGLED}`],
  [" transfer-encoding: chunked", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["x: y\ntransfer-encoding: chunked", `0${BREAK}${BREAK}${SMUGGLED}`],
  ["transfer-encoding: chunked", `0\n\n${SMUGGLED}`],
  ["transfer-encoding: chunked", `0;\n${BREAK}${SMUGGLED}`],
];

/** Chunks that are none. */
const CHUNKS: readonly string[] = [
  "-1\r\n{\r\n0\r\n\r\n",
  "zz\r\n{\r\n0\r\n\r\n",
  "ffffffffffffffffff\r\n{\r\n",
  "0x1\r\n{\r\n0\r\n\r\n",
  "1 \r\n{\r\n0\r\n\r\n",
  `1;${"x".repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
  "1\r\n{}\r\n0\r\n\r\n",
  "1\r\n{\n0\r\n\r\n",
  "5\r\n{",
  "1\r\n{\r\n",
  "0\r\ncontent-length: 5\r\n\r\n",
  "0\r\nx\r\n\r\n",
];

/** First lines and heads that are not HTTP's. */
const HEADS: readonly string[] = [
  "\r\n\r\n\r\n",
  "GET\r\n\r\n",
  "GET /\r\n\r\n",
  "GET  /  HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\n\n",
  "GET / HTTP/9.9\r\nhost: localhost\r\n\r\n",
  "GET / HTTP/0.9\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nhost\r\n\r\n",
  "GET / HTTP/1.1\r\n: x\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: localhost\rx: y\r\n\r\n",
  "GET /\u0000 HTTP/1.1\r\nhost: localhost\r\n\r\n",
  "GET /\u00e9 HTTP/1.1\r\nhost: localhost\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "CONNECT localhost:22 HTTP/1.1\r\nhost: localhost:22\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n",
  "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "SSH-2.0-OpenSSH_9.9\r\n",
  `GET /${"x".repeat(40_000)} HTTP/1.1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${"x: y\r\n".repeat(8_000)}`,
];

/** Bytes of which it is unclear where the request ends, or whether they are one. */
export function framingAttack(chance: Chance, target: Target): Attack {
  switch (chance.int(0, 5)) {
    case 0:
      return torn(chance, target);
    case 1:
      return raw(noise(chance, chance.int(1, 400)));
    case 2:
      return raw(Buffer.from(chance.pick(HEADS), "latin1"));
    case 3:
      return raw(post(target, "transfer-encoding: chunked", chance.pick(CHUNKS)));
    case 4:
      return chance.flip() ? pipelined(chance, target) : short(chance, target);
    default:
      return raw(post(target, ...chance.pick(UNCLEAR)));
  }
}

function raw(bytes: Buffer, mostAnswers = 1): Attack {
  return { kind: "framing", bytes, isHead: false, isWhole: false, mostAnswers };
}

function post({ port, cookie }: Target, head: string, body: string): Buffer {
  const lines = ["POST /api/answers HTTP/1.1", `host: localhost:${port}`, `cookie: ${cookie}`];
  return Buffer.from([...lines, head, "", body].join(BREAK), "latin1");
}

/** A request of another kind, up to somewhere. */
function torn(chance: Chance, target: Target): Attack {
  const { bytes } = bodyAttack(chance, target);
  return raw(bytes.subarray(0, chance.int(0, bytes.length)));
}

/** Less of a body than was declared, or more. */
function short(chance: Chance, target: Target): Attack {
  const body = "{".repeat(chance.int(0, 40));
  return raw(post(target, `content-length: ${chance.int(0, 40)}`, body), 2);
}

/** Many requests at once, one of them broken. */
function pipelined(chance: Chance, target: Target): Attack {
  const count = chance.int(2, 20);
  const broken = chance.int(0, count - 1);
  const host = `host: localhost:${target.port}`;
  const all = Array.from({ length: count }, (_, at) =>
    at === broken ? chance.pick(HEADS) : `GET /healthz HTTP/1.1\r\n${host}\r\n\r\n`,
  );
  return raw(Buffer.from(all.join(""), "latin1"), count + 1);
}

/** A request that its sender never ends, for the server to lose patience with. */
export function lingering(target: Target): Attack[] {
  const { bytes } = whole("slow", target, {
    method: "POST",
    target: "/api/answers",
    headers: [["cookie", target.cookie]],
    body: Buffer.from("{}"),
  });
  const half = bytes.subarray(0, 30);
  const allButEnd = bytes.subarray(0, bytes.length - 1);
  return [
    Buffer.of(),
    half,
    allButEnd,
    post(target, "transfer-encoding: chunked", "1\r\n{\r\n"),
  ].map((part) => ({ ...raw(part), kind: "slow" }));
}
