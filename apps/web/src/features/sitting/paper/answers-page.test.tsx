import type { Booklet } from "@sat/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { clearLearnerShelf, openLearnerShelf } from "../../../lib/storage.ts";
import { aBooklet } from "../../../test/a-booklet.ts";
import { loseConnection, refuseFields } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { REPORT } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

const LEARNER = aLearner();

function open(handlers = {}) {
  return visitAs(LEARNER, "/test-answers?id=sitting-1", {
    "GET /api/sittings/{id}/booklet": () => aBooklet(),
    "GET /api/sittings/{id}/report": () => ({ ...REPORT, mode: "paper" as const }),
    "POST /api/sittings/{id}/answers": () => ({ ...REPORT, mode: "paper" as const }),
    ...handlers,
  });
}

const FIRST = "Section 1, Module 1: Math";
const row = async (module: string, name: string) =>
  within(
    await within(await screen.findByRole("region", { name: module })).findByRole(
      name === "Question 3" ? "group" : "radiogroup",
      { name },
    ),
  );
const letter = async (question: string, name: string) =>
  (await row(FIRST, question)).getByRole<HTMLInputElement>("radio", { name });

async function handIn() {
  fireEvent.click(screen.getByRole("button", { name: "Enter Answers" }));
  return within(await screen.findByRole("dialog", { name: "Enter Answers" }));
}

it("takes a sheet of answers by the keyboard alone, and leads to the report", async () => {
  const { api, person, address } = open();
  (await letter("Question 1", "A")).focus();
  await person.keyboard("b");
  await person.keyboard("3");
  await person.keyboard("3/4{Enter}");
  await person.keyboard("d{ArrowUp}{Backspace}");
  expect(screen.getByText("3 of 6 entered")).toBeDefined();
  const dialog = await handIn();
  expect(dialog.getByText(/^3 questions are blank and count as skipped/)).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Enter Answers" }));
  await waitFor(() => expect(address()).toBe("/test-report?id=sitting-1"));
  const given = [
    { kind: "choice", letter: "B" },
    { kind: "choice", letter: "C" },
    { kind: "entry", text: "3/4" },
  ];
  expect(api.bodies("POST /api/sittings/{id}/answers")).toEqual([
    {
      modules: [
        { number: 1, answers: given },
        { number: 2, answers: [null, null, null] },
      ],
    },
  ]);
});

it("leads from the last question to the button that hands them in", async () => {
  const { person } = open();
  const field = (await row("Section 1, Module 2: Math", "Question 3")).getByRole("textbox");
  field.focus();
  await person.keyboard("5{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enter Answers" }));
});

it("empties a bubble that is pressed again", async () => {
  const { person } = open();
  const option = await letter("Question 2", "C");
  await person.click(option);
  expect(option.checked).toBe(true);
  await person.click(option);
  expect(option.checked).toBe(false);
  expect(screen.getByText("0 of 6 entered")).toBeDefined();
});

it("heeds the first click of a double one on a bubble", async () => {
  const { person } = open();
  const bubble = within(await screen.findByRole("region", { name: FIRST })).getAllByText("C")[0];
  if (bubble === undefined) throw new Error("Each choice has one.");
  await person.dblClick(bubble);
  expect((await letter("Question 1", "C")).checked).toBe(true);
  await person.dblClick(bubble);
  expect((await letter("Question 1", "C")).checked).toBe(false);
});

it("answers one question with a key that is held", async () => {
  open();
  (await letter("Question 1", "A")).focus();
  const press = (repeat: boolean) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "b", repeat });
  press(false);
  expect(press(true)).toBe(false);
  expect(screen.getByText("1 of 6 entered")).toBeDefined();
  const field = (await row(FIRST, "Question 3")).getByRole("textbox");
  field.focus();
  expect(fireEvent.keyDown(field, { key: "Enter", repeat: true })).toBe(false);
  expect(press(true)).toBe(false);
  expect(document.activeElement).toBe(field);
});

it("says what may be typed where there is something to type", async () => {
  open();
  expect(await screen.findByText(/^Answers that you type: Up to 5 characters/)).toBeDefined();
});

it("keeps the focus on its heading when the test has come", async () => {
  let answer: (booklet: Booklet) => void = () => {};
  open({ "GET /api/sittings/{id}/booklet": () => new Promise((done) => (answer = done)) });
  const heading = await screen.findByRole("heading", { level: 1, name: "Enter Answers" });
  heading.tabIndex = -1;
  heading.focus();
  answer(aBooklet());
  await row(FIRST, "Question 1");
  expect(document.activeElement).toBe(heading);
});

it("keeps what was copied through a sign-out and a new visit", async () => {
  const { person } = open();
  await person.click(await letter("Question 2", "C"));
  cleanup();
  clearLearnerShelf(LEARNER.uid);
  openLearnerShelf(LEARNER.uid);
  open();
  expect((await letter("Question 2", "C")).checked).toBe(true);
});

it("asks for a typed answer that cannot be read to be changed first", async () => {
  const { api, person } = open();
  const field = (await row(FIRST, "Question 3")).getByRole("textbox");
  await person.type(field, "1..2");
  await person.click(screen.getByRole("button", { name: "Enter Answers" }));
  expect(screen.getByText(/^A typed answer cannot be read as a number/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(api.bodies("POST /api/sittings/{id}/answers")).toEqual([]);
});

it("loses nothing without a connection, and hands in once there is one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api, person, address } = open({ "POST /api/sittings/{id}/answers": loseConnection });
  await person.click(await letter("Question 1", "D"));
  const dialog = await handIn();
  const button = dialog.getByRole("button", { name: "Enter Answers" });
  await person.click(button);
  expect(await dialog.findByText(/needs a connection. They are kept on this device/)).toBeDefined();
  api.answer({ "POST /api/sittings/{id}/answers": () => REPORT });
  await person.click(button);
  await waitFor(() => expect(address()).toBe("/test-report?id=sitting-1"));
  expect(Object.keys(localStorage).filter((key) => key.includes("test-paper"))).toEqual([]);
  vi.restoreAllMocks();
});

it("names the question of which the server does not take the answer", async () => {
  const { person } = open({
    "POST /api/sittings/{id}/answers": () =>
      refuseFields([
        { field: "modules.1.answers.2", message: "It has no options. Type the answer." },
      ]),
  });
  await person.click(await letter("Question 1", "D"));
  const dialog = await handIn();
  await person.click(dialog.getByRole("button", { name: "Enter Answers" }));
  expect(
    await dialog.findByText(
      "Section 1, Module 2: Math, question 3: It has no options. Type the answer.",
    ),
  ).toBeDefined();
});

it("leads to the report of a test whose answers were entered already", async () => {
  const endedAt = "2026-11-29T12:00:00.000Z";
  const { address } = open({ "GET /api/sittings/{id}/booklet": () => aBooklet({ endedAt }) });
  await waitFor(() => expect(address()).toBe("/test-report?id=sitting-1"));
});
