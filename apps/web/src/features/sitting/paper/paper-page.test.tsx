import type { Booklet } from "@sat/contract";
import { slipName } from "@sat/item";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aBooklet, aBookletKey } from "../../../test/a-booklet.ts";
import { aQuestion } from "../../../test/a-question.ts";
import { loseConnection, refuse } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

afterEach(() => {
  vi.useRealTimers();
});

function open(handlers = {}) {
  return visitAs(aLearner(), "/test-paper?id=sitting-1", {
    "GET /api/sittings/{id}/booklet": () => aBooklet(),
    "GET /api/sittings/{id}/key": () => aBookletKey(),
    ...handlers,
  });
}

const sheet = async (name: string) => within(await screen.findByRole("region", { name }));
const toggle = async (name: string) => fireEvent.click(await screen.findByRole("switch", { name }));

it("sets each module with directions, the exam's minutes, the reference sheet and its questions", async () => {
  open();
  const second = await sheet("Section 1, Module 2: Math");
  expect(second.getByText("3 questions • 35 minutes")).toBeDefined();
  expect(second.getByRole("heading", { name: "Reference" })).toBeDefined();
  expect(second.getByRole("heading", { name: "Answers that you write" })).toBeDefined();
  const questions = second.getAllByRole("article").map((each) => each.getAttribute("aria-label"));
  expect(questions).toEqual(["Question 1", "Question 2", "Question 3"]);
  expect(
    within(second.getByRole("article", { name: "Question 3" })).getByText("STOP"),
  ).toBeDefined();
});

it("gives Reading and Writing neither formulas nor boxes", async () => {
  const [module] = aBooklet().modules;
  if (module === undefined) throw new Error("There are two.");
  const questions = module.questions.slice(0, 2);
  open({
    "GET /api/sittings/{id}/booklet": () =>
      aBooklet({ modules: [{ ...module, section: "Reading and Writing", questions }] }),
  });
  const only = await sheet("Reading and Writing");
  expect(only.queryByRole("heading", { name: "Reference" })).toBeNull();
  const answers = await sheet("Answer Sheet");
  expect(answers.queryByText("Written answer")).toBeNull();
});

it("has a bubble for each option and boxes for what is written, by module", async () => {
  open();
  const answers = await sheet("Answer Sheet");
  expect(answers.getByText("Math section • Form K7PX4M")).toBeDefined();
  const rows = within(
    answers.getByRole("group", { name: "Section 1, Module 1: Math" }),
  ).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["1ABCD", "2ABCD", "3Written answer"]);
});

it("marks every page with the form while the page is open", async () => {
  const { router } = open();
  await sheet("Answer Sheet");
  const { style } = document.documentElement;
  expect(style.getPropertyValue("--paper-line")).toBe('"SAT Practice • Form K7PX4M"');
  await router.navigate({ to: "/terms" });
  await waitFor(() => expect(style.getPropertyValue("--paper-line")).toBe(""));
});

