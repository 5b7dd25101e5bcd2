import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createSignIn } from "./sign-in.ts";
import { Browser, type Page } from "./testing/browser.ts";
import { hashToken } from "./tokens.ts";
import { type SignInServer, startSignInServer } from "./testing/sign-in-server.ts";

const ADA = { name: "Ada Lovelace", email: "ada@example.org" };
const DAY = 86_400_000;
const Started = z.object({ url: z.url() });

let server: SignInServer;

beforeEach(async () => {
  server = await startSignInServer();
});

afterEach(() => server.close());

function isCallback(url: URL): boolean {
  return url.pathname === "/api/sign-in/callback";
}

function isLastPage(url: URL): boolean {
  return url.pathname.endsWith(".html") || url.pathname === "/login";
}

/** Begins a sign-in and goes to the chooser. */
async function begin(browser: Browser, query = ""): Promise<Page> {
  const { text } = await browser.request(`/api/sign-in${query}`, { method: "POST" });
  return browser.open(Started.parse(JSON.parse(text)).url);
}

/** Goes through a whole sign-in; where it ends. */
async function signIn(browser: Browser, fields: Record<string, string> = ADA): Promise<string> {
  const end = await browser.submit(await begin(browser), fields, isLastPage);
  return end.url.pathname + end.url.search;
}

/** Goes to the callback by hand; where that ends. */
async function finish(browser: Browser, callback: URL): Promise<string> {
  const end = await browser.open(callback, {}, isLastPage);
  return end.url.pathname + end.url.search;
}

function admit(browser: Browser) {
  return server.signIn.admit(browser.cookies());
}

async function userOf(browser: Browser) {
  const admission = await admit(browser);
  const stored = await server.records.users.find(admission?.uid ?? "");
  return stored?.user;
}

describe("signing in", () => {
  it("ends signed in, with a new user document", async () => {
    const browser = new Browser(server.origin);
    expect(await signIn(browser)).toBe("/sign-in-finished.html?outcome=signed-in");
    expect(await userOf(browser)).toMatchObject({
      email: "ada@example.org",
      displayName: "Ada Lovelace",
      photoURL: null,
      emailVerified: false,
      joinDate: server.now.toISOString(),
      lastLoginDate: server.now.toISOString(),
      preferences: { defaultSection: "Reading", timerEnabled: true },
      stats: { totalQuestions: 0 },
    });
    expect(server.reports).toEqual([]);
    expect(server.welcomed).toEqual([(await userOf(browser))?.uid]);
  });

  it("gives the browser a pass when it begins, and a better one when it has come off", async () => {
    const browser = new Browser(server.origin);
    const { passes } = server.signIn;
    const chooser = await begin(browser);
    const visitor = passes.read(browser.cookies());
    expect(visitor).toMatchObject({ isKnown: false });
    await begin(browser);
    expect(passes.read(browser.cookies())).toEqual(visitor);
    await browser.submit(chooser, { cancel: "yes" }, isLastPage);
    expect(passes.read(browser.cookies())).toEqual(visitor);
    await signIn(browser);
    expect(passes.read(browser.cookies())).toMatchObject({ isKnown: true });
  });

  it("goes back to the page it began on when the whole page was sent", async () => {
    const browser = new Browser(server.origin);
    const chooser = await begin(browser, "?redirect");
    const end = await browser.submit(chooser, ADA, isLastPage);
    expect(end.url.pathname + end.url.search).toBe("/login?outcome=signed-in");
    expect(await admit(browser)).toBeDefined();
  });

  it("knows the same learner again, by a click", async () => {
    const first = new Browser(server.origin);
    await signIn(first);
    const second = new Browser(server.origin);
    const chooser = await begin(second);
    const [, account = ""] = /name="account"\s+value="([^"]+)"/.exec(chooser.text) ?? [];
    expect(chooser.text).toContain("Ada Lovelace");
    await second.submit(chooser, { account }, isLastPage);
    expect(await admit(second)).toEqual(await admit(first));
  });

  it("knows the same learner by the e-mail typed again", async () => {
    const first = new Browser(server.origin);
    await signIn(first);
    const second = new Browser(server.origin);
    await signIn(second, { name: "Ada", email: " ADA@example.org" });
    expect(await admit(second)).toEqual(await admit(first));
  });

  it("asks which account each time, and keeps two learners apart", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const ada = await admit(browser);
    await signIn(browser, { name: "Grace Hopper", email: "grace@example.org" });
    expect(await userOf(browser)).toMatchObject({ displayName: "Grace Hopper" });
    expect(await admit(browser)).not.toEqual(ada);
  });

  it("refreshes the last sign-in and nothing else of the learner's", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const before = await userOf(browser);
    server.now = new Date(server.now.getTime() + DAY);
    await signIn(browser);
    expect(await userOf(browser)).toEqual({ ...before, lastLoginDate: server.now.toISOString() });
  });

  it("leaves a display name that the learner changed", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const { uid = "" } = (await admit(browser)) ?? {};
    await server.records.users.rename(uid, "Countess");
    await signIn(browser);
    expect(await userOf(browser)).toMatchObject({ displayName: "Countess" });
  });

  it("lets two windows of one browser sign in side by side", async () => {
    const browser = new Browser(server.origin);
    const [first, second] = [await begin(browser), await begin(browser)];
    const ends = [
      await browser.submit(first, ADA, isLastPage),
      await browser.submit(second, { cancel: "yes" }, isLastPage),
    ];
    expect(ends.map(({ url }) => url.searchParams.get("outcome"))).toEqual([
      "signed-in",
      "cancelled",
    ]);
  });

  it("gives every sign-in a session of its own and ends the one before", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const before = browser.cookies();
    await signIn(browser);
    expect(browser.cookies()).not.toBe(before);
    expect(await server.signIn.admit(before)).toBeUndefined();
  });
});

