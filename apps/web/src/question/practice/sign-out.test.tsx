import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { aUser } from "../../test/a-user.ts";
import { NOBODY } from "../../test/fake-api.ts";
import { visitAs } from "../../test/visit.tsx";
import { offlineKit } from "../offline/late-offline-kit.ts";
import { workCopies } from "../offline/shelf-copies.ts";

// The page does not come to rest, and nothing of what was lost is put back.
vi.mock("../../lib/idle.ts", () => ({ whenIdle: () => {} }));

const { uid } = aUser();
const WORK = "test-work:sitting-1/1";
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

async function signOut() {
  const page = visitAs(aUser(), "/dashboard", { "POST /api/sign-out": () => undefined });
  fireEvent.click(await screen.findByRole("button", { name: "Your account" }));
  const button = await screen.findByRole("button", { name: "Sign Out" });
  page.api.answer(NOBODY);
  fireEvent.click(button);
  await screen.findByRole("button", { name: "Continue with Google" });
}

it("leaves the copy of work on a test that a killed browser has not put back", async () => {
  learnerShelf(uid).write(WORK, { work: "all of it" });
  await workCopies.copy(uid, WORK);
  localStorage.clear();
  const deleted = vi.spyOn(indexedDB, "deleteDatabase");
  await signOut();
  // The sign-out has looked at them by then.
  await offlineKit.load();
  expect(await workCopies.all(uid)).toEqual([{ key: WORK, value: { work: "all of it" } }]);
  expect(deleted).not.toHaveBeenCalledWith(`sat:test-work:${uid}`);
  deleted.mockRestore();
});

it("deletes the copies where all was sent", async () => {
  await workCopies.copy(uid, WORK);
  expect(await databases()).toContain(`sat:test-work:${uid}`);
  await signOut();
  await waitFor(async () => expect(await databases()).toEqual([]));
});
