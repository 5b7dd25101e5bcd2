import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, LATER, MUCH_LATER, NOON } from "./builders.ts";

/** What every database must make of sessions, sign-ins under way, local accounts and what their provider remembers. */
export function signInConformance(records: () => Records): void {
  describe("sessions", () => sessions(records));
  describe("sign-ins under way", () => signInsUnderWay(records));
  describe("local accounts", () => localAccounts(records));
  describe("what the provider remembers", () => providerStates(records));
}

function sessions(records: () => Records): void {
  test("a session is found until it expires, and later once it is prolonged", async () => {
    const token = randomUUID();
    const session = { uid: await aLearner(records()), createdAt: NOON, expiresAt: LATER };
    await records().sessions.create(token, session);
    expect(await records().sessions.find(token, NOON)).toEqual({
      ...session,
      isOverhauled: false,
    });
    expect(await records().sessions.find(token, LATER)).toBeUndefined();
    await records().sessions.touch(token, MUCH_LATER);
    expect(await records().sessions.find(token, LATER)).toEqual({
      ...session,
      isOverhauled: false,
      expiresAt: MUCH_LATER,
    });
  });

  test("a removed or swept session is gone, another stays", async () => {
    const uid = await aLearner(records());
    const [removed, expired, kept] = [randomUUID(), randomUUID(), randomUUID()];
    await records().sessions.create(removed, { uid, createdAt: NOON, expiresAt: MUCH_LATER });
    await records().sessions.create(expired, { uid, createdAt: NOON, expiresAt: LATER });
    await records().sessions.create(kept, { uid, createdAt: NOON, expiresAt: MUCH_LATER });
    await records().sessions.remove(removed);
    await records().sessions.removeExpired(LATER);
    expect(await records().sessions.find(removed, NOON)).toBeUndefined();
    expect(await records().sessions.find(expired, NOON)).toBeUndefined();
    expect(await records().sessions.find(kept, NOON)).toBeDefined();
  });

  test("nobody gets a session without a user document", async () => {
    const session = { uid: "nobody", createdAt: NOON, expiresAt: LATER };
    await expect(records().sessions.create(randomUUID(), session)).rejects.toThrow();
  });
}

function signInsUnderWay(records: () => Records): void {
  const pending = {
    nonce: "n",
    codeVerifier: "v",
    mode: "popup",
    browserHash: "b",
    expiresAt: LATER,
  } as const;

  test("are handed out once, also to parallel callers", async () => {
    const state = randomUUID();
    await records().signIns.add(state, pending);
    const take = () => records().signIns.take(state, NOON);
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.filter((signIn) => signIn !== undefined)).toEqual([pending]);
  });

  test("are not handed out once expired, swept or unknown", async () => {
    const [expired, swept] = [randomUUID(), randomUUID()];
    await records().signIns.add(expired, pending);
    expect(await records().signIns.take(expired, LATER)).toBeUndefined();
    await records().signIns.add(swept, pending);
    await records().signIns.removeExpired(LATER);
    expect(await records().signIns.take(swept, NOON)).toBeUndefined();
    expect(await records().signIns.take("unknown", NOON)).toBeUndefined();
  });
}

function localAccounts(records: () => Records): void {
  test("are listed in the order they came, one an e-mail", async () => {
    const ada = { id: randomUUID(), name: "Ada", email: "ada@example.org" };
    const bob = { id: randomUUID(), name: "Bob", email: "bob@example.org" };
    expect(await records().localAccounts.add(bob, NOON)).toBe(true);
    expect(await records().localAccounts.add(ada, LATER)).toBe(true);
    expect(await records().localAccounts.add({ ...bob, id: randomUUID() }, LATER)).toBe(false);
    expect(await records().localAccounts.list()).toEqual([bob, ada]);
    expect(await records().localAccounts.find(ada.id)).toEqual(ada);
    expect(await records().localAccounts.find("unknown")).toBeUndefined();
  });
}

function providerStates(records: () => Records): void {
  const state = { payload: "{}", grantId: null, expiresAt: LATER };

  test("the first keys are everybody's, also of parallel callers", async () => {
    const { keys } = records();
    const name = randomUUID();
    const first = await Promise.all(["one", "two", "three"].map((made) => keys.first(name, made)));
    expect(new Set(first).size).toBe(1);
    expect(await keys.first(name, "late")).toBe(first[0]);
    expect(await keys.first(randomUUID(), "another's")).toBe("another's");
  });

  test("a state is kept, replaced, used up and removed", async () => {
    const { providerStates: states } = records();
    const name = randomUUID();
    await states.keep(name, state);
    await states.keep(name, { ...state, payload: "[]" });
    expect(await states.find(name)).toEqual({ payload: "[]", consumedAt: null });
    await states.consume(name, NOON);
    expect(await states.find(name)).toEqual({ payload: "[]", consumedAt: NOON });
    await states.remove(name);
    expect(await states.find(name)).toBeUndefined();
  });

  test("a grant goes with all that came of it, what has expired is swept, the rest stays", async () => {
    const { providerStates: states } = records();
    const [granted, expired, kept] = [randomUUID(), randomUUID(), randomUUID()];
    await states.keep(granted, { ...state, grantId: granted, expiresAt: MUCH_LATER });
    await states.keep(expired, state);
    await states.keep(kept, { ...state, expiresAt: MUCH_LATER });
    await states.removeGrant(granted);
    await states.removeExpired(LATER);
    expect(await states.find(granted)).toBeUndefined();
    expect(await states.find(expired)).toBeUndefined();
    expect(await states.find(kept)).toBeDefined();
  });
}
