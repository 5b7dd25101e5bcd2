import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { learnerShelf, UNSENT_PAPER } from "../../../lib/storage.ts";
import { aBooklet } from "../../../test/a-booklet.ts";
import { loseConnection, refuse } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { REPORT } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

const LEARNER = aLearner();
const REPORTED = { ...REPORT, mode: "paper" as const };

function open(handlers = {}) {
  return visitAs(LEARNER, "/test-answers?id=sitting-1", {
    "GET /api/sittings/{id}/booklet": () => aBooklet(),
    "GET /api/sittings/{id}/report": () => REPORTED,
    "POST /api/sittings/{id}/answers": () => REPORTED,
    ...handlers,
  });
}

const rows = () => screen.findByRole("region", { name: "Section 1, Module 1: Math" });
const letter = async (question: string, name: string) =>
  within(
    within(await rows()).getByRole("radiogroup", { name: question }),
  ).getByRole<HTMLInputElement>("radio", { name });
const copied = () => learnerShelf(LEARNER.uid).keys(UNSENT_PAPER);

async function ask() {
  fireEvent.click(screen.getByRole("button", { name: "Enter Answers" }));
  return within(await screen.findByRole("dialog", { name: "Enter Answers" }));
}

const confirm = (dialog: Awaited<ReturnType<typeof ask>>) =>
  fireEvent.click(dialog.getByRole("button", { name: "Enter Answers" }));

/** What another page of this browser does to what has been copied. */
function elsewhere(answers: object): void {
  const kept = { changes: 10, answers };
  learnerShelf(LEARNER.uid).write(`${UNSENT_PAPER}sitting-1`, { version: 2, kept });
  dispatchEvent(new Event("storage"));
}

/** Leaves no room in the storage, until the returned function is called. */
function fillStorage(): () => void {
  const own = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => own.getItem(key),
    removeItem: (key: string) => own.removeItem(key),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  return () => vi.stubGlobal("localStorage", own);
}

it("keeps on the page what the browser has no room for, and says so", async () => {
  open();
  fireEvent.click(await letter("Question 1", "D"));
  const makeRoom = fillStorage();
  fireEvent.click(await letter("Question 1", "A"));
  expect(screen.getByText(/has no room to keep your answers/)).toBeDefined();
  fireEvent.click(await letter("Question 2", "B"));
  expect((await letter("Question 1", "A")).checked).toBe(true);
  makeRoom();
  fireEvent.click(await letter("Question 2", "C"));
  expect(screen.queryByText(/has no room to keep your answers/)).toBeNull();
  expect((await letter("Question 1", "A")).checked).toBe(true);
});

it("hands in what another page of this browser has copied, too", async () => {
  const { api } = open();
  fireEvent.click(await letter("Question 1", "D"));
  elsewhere({ "q-1-1": { kind: "choice", letter: "D" }, "q-1-2": { kind: "choice", letter: "B" } });
  expect(await screen.findByText("2 of 6 entered")).toBeDefined();
  confirm(await ask());
  await waitFor(() => expect(api.bodies("POST /api/sittings/{id}/answers")).toHaveLength(1));
  expect(api.bodies("POST /api/sittings/{id}/answers")[0]?.modules[0]?.answers[1]).toEqual({
    kind: "choice",
    letter: "B",
  });
});

it("leads to the report when another page of this browser hands in", async () => {
  const { api, address } = open();
  fireEvent.click(await letter("Question 1", "D"));
  const endedAt = "2026-11-29T12:00:00.000Z";
  api.answer({ "GET /api/sittings/{id}/booklet": () => aBooklet({ endedAt }) });
  learnerShelf(LEARNER.uid).remove(`${UNSENT_PAPER}sitting-1`);
  dispatchEvent(new Event("storage"));
  await waitFor(() => expect(address()).toBe("/test-report?id=sitting-1"));
});

it("changes nothing while answers are handed in, and says why they were not taken", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  let fail: (error: Error) => void = () => {};
  open({
    "POST /api/sittings/{id}/answers": () => new Promise((_, reject) => (fail = reject)),
  });
  fireEvent.click(await letter("Question 1", "D"));
  const dialog = await ask();
  confirm(dialog);
  const module = await rows();
  await waitFor(() => expect(module.closest("[inert]")).not.toBeNull());
  fireEvent.click(dialog.getByRole("button", { name: "Not Yet" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Enter Answers" })).toBeNull());
  fail(new TypeError("Failed to fetch"));
  const again = within(await screen.findByRole("dialog", { name: "Enter Answers" }));
  expect(await again.findByText(/needs a connection/)).toBeDefined();
  expect(module.closest("[inert]")).toBeNull();
  vi.restoreAllMocks();
});

it("leads nobody away who has left the page meanwhile", async () => {
  let answer: (report: typeof REPORTED) => void = () => {};
  const { address, router } = open({
    "POST /api/sittings/{id}/answers": () => new Promise((done) => (answer = done)),
  });
  fireEvent.click(await letter("Question 1", "D"));
  confirm(await ask());
  await router.navigate({ to: "/terms" });
  answer(REPORTED);
  await waitFor(() => expect(copied()).toEqual([]));
  expect(address()).toBe("/terms");
});

it("asks anew after a failure", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  open({ "POST /api/sittings/{id}/answers": loseConnection });
  fireEvent.click(await letter("Question 1", "D"));
  const dialog = await ask();
  confirm(dialog);
  await dialog.findByText(/needs a connection/);
  fireEvent.click(dialog.getByRole("button", { name: "Not Yet" }));
  const again = await ask();
  await waitFor(() => expect(again.queryByText(/needs a connection/)).toBeNull());
  vi.restoreAllMocks();
});

it("finds a test gone that was discarded meanwhile, and lets go of what was copied of it", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api } = open({ "POST /api/sittings/{id}/answers": () => refuse(404) });
  fireEvent.click(await letter("Question 1", "D"));
  api.answer({ "GET /api/sittings/{id}/booklet": () => refuse(404) });
  confirm(await ask());
  expect(await screen.findByRole("heading", { name: "No test here" })).toBeDefined();
  expect(copied()).toEqual([]);
  vi.restoreAllMocks();
});

it("says that answers have been entered already, and lets go of those copied here", async () => {
  elsewhere({ "q-1-1": { kind: "choice", letter: "D" } });
  const endedAt = "2026-11-29T12:00:00.000Z";
  open({ "GET /api/sittings/{id}/booklet": () => aBooklet({ endedAt }) });
  expect(
    await screen.findByText(
      /^The answers of this test have been entered, here or on another device/,
    ),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "See Report" }).getAttribute("href")).toBe(
    "/test-report?id=sitting-1",
  );
  await waitFor(() => expect(copied()).toEqual([]));
});