describe("a sign-in that does not come about", () => {
  it("ends cancelled when the learner turns back", async () => {
    const browser = new Browser(server.origin);
    expect(await signIn(browser, { cancel: "yes" })).toBe(
      "/sign-in-finished.html?outcome=cancelled",
    );
    expect(await admit(browser)).toBeUndefined();
  });

  it("ends on the sign-in page when the whole page was sent and the learner turns back", async () => {
    const browser = new Browser(server.origin);
    const end = await browser.submit(
      await begin(browser, "?redirect"),
      { cancel: "y" },
      isLastPage,
    );
    expect(end.url.pathname + end.url.search).toBe("/login?outcome=cancelled");
  });

  it("fails with a state that was never given out", async () => {
    const browser = new Browser(server.origin);
    const { url } = await browser.submit(await begin(browser), ADA, isCallback);
    url.searchParams.set("state", "forged");
    expect(await finish(browser, url)).toBe("/sign-in-finished.html?outcome=failed");
    expect(await admit(browser)).toBeUndefined();
  });

  it("fails with the code of another sign-in", async () => {
    const browser = new Browser(server.origin);
    const first = await browser.submit(await begin(browser), ADA, isCallback);
    const second = await browser.submit(await begin(browser), ADA, isCallback);
    second.url.searchParams.set("code", first.url.searchParams.get("code") ?? "");
    expect(await finish(browser, second.url)).toBe("/sign-in-finished.html?outcome=failed");
    expect(await admit(browser)).toBeUndefined();
  });

  it("fails when the answer is sent again", async () => {
    const browser = new Browser(server.origin);
    const { url } = await browser.submit(await begin(browser), ADA, isCallback);
    expect(await finish(browser, url)).toContain("signed-in");
    expect(await finish(new Browser(server.origin), url)).toContain("failed");
    expect(await finish(browser, url)).toContain("failed");
  });

  it.each([true, false])("fails in another browser, itself signing in: %s", async (isSigningIn) => {
    const browser = new Browser(server.origin);
    const other = new Browser(server.origin);
    if (isSigningIn) await begin(other);
    const { url } = await browser.submit(await begin(browser), ADA, isCallback);
    expect(await finish(other, url)).toContain("failed");
    expect(await admit(other)).toBeUndefined();
  });

  it("fails when it took too long", async () => {
    const browser = new Browser(server.origin);
    const { url } = await browser.submit(await begin(browser), ADA, isCallback);
    server.now = new Date(server.now.getTime() + 15 * 60_000);
    expect(await finish(browser, url)).toContain("failed");
    expect(await admit(browser)).toBeUndefined();
  });

  it("is refused, in the product's words, while the identity provider is away", async () => {
    const reports: unknown[] = [];
    const away = await createSignIn({
      rateLimits: true,
      records: server.records,
      clock: () => server.now,
      publicUrl: new URL(server.origin),
      issuer: { issuer: "https://127.0.0.1:1", clientId: "id", clientSecret: "secret" },
      report: (error) => reports.push(error),
      welcome: (uid) => server.welcomed.push(uid),
    });
    const request = new Request(new URL("/api/sign-in", server.origin), { method: "POST" });
    await expect(away.start({ mode: "popup" }, request)).rejects.toThrow(
      "An error occurred during sign-in. Please try again.",
    );
    expect(reports).toHaveLength(1);
  });

  it("says why to the log, not to the browser", async () => {
    const browser = new Browser(server.origin);
    await finish(browser, new URL("/api/sign-in/callback?code=a&state=b", server.origin));
    expect(String(server.reports[0])).toContain("No such sign-in is under way");
  });
});

describe("a session", () => {
  it("ends at sign-out, also for whoever kept the cookie", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const kept = browser.cookies();
    const { status } = await browser.request("/api/sign-out", { method: "POST" });
    expect(status).toBe(204);
    expect(browser.cookies()).not.toContain("sat-session");
    expect(await server.signIn.admit(kept)).toBeUndefined();
  });

  it("lasts thirty days from its last use", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    server.now = new Date(server.now.getTime() + 29 * DAY);
    const [, token] = /(sat-session=[\w-]+)/.exec(browser.cookies()) ?? [];
    expect((await admit(browser))?.setCookie).toBe(
      `${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    server.now = new Date(server.now.getTime() + 29 * DAY);
    expect(await admit(browser)).toBeDefined();
    server.now = new Date(server.now.getTime() + 30 * DAY);
    expect(await admit(browser)).toBeUndefined();
  });

  it("is renewed at most once a day", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const renewals = [];
    for (let hour = 0; hour < 48; hour += 6) {
      renewals.push((await admit(browser))?.setCookie !== undefined);
      server.now = new Date(server.now.getTime() + DAY / 4);
    }
    expect(renewals.filter(Boolean)).toHaveLength(1);
  });

  it("is kept by its hash alone", async () => {
    const browser = new Browser(server.origin);
    await signIn(browser);
    const [, token = ""] = /sat-session=([\w-]+)/.exec(browser.cookies()) ?? [];
    expect(await server.records.sessions.find(token, server.now)).toBeUndefined();
    expect(await server.records.sessions.find(hashToken(token), server.now)).toBeDefined();
  });

  it("is nobody's without a cookie, or with one nobody gave out", async () => {
    for (const header of [undefined, "", "sat-session=", "sat-session=x", "other=1; sat-session"]) {
      expect(await server.signIn.admit(header)).toBeUndefined();
    }
  });
});
