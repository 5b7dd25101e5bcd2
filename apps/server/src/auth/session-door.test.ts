import { describe, expect, it } from "vitest";
import type { FoundSession, Sessions } from "../records/sessions.ts";
import { sessionDoor } from "./session-door.ts";

function sessionsInMemory(): Sessions {
  const kept = new Map<string, FoundSession>();
  return {
    create: async (hash, session) => void kept.set(hash, { ...session, isOverhauled: false }),
    find: async (hash) => kept.get(hash),
    touch: async () => undefined,
    remove: async (hash) => void kept.delete(hash),
    removeExpired: async () => undefined,
  };
}

describe("the session cookie over https", () => {
  const door = sessionDoor({
    sessions: sessionsInMemory(),
    clock: () => new Date("2026-11-20T12:00:00Z"),
    isSecure: true,
  });

  it("never travels in the open, and is this host's alone", async () => {
    expect(await door.open("ada", null)).toMatch(
      /^__Host-sat-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it("is not taken from a cookie of the plain name", async () => {
    const [cookie = ""] = (await door.open("ada", null)).split(";");
    expect(await door.admit(`theme=dark; ${cookie}`)).toEqual({ uid: "ada", isOverhauled: false });
    expect(await door.admit(cookie.replace("__Host-", ""))).toBeUndefined();
  });
});
