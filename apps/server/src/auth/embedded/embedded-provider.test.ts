import { mkdtemp, rm } from "node:fs/promises";
import { request as send } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openRecordsOn } from "../../records/records.ts";
import { breakable } from "../../records/testing/breakable.ts";
import { Browser, type Page } from "../testing/browser.ts";
import { type SignInServer, startSignInServer } from "../testing/sign-in-server.ts";

let server: SignInServer;
let browser: Browser;

beforeEach(async () => {
  server = await startSignInServer();
  browser = new Browser(server.origin);
});

afterEach(() => server.close());

async function begin(): Promise<Page> {
  return browser.open(await authorizationUrl());
}

const METADATA = "/identity/.well-known/openid-configuration";

/** The answer to a request with these headers, beside those that a browser sends. */
function answerTo(
  path: string,
  headers: Record<string, string>,
): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const { host, port } = new URL(server.origin);
    const all = { host, ...headers };
    const asked = send({ host: "127.0.0.1", port, path, headers: all }, (response) => {
      text(response).then((said) => resolve({ status: response.statusCode, text: said }), reject);
    });
    asked.on("error", reject).end();
  });
}

it("answers 503 while the store takes no writes, before the choice and at it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sat-full-"));
  const database = breakable(dataDir);
  const records = [await openRecordsOn(database.differences)] as const;
  const drop = () => rm(dataDir, { recursive: true });
  const full = await startSignInServer(() => Promise.resolve({ records, drop }));
  const visitor = new Browser(full.origin);
  const started = await visitor.request("/api/sign-in", { method: "POST" });
  const { url } = z.object({ url: z.url() }).parse(JSON.parse(started.text));
  const chooser = await visitor.open(url);
  database.lose("writes");
  expect((await visitor.open(url)).status).toBe(503);
  const choice = await visitor.submit(chooser, { name: "Ada", email: "ada@example.org" });
  expect(choice.status).toBe(503);
  await full.close();
});

/** Where the app sends a browser to begin a sign-in. */
async function authorizationUrl(): Promise<string> {
  const started = await browser.request("/api/sign-in", { method: "POST" });
  return z.object({ url: z.url() }).parse(JSON.parse(started.text)).url;
}

describe("the chooser", () => {
  it("offers a form alone on a new machine, and the accounts once there are some", async () => {
    const first = await begin();
    expect(first.text).toContain("Create an account");
    expect(first.text).toContain("This is a local sign-in for this computer. Nothing leaves it.");
    await server.records.localAccounts.add(
      { id: "1", name: "Grace Brewster Hopper", email: "grace@example.org" },
      server.now,
    );
    const second = await begin();
    expect(second.text).toContain("Choose an account");
    expect(second.text).toContain("Use another account");
    expect(second.text).toMatch(/>GB<[\s\S]*>Grace Brewster Hopper<[\s\S]*>grace@example.org</);
  });

  it.each([
    [{ name: " ", email: "ada@example.org" }, "Enter your name."],
    [{ name: "a".repeat(81), email: "ada@example.org" }, "Use at most 80 characters."],
    [{ name: "Ada\u0000", email: "ada@example.org" }, "Use letters, spaces and signs"],
    [{ name: "Ada", email: "" }, "Enter your email address."],
    [{ name: "Ada", email: "ada" }, "Enter an email address such as name@example.com."],
    [{ name: "Ada", email: `${"a".repeat(250)}@b.cd` }, "Use at most 254 characters."],
  ])("says what is wrong with %o and keeps what was typed", async (fields, error) => {
    const page = await browser.submit(await begin(), fields);
    expect(page.status).toBe(422);
    expect(page.text).toContain(error);
    expect(page.text).toContain(`value="${fields.name}"`);
    expect(page.text).toContain(`value="${fields.email}"`);
    expect(page.text.match(/aria-invalid/g)).toHaveLength(1);
    expect(page.text.match(/ autofocus/g)).toHaveLength(1);
    expect(await server.records.localAccounts.list()).toEqual([]);
  });

  it("shows a name as text, whatever is in it", async () => {
    const name = `<img src=x onerror="alert('1')"> & co`;
    const page = await browser.submit(await begin(), { name, email: "x" });
    expect(page.text).not.toContain("<img");
    expect(page.text).toContain(
      "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co",
    );
  });

  it.each(["https://evil.example", "null"])(
    "refuses a choice sent by a page of %s",
    async (origin) => {
      const chooser = await begin();
      const answer = await browser.request(chooser.url, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams({ name: "Eve", email: "eve@example.org" }),
      });
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.text)).toMatchObject({ type: "foreign-origin", status: 403 });
      expect(await server.records.localAccounts.list()).toEqual([]);
    },
  );

  it("takes a choice sent by its own page", async () => {
    const chooser = await begin();
    await browser.request(chooser.url, {
      method: "POST",
      headers: { origin: server.origin },
      body: new URLSearchParams({ name: "Ada", email: "ada@example.org" }),
    });
    expect(await server.records.localAccounts.list()).toHaveLength(1);
  });

  it("asks again when the account is not one of this machine, or the form is absurd", async () => {
    const chooser = await begin();
    expect((await browser.submit(chooser, { account: "nobody" })).status).toBe(200);
    const absurd = { name: "a".repeat(10_000), email: "ada@example.org" };
    expect((await browser.submit(chooser, absurd)).status).toBe(422);
  });

  it("has nothing from outside and no script of its own", async () => {
    const { text: page, headers } = await begin();
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(page).not.toMatch(/https?:\/\//);
    expect(page).not.toMatch(
      /<script(?! src="\/before-paint\.js"><\/script>)|<style|style=|\son\w+=/,
    );
    const [, styles = ""] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const sheet = await browser.request(styles);
    expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(sheet.text).not.toMatch(/url\(|@import/);
  });

  it("is over for whoever comes without its cookie", async () => {
    const { url } = await begin();
    const page = await new Browser(server.origin).open(url);
    expect(page.status).toBe(400);
    expect(page.text).toContain("This sign-in has ended");
  });
});

