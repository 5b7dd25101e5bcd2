import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Attack } from "./attack.ts";
import type { Heard } from "./exchange.ts";
import { judge } from "./faults.ts";

const PROBLEM = { type: "not-found", title: "Not found", status: 404, detail: "Look elsewhere." };

function attack(change: Partial<Attack> & { readonly line?: string } = {}): Attack {
  const { line = "GET /api/me HTTP/1.1", ...rest } = change;
  const bytes = Buffer.from(`${line}\r\n\r\n`);
  return { kind: "test", bytes, isHead: false, isWhole: true, mostAnswers: 1, ...rest };
}

function answer(status: number, body: unknown, type = "application/problem+json"): string {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const length = Buffer.byteLength(text);
  return `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\nContent-Length: ${length}\r\n\r\n${text}`;
}

function heard(change: Partial<Heard>): Heard {
  return { bytes: Buffer.of(), isHung: false, isGone: false, ...change };
}

function faultsOf(answered: string | Buffer, of = attack()): readonly string[] {
  return judge(of, heard({ bytes: Buffer.from(answered) })).faults;
}

describe("no fault is found in", () => {
  test.each([
    ["a problem", answer(404, PROBLEM)],
    ["a page", answer(200, "<p>at /here/x.ts:1:2</p>", "text/html")],
    ["a connection that was closed", ""],
    ["a word to go on before the answer", `HTTP/1.1 100 Continue\r\n\r\n${answer(404, PROBLEM)}`],
    ["a call that was turned away", answer(503, { ...PROBLEM, type: "overloaded", status: 503 })],
    [
      "an answer in chunks",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n",
    ],
  ])("%s", (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test("a problem that came compressed", () => {
    const body = gzipSync(JSON.stringify(PROBLEM));
    const type = "content-type: application/problem+json\r\ncontent-encoding: gzip";
    const head = `HTTP/1.1 404 X\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n`;
    expect(faultsOf(Buffer.concat([Buffer.from(head), body]))).toEqual([]);
  });

  test("an answer to HEAD, which has no body", () => {
    const text = "HTTP/1.1 404 X\r\ncontent-length: 120\r\n\r\n";
    expect(faultsOf(text, attack({ isHead: true }))).toEqual([]);
  });

  test("an error of the identity provider, which speaks OAuth", () => {
    const provider = attack({ line: "GET /identity/auth HTTP/1.1" });
    expect(faultsOf(answer(400, { error: "invalid_request" }), provider)).toEqual([]);
  });
});

describe("a fault is found in", () => {
  test.each([
    ["a failure", answer(500, { ...PROBLEM, status: 500 }), "failed with 500"],
    ["an outage", answer(503, { ...PROBLEM, status: 503 }), "failed with 503"],
    ["a bare error", answer(400, "", "text/plain"), "answered 400 that is no problem"],
    ["an error of other fields", answer(404, { error: "x" }), "answered 404 that is no problem"],
    [
      "an error that claims another status",
      answer(400, PROBLEM),
      "answered 400 that is no problem",
    ],
    ["what is no answer", "nonsense", "said what is no answer"],
    ["a second answer", answer(404, PROBLEM) + answer(404, PROBLEM), "answered 2 times"],
  ])("%s", (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test("an answer that tells of the server's code", () => {
    const { stack = "" } = new Error("inside");
    expect(faultsOf(answer(200, stack, "text/plain"))).toEqual(["told of its own code"]);
  });

  test("silence", () => {
    const { faults } = judge(attack(), heard({ isHung: true }));
    expect(faults).toEqual(["neither answered nor closed in time"]);
  });

  test("a connection that was refused", () => {
    const { faults } = judge(attack(), heard({ isGone: true }));
    expect(faults).toEqual(["found that nobody listens any more"]);
  });
});
