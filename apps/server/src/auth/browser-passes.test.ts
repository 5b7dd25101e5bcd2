import { describe, expect, test } from "vitest";
import { browserPasses } from "./browser-passes.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const DAY = 86_400_000;

function passesOf({ secret = "secret", now = NOON, isSecure = false } = {}) {
  return browserPasses({ secret, clock: () => now, isSecure });
}

/** What a browser sends back of what it was given. */
const sent = (setCookie: string) => setCookie.split(";")[0] ?? "";

describe("a browser's pass", () => {
  test("tells the same browser again, whichever process reads it", () => {
    const cookie = sent(passesOf().forVisitor());
    const pass = passesOf().read(`theme=dark; ${cookie}`);
    expect(pass).toMatchObject({ isKnown: false });
    expect(passesOf().read(cookie)).toEqual(pass);
    expect(passesOf().read(sent(passesOf().forVisitor()))).not.toEqual(pass);
  });

  test("tells the browser that somebody has signed in with, for half a year", () => {
    const cookie = sent(passesOf().forKnown("ada"));
    const after = (days: number) =>
      passesOf({ now: new Date(NOON.getTime() + days * DAY) }).read(cookie);
    expect(after(179.9)).toMatchObject({ isKnown: true });
    expect(after(180)).toBeUndefined();
  });

  test("is one and the same for all that a learner signs in with, and does not name them", () => {
    const [cookie, later] = [NOON, new Date(NOON.getTime() + DAY)].map((now) =>
      sent(passesOf({ now }).forKnown("ada")),
    );
    expect(passesOf().read(later)).toEqual(passesOf().read(cookie));
    expect(passesOf().read(sent(passesOf().forKnown("bob")))).not.toEqual(passesOf().read(cookie));
    expect(cookie).not.toContain("ada");
  });

  test("of a visitor is good for an hour", () => {
    const cookie = sent(passesOf().forVisitor());
    const after = (hours: number) =>
      passesOf({ now: new Date(NOON.getTime() + (hours * DAY) / 24) }).read(cookie);
    expect(after(0.99)).toBeDefined();
    expect(after(1)).toBeUndefined();
  });

  test("is none when it is made up, changed, or of another server", () => {
    const cookie = sent(passesOf().forVisitor());
    const [, token = "", signature = ""] = /\.([\w-]{43})\.([\w-]{43})$/.exec(cookie) ?? [];
    const changed = [
      cookie.replace("visitor", "known"),
      cookie.replace(/\.\d/, ".9"),
      cookie.replace(token, "x".repeat(43)),
      cookie.replace(signature, "x".repeat(43)),
      cookie.slice(0, -1),
      "sat-browser=",
      "",
    ];
    for (const other of changed) expect(passesOf().read(other)).toBeUndefined();
    expect(passesOf({ secret: "other" }).read(cookie)).toBeUndefined();
  });

  test("does not show who holds it to whoever reads what is kept", () => {
    const cookie = sent(passesOf().forVisitor());
    expect(cookie).not.toContain(passesOf().read(cookie)?.holder);
  });

  test("over https never travels in the open, and is this host's alone", () => {
    expect(passesOf({ isSecure: true }).forKnown("ada")).toMatch(
      /^__Host-sat-browser=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});
