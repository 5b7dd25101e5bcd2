import "fake-indexeddb/auto";
import { waitFor } from "@testing-library/react";
import type { KeptModule } from "@sat/desk";
import { type ModuleWork, responseIn, responseOf, UNTOUCHED } from "@sat/item";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  clearLearnerShelf,
  deleteSentAnswers,
  emptyLearnerShelf,
  openLearnerShelf,
} from "../../../lib/storage.ts";
import { testCopies, workCopies } from "../../../question/offline/shelf-copies.ts";
import { aSitting } from "../../../test/sitting-server.ts";
import {
  forgetSitting,
  forgetWork,
  keepTest,
  keepWork,
  keptPlaces,
  keptTest,
  keptWork,
  restoreTests,
} from "./module-shelf.ts";

const UID = "ada";
const PLACE = { uid: UID, id: "sitting-1", number: 1 };

/** Answers to the first questions, each a second after the one before. */
function answering(...letters: readonly ("A" | "B" | "C")[]): ModuleWork {
  return {
    questions: letters.map((letter, index) => ({
      ...UNTOUCHED,
      changes: [{ at: 1000 * (index + 1), response: responseOf(letter) }],
    })),
  };
}

function aKeptModule(work: ModuleWork, change: Partial<KeptModule> = {}): KeptModule {
  const phase = "working" as const;
  const elapsed = 1000 * work.questions.length;
  const current = work.questions.length - 1;
  const rest = { wall: null, isReviewing: false, isHandedIn: false, isDelivered: false };
  return { phase, work, elapsed, current, ...rest, ...change };
}

function keepModule(number = 1): void {
  const { id, modules } = aSitting();
  const module = { number, state: "running", elapsed: 0, left: null, limit: null } as const;
  keepTest(UID, {
    sitting: { ...aSitting(), id, modules },
    module: { ...module, section: "Math", questions: [], work: { questions: [] } },
  });
}

const answered = () => keptWork(PLACE)?.work.questions.map(responseIn);
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** What was called is done in its order, and each copy is on the disk before the next. */
async function copied(): Promise<void> {
  await testCopies.all(UID);
  await workCopies.all(UID);
}

/** A browser that is killed loses what its shelf has not been given for long. */
async function kill(): Promise<void> {
  await copied();
  localStorage.clear();
}

afterEach(async () => {
  openLearnerShelf(UID);
  emptyLearnerShelf(UID);
  await waitFor(async () => expect(await names()).toEqual([]));
});

describe("a browser that was killed", () => {
  it("has the module, and all that was done in it", async () => {
    keepModule();
    keepWork(PLACE, aKeptModule(answering("A")));
    keepWork(PLACE, aKeptModule(answering("A", "B"), { isHandedIn: true, phase: "closed" }));
    await kill();
    expect(keptTest(UID, PLACE.id)).toBeUndefined();
    expect(keptPlaces(UID)).toEqual([]);
    await restoreTests(UID);
    expect(keptTest(UID, PLACE.id)?.module.number).toBe(1);
    expect(keptPlaces(UID)).toEqual([PLACE]);
    expect(keptWork(PLACE)).toMatchObject({ current: 1, isHandedIn: true, phase: "closed" });
    expect(answered()).toEqual([responseOf("A"), responseOf("B")]);
  });

  it("goes on where it was, though its shelf knows of an earlier time", async () => {
    keepModule();
    keepWork(PLACE, aKeptModule(answering("A")));
    const earlier = Object.entries(localStorage);
    keepModule(2);
    keepWork(PLACE, aKeptModule(answering("A", "B")));
    await kill();
    for (const [key, value] of earlier) localStorage.setItem(key, String(value));
    await restoreTests(UID);
    expect(answered()).toEqual([responseOf("A"), responseOf("B")]);
    expect(keptWork(PLACE)?.current).toBe(1);
    expect(keptTest(UID, PLACE.id)?.module.number).toBe(2);
  });

  it("knows that the module was handed in, though its shelf has all that was done", async () => {
    keepWork(PLACE, aKeptModule(answering("A")));
    const earlier = Object.entries(localStorage);
    keepWork(PLACE, aKeptModule(answering("A"), { isHandedIn: true, phase: "closed" }));
    await kill();
    for (const [key, value] of earlier) localStorage.setItem(key, String(value));
    await restoreTests(UID);
    expect(keptWork(PLACE)).toMatchObject({ isHandedIn: true, phase: "closed" });
  });

  it("has nothing back that was forgotten", async () => {
    keepModule();
    keepWork(PLACE, aKeptModule(answering("A")));
    forgetWork(PLACE, answering("A"));
    await kill();
    await restoreTests(UID);
    expect(keptPlaces(UID)).toEqual([]);
    expect(keptTest(UID, PLACE.id)).toBeUndefined();
  });

  it("has nothing back of a sitting that was discarded, and all of another", async () => {
    const other = { ...PLACE, id: "sitting-2" };
    keepModule();
    for (const place of [PLACE, { ...PLACE, number: 2 }, other])
      keepWork(place, aKeptModule(answering("A")));
    forgetSitting(UID, PLACE.id);
    await kill();
    await restoreTests(UID);
    expect(keptTest(UID, PLACE.id)).toBeUndefined();
    expect(keptPlaces(UID)).toEqual([other]);
  });
});