it("prints what is chosen, and nothing when nothing is", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  open();
  await toggle("Booklet");
  expect(screen.queryByRole("region", { name: "Section 1, Module 2: Math" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await toggle("Answer sheet");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Print" }).disabled).toBe(true);
});

it("opens the key of a test that is still to be answered only once it has asked", async () => {
  let isOpened = false;
  const { api } = open({
    "GET /api/sittings/{id}/booklet": () => aBooklet({ keyOpened: isOpened }),
    "POST /api/sittings/{id}/key-opening": () => {
      isOpened = true;
    },
  });
  await toggle("Key with reasons");
  const dialog = within(await screen.findByRole("dialog", { name: "Open the Key" }));
  expect(api.calls.some(({ endpoint }) => endpoint.endsWith("/key"))).toBe(false);
  fireEvent.click(dialog.getByRole("button", { name: "Open the Key" }));
  const key = await sheet("Key: Math");
  expect(key.getByText("Stopped one step early.")).toBeDefined();
  expect(await screen.findByText("It was opened before the answers were entered.")).toBeDefined();
});

it("shows the key of a test that has ended with every mistake, and other ways to write an answer", async () => {
  const { api } = open({
    "GET /api/sittings/{id}/booklet": () => aBooklet({ endedAt: "2026-11-29T12:00:00.000Z" }),
  });
  await toggle("Key with reasons");
  const key = await sheet("Key: Math");
  expect(key.getByText("Linear equations in one variable • Medium")).toBeDefined();
  const { A, C, D } = aQuestion().rationales;
  const first = within(key.getByRole("article", { name: "Key to question 1" }));
  for (const { mistake } of [A, C, D])
    expect(first.getByText(`${slipName(mistake ?? "")}.`)).toBeDefined();
  expect(key.getByText("Also accepted: .75, 0.75")).toBeDefined();
  expect(api.bodies("POST /api/sittings/{id}/key-opening")).toEqual([]);
  expect(screen.getByRole("link", { name: "See Report" }).getAttribute("href")).toBe(
    "/test-report?id=sitting-1",
  );
});

it("waits while the questions are being chosen", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  let asked = 0;
  open({
    "GET /api/sittings/{id}/booklet": () => {
      asked += 1;
      return asked === 1 ? refuse(503, "", "not-ready") : aBooklet();
    },
  });
  expect(await screen.findByText("Choosing your questions...")).toBeDefined();
  await vi.runAllTimersAsync();
  expect(await screen.findByRole("region", { name: "Answer Sheet" })).toBeDefined();
});

it("keeps the focus on its heading when the test has come", async () => {
  let answer: (booklet: Booklet) => void = () => {};
  open({ "GET /api/sittings/{id}/booklet": () => new Promise((done) => (answer = done)) });
  const heading = await screen.findByRole("heading", { level: 1, name: "Test on Paper" });
  heading.tabIndex = -1;
  heading.focus();
  answer(aBooklet());
  await sheet("Answer Sheet");
  expect(document.activeElement).toBe(heading);
});

it("speaks of boxes where there are some, and of bubbles alone where there are none", async () => {
  const [first, second] = aBooklet().modules;
  if (first === undefined || second === undefined) throw new Error("There are two.");
  const modules = [first, { ...second, questions: second.questions.slice(0, 2) }];
  open({ "GET /api/sittings/{id}/booklet": () => aBooklet({ modules }) });
  const withBoxes = await sheet("Section 1, Module 1: Math");
  expect(withBoxes.getByText(/^On the answer sheet, .* into the boxes/)).toBeDefined();
  const without = await sheet("Section 1, Module 2: Math");
  expect(without.getByText(/^Fill one bubble for each question/)).toBeDefined();
});

it("asks anew for the key when it could not be opened", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  open({ "POST /api/sittings/{id}/key-opening": loseConnection });
  await toggle("Key with reasons");
  const dialog = within(await screen.findByRole("dialog", { name: "Open the Key" }));
  fireEvent.click(dialog.getByRole("button", { name: "Open the Key" }));
  await dialog.findByText(/^Failed to open the key/);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await toggle("Key with reasons");
  await waitFor(() => expect(dialog.queryByText(/^Failed to open the key/)).toBeNull());
  vi.restoreAllMocks();
});

it("says of a test for which no questions are left that there is nothing to print", async () => {
  open({ "GET /api/sittings/{id}/booklet": () => refuse(409, "", "no-questions") });
  expect(await screen.findByRole("heading", { name: "No questions left" })).toBeDefined();
});

it("leads back to a test that goes on, and says when there is none", async () => {
  const { api, router } = open({
    "GET /api/sittings/{id}/booklet": () => refuse(409, "", "sitting-goes-on"),
  });
  const link = await screen.findByRole("link", { name: "Go On with the Test" });
  expect(link.getAttribute("href")).toBe("/test?id=sitting-1");
  api.answer({ "GET /api/sittings/{id}/booklet": () => refuse(404) });
  await router.navigate({ to: "/test-paper", search: { id: "other" } });
  expect(await screen.findByRole("heading", { name: "No test here" })).toBeDefined();
});