describe("the provider", () => {
  it("describes itself at the public address alone, by whichever name it is asked", async () => {
    const { port } = new URL(server.origin);
    const { text: metadata } = await answerTo(METADATA, { host: `127.0.0.1:${port}` });
    const addresses = metadata.match(/https?:\/\/[^/"]+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([server.origin]));
  });

  it("does not answer by a name that is not this machine's", async () => {
    expect(await answerTo(METADATA, { host: "evil.example:3000" })).toMatchObject({ status: 421 });
    expect(await answerTo(METADATA, { host: "localhost" })).toMatchObject({ status: 200 });
    expect(await answerTo(METADATA, { host: "127.0.0.1:3000" })).toMatchObject({ status: 200 });
  });

  it.each([
    ["forwarded", "for=192.0.2.7"],
    ["via", "1.1 proxy"],
    ["x-forwarded-for", "192.0.2.7"],
    ["x-forwarded-host", "localhost"],
    ["x-forwarded-proto", "https"],
    ["x-real-ip", "127.0.0.1"],
  ])("answers nothing that came through a proxy, which says so by %s", async (name, value) => {
    const chooser = new URL((await begin()).url).pathname;
    for (const path of [METADATA, chooser, "/identity/styles.css"]) {
      const { status, text: said } = await answerTo(path, {
        cookie: browser.cookies(path),
        [name]: value,
      });
      expect(status).toBe(421);
      expect(JSON.parse(said)).toMatchObject({
        type: "other-machine",
        detail: expect.stringContaining("OIDC_ISSUER"),
      });
    }
  });

  it("answers nothing in HTTP/1.0, which proxies speak and browsers do not", async () => {
    const { host, port } = new URL(server.origin);
    const socket = connect({ host: "127.0.0.1", port: Number(port) });
    socket.end(`GET ${METADATA} HTTP/1.0\r\nhost: ${host}\r\n\r\n`);
    expect(await text(socket)).toContain("HTTP/1.1 421 ");
  });

  it("begins no more than 300 sign-ins a minute, and goes on with those begun", async () => {
    const url = await authorizationUrl();
    const chooser = await browser.open(url);
    const stranger = new Browser(server.origin);
    let refused = 0;
    for (let more = 1; more < 303; more++) {
      if ((await stranger.request(url)).status === 429) refused += 1;
    }
    expect(refused).toBe(3);
    expect(JSON.parse((await stranger.request(url)).text)).toMatchObject({
      type: "too-many-requests",
    });
    expect((await browser.open(chooser.url)).status).toBe(200);
    server.now = new Date(server.now.getTime() + 1_000);
    expect((await stranger.request(url)).status).toBe(303);
  });

  it("forgets those nobody has gone on with when another begins", async () => {
    const url = await authorizationUrl();
    const chooser = await browser.open(url);
    const begun = `Interaction:${chooser.url.pathname.split("/").at(-1)}`;
    expect(await server.records.providerStates.find(begun)).toBeDefined();
    server.now = new Date(server.now.getTime() + 16 * 60_000);
    await new Browser(server.origin).request(url);
    expect(await server.records.providerStates.find(begun)).toBeUndefined();
  });

  it.each(["", "?client_id=sat-practice", "?client_id=sat-practice&claims=%7B&response_mode=x"])(
    "has nothing to go on with for a sign-in that never was%s",
    async (query) => {
      const page = await browser.request(`/identity/auth/never-was${query}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain("This sign-in has ended");
    },
  );

  it.each([
    ["response_type", "token"],
    ["response_type", "id_token"],
    ["response_type", "code id_token"],
    ["code_challenge", ""],
    ["code_challenge_method", "plain"],
  ])("gives out a code alone, to who can prove to have asked: %s %s", async (name, value) => {
    const url = new URL(await authorizationUrl());
    url.searchParams.set(name, value);
    const { url: end } = await browser.open(url, {}, (next) => next.pathname.includes("callback"));
    expect(end.href).toMatch(/[?#&]error=(unsupported_response_type|invalid_request)\b/);
  });

  it("sends nobody to an address that is not the app's", async () => {
    const url = new URL(await authorizationUrl());
    url.searchParams.set("redirect_uri", "http://localhost:1/steal");
    const page = await browser.request(url);
    expect(page.status).toBe(400);
    expect(page.headers.get("location")).toBeNull();
    expect(page.text).toContain("This sign-in has ended");
  });
});