it("leaves alone a shelf that has all of the copy, and more", async () => {
  keepWork(PLACE, aKeptModule(answering("A")));
  await copied();
  const full = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepWork(PLACE, aKeptModule(answering("A", "B")));
  await copied();
  full.mockRestore();
  await restoreTests(UID);
  expect(keptWork(PLACE)?.current).toBe(1);
});

it("keeps what another page has done beside what was delivered, and forgets the rest", () => {
  keepModule();
  keepWork(PLACE, aKeptModule(answering("A", "C")));
  forgetWork(PLACE, answering("A"));
  expect(answered()).toEqual([responseOf("A"), responseOf("C")]);
  expect(keptTest(UID, PLACE.id)).toBeUndefined();
  forgetWork(PLACE, answering("A", "C"));
  expect(keptPlaces(UID)).toEqual([]);
});

describe("where nothing can be copied", () => {
  it.each([
    ["there is no such storage", undefined],
    ["it is forbidden", { open: () => refuse() }],
    ["it never answers", { open: () => new EventTarget() }],
  ])("all is on the shelf, if %s", async (_, storage) => {
    vi.useFakeTimers();
    vi.stubGlobal("indexedDB", storage);
    const place = { ...PLACE, uid: "without" };
    keepWork(place, aKeptModule(answering("A", "B")));
    const restored = restoreTests("without");
    await vi.runAllTimersAsync();
    await restored;
    expect(keptWork(place)?.work).toEqual(answering("A", "B"));
    vi.unstubAllGlobals();
    vi.useRealTimers();
    localStorage.clear();
  });
});

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

describe("at the end of a session", () => {
  it("the module is gone, and what is yet to be delivered stays, in both places", async () => {
    keepModule();
    keepWork(PLACE, aKeptModule(answering("A")));
    await copied();
    clearLearnerShelf(UID);
    deleteSentAnswers(UID);
    await waitFor(async () => expect(await names()).toEqual([`sat:test-work:${UID}`]));
    expect(keptTest(UID, PLACE.id)).toBeUndefined();
    localStorage.clear();
    await restoreTests(UID);
    expect(answered()).toEqual([responseOf("A")]);
  });

  it("nothing is left where all was delivered, and nothing comes any more", async () => {
    keepModule();
    keepWork(PLACE, aKeptModule(answering("A")));
    forgetWork(PLACE, answering("A"));
    await copied();
    clearLearnerShelf(UID);
    deleteSentAnswers(UID);
    keepModule();
    await waitFor(async () => expect(await names()).toEqual([]));
  });

  it("all is gone with the account", async () => {
    keepModule();
    keepWork(PLACE, aKeptModule(answering("A")));
    await copied();
    emptyLearnerShelf(UID);
    await waitFor(async () => expect(await names()).toEqual([]));
    await restoreTests(UID);
    expect(keptPlaces(UID)).toEqual([]);
  });
});
