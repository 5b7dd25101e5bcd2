import { afterEach, expect, it } from "vitest";
import { aUser } from "../test/a-user.ts";
import { dropKeptUser, isUserKept, keepUser, keptUser } from "./kept-user.ts";
import { deviceShelf } from "./storage.ts";

afterEach(() => localStorage.clear());

it("is the user document as it was kept", () => {
  keepUser(aUser());
  expect(keptUser()).toEqual(aUser());
  dropKeptUser();
  expect(keptUser()).toBeUndefined();
});

it("is the document that was kept before forms had numbers", () => {
  deviceShelf.write("user", aUser());
  expect(keptUser()).toEqual(aUser());
});

it.each([
  ["another version's", { version: 99, kept: aUser() }],
  ["none", { version: 1, kept: 7 }],
  ["damaged", { ...aUser(), preferences: undefined }],
  ["without a name of its own", { ...aUser(), uid: undefined }],
])("is dropped when it is %s, though one is kept", (_, there) => {
  deviceShelf.write("user", there);
  expect(keptUser()).toBeUndefined();
  expect(isUserKept()).toBe(true);
});
