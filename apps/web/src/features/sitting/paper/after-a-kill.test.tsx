import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emptyLearnerShelf } from "../../../lib/storage.ts";
import { workCopies } from "../../../question/offline/shelf-copies.ts";
import { aBooklet } from "../../../test/a-booklet.ts";
import { aLearner } from "../../../test/question-server.ts";
import { REPORT } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";
import { forgetEntered } from "./entered-answers.ts";

const LEARNER = aLearner();
const { uid } = LEARNER;

function open() {
  return visitAs(LEARNER, "/test-answers?id=sitting-1", {
    "GET /api/sittings/{id}/booklet": () => aBooklet(),
    "GET /api/sittings/{id}/report": () => REPORT,
  });
}

async function bubble(name: string, question = "Question 2") {
  const module = await screen.findByRole("region", { name: "Section 1, Module 1: Math" });
  const row = within(module).getByRole("radiogroup", { name: question });
  return within(row).getByRole<HTMLInputElement>("radio", { name });
}

/** A browser that is killed has its shelf from some time before. */
async function kill(shelf: readonly (readonly [string, unknown])[] = []): Promise<void> {
  await workCopies.all(uid);
  cleanup();
  localStorage.clear();
  for (const [key, value] of shelf) localStorage.setItem(key, String(value));
}

afterEach(async () => {
  cleanup();
  emptyLearnerShelf(uid);
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

it("a browser that was killed has all that was copied", async () => {
  open();
  fireEvent.click(await bubble("C"));
  const earlier = Object.entries(localStorage);
  fireEvent.click(await bubble("D"));
  await kill(earlier);
  open();
  const last = await bubble("D");
  await waitFor(() => expect(last.checked).toBe(true));
});

it("what is copied while that is looked for stands beside it", async () => {
  open();
  for (const name of ["A", "B", "C"]) fireEvent.click(await bubble(name));
  await kill();
  const { all } = workCopies;
  const found = Promise.withResolvers<void>();
  const looking = vi.spyOn(workCopies, "all").mockImplementation(async (asked) => {
    const there = await all(asked);
    await found.promise;
    return there;
  });
  open();
  fireEvent.click(await bubble("C", "Question 1"));
  found.resolve();
  const last = await bubble("C");
  await waitFor(() => expect(last.checked).toBe(true));
  expect((await bubble("C", "Question 1")).checked).toBe(true);
  looking.mockRestore();
});

it("nothing comes back of what was handed in", async () => {
  open();
  fireEvent.click(await bubble("C"));
  forgetEntered(uid, "sitting-1");
  await kill();
  expect(await workCopies.all(uid)).toEqual([]);
});
