import { DEFAULT_PREFERENCES, EMPTY_STATS, type Plan } from "@sat/contract";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anIdentity, LATER, NOON } from "./builders.ts";

const PLAN: Plan = { testDate: null, goal: 1300, days: [1, 3, 6], minutesADay: 30 };

/** What every database must make of the user documents. */
export function usersConformance(records: () => Records): void {
  describe("users at a sign-in", () => signingIn(records));
  describe("users that change", () => changing(records));
}

function signingIn(records: () => Records): void {
  test("the first sign-in makes the document with the defaults", async () => {
    const identity = anIdentity({ photoURL: "https://example.org/ada.png" });
    await records().users.signIn(identity, NOON);
    expect(await records().users.find(identity.uid)).toEqual({
      user: {
        ...identity,
        joinDate: NOON.toISOString(),
        lastLoginDate: NOON.toISOString(),
        preferences: DEFAULT_PREFERENCES,
        stats: EMPTY_STATS,
      },
      lastDay: null,
    });
  });

  test("a later sign-in refreshes what the provider tells and keeps the rest", async () => {
    const identity = anIdentity({ emailVerified: false });
    await records().users.signIn(identity, NOON);
    await records().users.mergePreferences(identity.uid, { timerEnabled: false });
    const told = { displayName: "Ada L.", photoURL: "https://a.example/p", emailVerified: true };
    const { user } = await records().users.signIn({ ...identity, ...told }, LATER);
    expect(user).toMatchObject({
      ...told,
      joinDate: NOON.toISOString(),
      lastLoginDate: LATER.toISOString(),
      preferences: { ...DEFAULT_PREFERENCES, timerEnabled: false },
    });
  });

  test("a name the learner chose survives the next sign-in", async () => {
    const identity = anIdentity();
    await records().users.signIn(identity, NOON);
    await records().users.rename(identity.uid, "Countess");
    const { user } = await records().users.signIn(identity, LATER);
    expect(user.displayName).toBe("Countess");
  });

  test("parallel first sign-ins of one learner make one document", async () => {
    const identity = anIdentity();
    const signIn = () => records().users.signIn(identity, NOON);
    const all = await Promise.all(Array.from({ length: 8 }, signIn));
    expect(new Set(all.map(({ user }) => user.uid))).toEqual(new Set([identity.uid]));
  });
}

function changing(records: () => Records): void {
  test("parallel changes of different preferences are all kept", async () => {
    const uid = await aLearner(records());
    await Promise.all([
      records().users.mergePreferences(uid, { defaultSection: "Mixed" }),
      records().users.mergePreferences(uid, { defaultDifficulty: "Hard" }),
      records().users.mergePreferences(uid, { timerEnabled: false }),
      records().users.mergePreferences(uid, { notificationsEnabled: true }),
      records().users.mergePreferences(uid, { showExplanationsImmediately: false }),
      records().users.mergePreferences(uid, { feedbackStyle: "brief" }),
      records().users.mergePreferences(uid, { adaptiveDifficulty: true }),
      records().users.mergePreferences(uid, { adaptiveProposed: true }),
      records().users.mergePreferences(uid, { gameElements: false }),
      records().users.mergePreferences(uid, { plan: PLAN }),
      records().users.mergePreferences(uid, { planProposed: true }),
      records().users.mergePreferences(uid, { reminderHour: 7 }),
    ]);
    expect((await records().users.find(uid))?.user.preferences).toEqual({
      defaultSection: "Mixed",
      defaultDifficulty: "Hard",
      timerEnabled: false,
      notificationsEnabled: true,
      showExplanationsImmediately: false,
      feedbackStyle: "brief",
      adaptiveDifficulty: true,
      adaptiveProposed: true,
      gameElements: false,
      plan: PLAN,
      planProposed: true,
      reminderHour: 7,
    });
  });

  test("a plan takes the place of the one before as a whole, and can be taken back", async () => {
    const uid = await aLearner(records());
    const planOf = async () => (await records().users.find(uid))?.user.preferences.plan;
    await records().users.mergePreferences(uid, { plan: PLAN });
    const later = { ...PLAN, testDate: "2027-03-13", goal: null };
    await records().users.mergePreferences(uid, { plan: later });
    expect(await planOf()).toEqual(later);
    await records().users.mergePreferences(uid, { plan: null });
    expect(await planOf()).toBeNull();
  });

  test("a change to nobody finds nobody", async () => {
    expect(await records().users.find("nobody")).toBeUndefined();
    expect(await records().users.rename("nobody", "X")).toBeUndefined();
    expect(await records().users.mergePreferences("nobody", {})).toBeUndefined();
  });
}
