import { afterEach, expect, it } from "vitest";
import { aUser } from "../test/a-user.ts";
import { isUserKept, keepUser, keptUser } from "./kept-user.ts";
import { deviceShelf } from "./storage.ts";

afterEach(() => localStorage.clear());

it("is the user document as it was kept", () => {
  keepUser(aUser());
  expect(keptUser()).toEqual(aUser());
});

it.each([
  ["a name that is none", { displayName: 7 }],
  ["a photo that is none", { photoURL: {} }],
  ["no preferences", { preferences: undefined }],
  ["an unknown section", { preferences: { ...aUser().preferences, defaultSection: "History" } }],
  [
    "a switch that is neither on nor off",
    { preferences: { ...aUser().preferences, timerEnabled: 1 } },
  ],
  ["a count below nought", { stats: { ...aUser().stats, currentStreak: -1 } }],
])("is dropped when it has %s, though one is kept", (_, damage) => {
  deviceShelf.write("user", { ...aUser(), ...damage });
  expect(keptUser()).toBeUndefined();
  expect(isUserKept()).toBe(true);
});
