import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { learnerShelf, openLearnerShelf, UNSENT_PAPER } from "../../../lib/storage.ts";
import { aBooklet } from "../../../test/a-booklet.ts";
import { loseConnection, refuse } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { aSitting, REPORT, sittingServer } from "../../../test/sitting-server.ts";
import { visitAs } from "../../../test/visit.tsx";
import { keepWork, keptWork } from "../sit/module-shelf.ts";

const NONE = { "GET /api/sittings": () => ({ open: null, papers: [], ended: [] }) };

function open(handlers = {}) {
  const { handlers: served } = sittingServer();
  return visitAs(aLearner(), "/tests", { ...served, ...NONE, ...handlers });
}

const choose = async (name: string) => fireEvent.click(await screen.findByRole("radio", { name }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("starts the test that is chosen, in the way that is chosen, and leads to it", async () => {
  const { api, address } = open();
  await choose("Full test");
  await choose("Double time");
  await choose("Strict");
  fireEvent.click(screen.getByRole("switch", { name: "Extra breaks" }));
  expect(screen.getByText(/^98 questions, 268 minutes/)).toBeDefined();
  press("Start Test");
  await waitFor(() => expect(address()).toBe("/test?id=sitting-1"));
  expect(api.bodies("POST /api/sittings")).toEqual([
    {
      test: { kind: "full" },
      timing: "2",
      extraBreaks: true,
      mode: "strict",
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
});

it("takes a sprint of any length that there is, and no other", async () => {
  const { api } = open();
  await choose("Sprint");
  await choose("Both");
  const length = screen.getByRole("spinbutton", { name: "Questions" });
  fireEvent.change(length, { target: { value: "55" } });
  expect(screen.getByText("A whole number from 5 to 54")).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Start Test" }).disabled).toBe(true);
  fireEvent.change(length, { target: { value: "5" } });
  press("Start Test");
  await waitFor(() => expect(api.bodies("POST /api/sittings")).toHaveLength(1));
  expect(api.bodies("POST /api/sittings")[0]?.test).toEqual({
    kind: "sprint",
    section: null,
    questions: 5,
  });
});

it("has no strict mode without a time limit, which nothing would end", async () => {
  open();
  await choose("Strict");
  await choose("Untimed");
  expect(screen.queryByRole("radio", { name: "Strict" })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Practice" }).checked).toBe(true);
});

it("leads back to the test that goes on, of which there is one at a time", async () => {
  open({ "GET /api/sittings": () => ({ open: aSitting(), papers: [], ended: [] }) });
  const card = within(await screen.findByRole("region", { name: "Your open test" }));
  expect(card.getByText("Section 1, Module 1: Math")).toBeDefined();
  expect(card.getByRole("link", { name: "Go On" }).getAttribute("href")).toBe("/test?id=sitting-1");
  expect(screen.queryByRole("button", { name: "Start Test" })).toBeNull();
});

const WORKED = { uid: aLearner().uid, id: "sitting-1", number: 1 };

/** Discards the open test, on which this device has work that the server has not. */
async function discard(answer: () => void) {
  const rest = { wall: null, isReviewing: false, isHandedIn: false, isDelivered: false };
  const work = { questions: [] };
  let isOpen = true;
  openLearnerShelf(WORKED.uid);
  keepWork(WORKED, { phase: "working", work, elapsed: 0, current: 0, ...rest });
  open({
    "PUT /api/sittings/{id}/work": loseConnection,
    "GET /api/sittings": () => ({ open: isOpen ? aSitting() : null, papers: [], ended: [] }),
    "DELETE /api/sittings/{id}": () => {
      isOpen = false;
      answer();
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Discard" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discard Test" }));
  fireEvent.click(dialog.getByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("button", { name: "Start Test" })).toBeDefined();
}

it("discards a test once it has asked, and has its work forgotten", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await discard(() => {});
  expect(keptWork(WORKED)).toBeUndefined();
});

it("keeps the work on a test that had ended meanwhile, for it may count still", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await discard(() => refuse(409, "", "sitting-ended"));
  expect(keptWork(WORKED)).toBeDefined();
});

it("ends a test with the modules that were sat, and leads to the report", async () => {
  const [first, second] = aSitting().modules;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  const modules = [{ ...first, state: "ended" as const }, second];
  const { address } = open({
    "GET /api/sittings": () => ({ open: aSitting({ modules, current: 2 }), papers: [], ended: [] }),
    "POST /api/sittings/{id}/end": () => REPORT,
  });
  fireEvent.click(await screen.findByRole("button", { name: "End Test" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End Test" }));
  fireEvent.click(dialog.getByRole("button", { name: "End Test" }));
  await waitFor(() => expect(address()).toBe("/test-report?id=sitting-1"));
});

it("lists the tests that have ended with their scores", async () => {
  open({ "GET /api/sittings": () => ({ open: null, papers: [], ended: [REPORT] }) });
  const card = within(await screen.findByRole("region", { name: "Your tests" }));
  expect(card.getByText("Math section: 540 to 680")).toBeDefined();
  expect(card.getByRole("link", { name: "See Report" }).getAttribute("href")).toBe(
    "/test-report?id=sitting-1",
  );
});

it("says so when a test cannot be started, and lets it be tried again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api } = open({ "POST /api/sittings": loseConnection });
  fireEvent.click(await screen.findByRole("button", { name: "Start Test" }));
  await screen.findByText(/^Failed to start the test/);
  api.answer({ "POST /api/sittings": () => refuse(503) });
  press("Start Test");
  await waitFor(() => expect(api.bodies("POST /api/sittings").length).toBeGreaterThan(1));
  vi.restoreAllMocks();
});

const PAPER = { ...aSitting({ id: "paper-1", mode: "paper" }), form: "K7PX4M", keyOpened: false };

it("makes a booklet of a test, without a clock, and leads to it", async () => {
  const { api, address } = open({
    "POST /api/sittings": () => PAPER,
    "GET /api/sittings/{id}/booklet": () => aBooklet(),
  });
  await choose("Double time");
  await choose("On paper");
  expect(screen.queryByRole("radio", { name: "Double time" })).toBeNull();
  expect(screen.getByText(/^22 questions, 35 minutes by the exam’s clock/)).toBeDefined();
  press("Make Booklet");
  await waitFor(() => expect(address()).toBe("/test-paper?id=paper-1"));
  expect(api.bodies("POST /api/sittings")[0]).toMatchObject({
    mode: "paper",
    timing: "untimed",
    extraBreaks: false,
  });
});

it("says nothing of how a module went where that changes nothing", async () => {
  open();
  await choose("Full test");
  expect(screen.getByText(/is harder or easier by how the first went/)).toBeDefined();
  await choose("On paper");
  expect(screen.queryByText(/is harder or easier by how the first went/)).toBeNull();
  await choose("One section");
  expect(
    screen.getByText("Both modules of one section, whatever you answer in the first."),
  ).toBeDefined();
});

it("has more made on paper beside a test that goes on, and nothing else", async () => {
  open({ "GET /api/sittings": () => ({ open: aSitting(), papers: [], ended: [] }) });
  expect(await screen.findByRole("heading", { name: "New test on paper" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Make Booklet" })).toBeDefined();
  expect(screen.queryByRole("radio", { name: "Strict" })).toBeNull();
});

it("says what to do when too many tests are on paper", async () => {
  open({ "POST /api/sittings": () => refuse(409, "", "papers-open") });
  await choose("On paper");
  press("Make Booklet");
  expect(await screen.findByText(/^Too many of your tests are on paper/)).toBeDefined();
});

it("lists tests on paper until they are answered, and discards one with what was copied of it", async () => {
  let papers = [PAPER];
  open({
    "GET /api/sittings": () => ({ open: null, papers, ended: [] }),
    "DELETE /api/sittings/{id}": () => {
      papers = [];
    },
  });
  const shelf = learnerShelf(aLearner().uid);
  shelf.write(`${UNSENT_PAPER}paper-1`, { version: 1, kept: {} });
  const card = within(await screen.findByRole("region", { name: "On paper, not answered yet" }));
  expect(card.getByText(/Form K7PX4M$/)).toBeDefined();
  expect(card.getByRole("link", { name: "Enter Answers" }).getAttribute("href")).toBe(
    "/test-answers?id=paper-1",
  );
  expect(card.getByRole("link", { name: "Print" }).getAttribute("href")).toBe(
    "/test-paper?id=paper-1",
  );
  fireEvent.click(card.getByRole("button", { name: "Discard" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discard Test" }));
  fireEvent.click(dialog.getByRole("button", { name: "Discard" }));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "On paper, not answered yet" })).toBeNull(),
  );
  expect(shelf.keys(UNSENT_PAPER)).toEqual([]);
});
