import { mkdtemp, rm } from "node:fs/promises";
import { request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  const { text } = await browser.request("/api/sign-in", { method: "POST" });
  return browser.open(z.object({ url: z.url() }).parse(JSON.parse(text)).url);
}

/** The status of a request that names the server so. */
function statusFor(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    const asked = send({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
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
  const { text } = await visitor.request("/api/sign-in", { method: "POST" });
  const { url } = z.object({ url: z.url() }).parse(JSON.parse(text));
  const chooser = await visitor.open(url);
  database.lose("writes");
  expect((await visitor.open(url)).status).toBe(503);
  const choice = await visitor.submit(chooser, { name: "Ada", email: "ada@example.org" });
  expect(choice.status).toBe(503);
  await full.close();
});

describe("the chooser", () => {
  it("offers a form alone on a new machine, and the accounts once there are some", async () => {
    const first = await begin();
    expect(first.text).toContain("Create an account");
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
    const { text, headers } = await begin();
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).not.toMatch(/https?:\/\//);
    expect(text).not.toMatch(
      /<script(?! src="\/before-paint\.js"><\/script>)|<style|style=|\son\w+=/,
    );
    const [, styles = ""] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
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
  it("describes itself at the public address alone, whatever a request claims", async () => {
    const { text } = await browser.request("/identity/.well-known/openid-configuration", {
      headers: { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" },
    });
    const addresses = text.match(/https?:\/\/[^/"]+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set([server.origin]));
  });

  it("does not answer by a name that is not this machine's", async () => {
    const path = "/identity/.well-known/openid-configuration";
    expect(await statusFor("evil.example:3000", path)).toBe(421);
    expect(await statusFor("localhost", path)).toBe(200);
    expect(await statusFor("127.0.0.1:3000", path)).toBe(200);
  });

  it.each(["", "?client_id=sat-practice", "?client_id=sat-practice&claims=%7B&response_mode=x"])(
    "has nothing to go on with for a sign-in that never was%s",
    async (query) => {
      const page = await browser.request(`/identity/auth/never-was${query}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain("This sign-in has ended");
    },
  );

  it("sends nobody to an address that is not the app's", async () => {
    const started = await browser.request("/api/sign-in", { method: "POST" });
    const url = new URL(z.object({ url: z.url() }).parse(JSON.parse(started.text)).url);
    url.searchParams.set("redirect_uri", "http://localhost:1/steal");
    const page = await browser.request(url);
    expect(page.status).toBe(400);
    expect(page.headers.get("location")).toBeNull();
    expect(page.text).toContain("This sign-in has ended");
  });
});
