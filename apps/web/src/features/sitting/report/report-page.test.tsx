import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aQuestion } from "../../../test/a-question.ts";
import { refuse } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { REPORT } from "../../../test/sitting-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

function open(handlers = {}) {
  return visitAs(aLearner(), "/test-report?id=sitting-1", {
    "GET /api/sittings/{id}/report": () => REPORT,
    ...handlers,
  });
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

it("tells the score as a range, and why it is as wide as it is", async () => {
  open();
  const scores = await region("Estimated score");
  expect(scores.getByText("About 610, between 540 and 680.")).toBeDefined();
  expect(scores.getByText(/1 of 2 scored questions right/).textContent).toContain(
    "wide because how hard some of them are is not known from answers yet",
  );
});

it("keeps the focus on its heading when it has loaded", async () => {
  let answer: (report: typeof REPORT) => void = () => {};
  open({ "GET /api/sittings/{id}/report": () => new Promise((done) => (answer = done)) });
  const heading = await screen.findByRole("heading", { level: 1, name: "Test Report" });
  heading.tabIndex = -1;
  heading.focus();
  answer(REPORT);
  await region("Estimated score");
  expect(document.activeElement).toBe(heading);
});

it("says of a range that is no wider than the end of the scale that it is there", async () => {
  const score = { estimate: 800, low: 800, high: 800 };
  const sections = REPORT.sections.map((section) => ({ ...section, score, reasons: [] }));
  open({ "GET /api/sittings/{id}/report": () => ({ ...REPORT, score, sections }) });
  const scores = await region("Estimated score");
  expect(scores.getByText("About 800, at the end of the scale.")).toBeDefined();
  expect(scores.queryByText(/wide because/)).toBeNull();
});

it("tells the bands of the domains, the slips' points and what changing answers cost", async () => {
  open();
  const domains = await region("By domain");
  expect(domains.getByRole("row", { name: /^Algebra/ }).textContent).toContain(
    "5 of 7, likely 4 to 6",
  );
  const slips = await region("Points left on the table");
  expect(slips.getByText("1 question, about 20 points")).toBeDefined();
  const changes = await region("Changed answers");
  expect(changes.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "0",
    "1",
    "0",
  ]);
});

it("says which answers arrived after a module's end, and that they count", async () => {
  open();
  const modules = await region("By module");
  expect(modules.getByText(/chosen in time and arrived after the end. They count/)).toBeDefined();
});

it("opens each question with its key, its reasons and the way to a twin", async () => {
  open({
    "GET /api/history/{id}": () => ({
      question: aQuestion({ id: "q-1-1" }),
      userAnswer: "A",
      correct: false,
      report: null,
    }),
  });
  const card = await region("Every question");
  expect(card.getByText("Changed from the right answer • About 20 points")).toBeDefined();
  const row = card.getByText("Module 1: Linear equations in one variable").closest("details");
  if (row === null) throw new Error("A row is details.");
  row.open = true;
  fireEvent(row, new Event("toggle"));
  const twin = await within(row).findByRole("link", { name: "Another Like It" });
  expect(twin.getAttribute("href")).toBe("/practice?like=q-1-1");
  expect(within(row).getByText("Your answer, incorrect")).toBeDefined();
});

it("shows those that were missed, or took longer than the exam has", async () => {
  open();
  const card = await region("Every question");
  fireEvent.click(card.getByRole("radio", { name: "Missed" }));
  expect(card.getByText("Module 1: Linear equations in one variable")).toBeDefined();
  expect(card.queryByText("Module 1: Linear functions")).toBeNull();
  fireEvent.click(card.getByRole("radio", { name: "Over the pace" }));
  expect(card.getAllByRole("listitem")).toHaveLength(1);
});

it("tells of a test on paper that its key was open, and nothing of times and changes", async () => {
  const modules = REPORT.modules.map((module) => ({ ...module, limit: null, taken: null }));
  const questions = REPORT.questions.map((question) => ({ ...question, timeSpent: null }));
  const paper = { ...REPORT, mode: "paper" as const, keyOpened: true, modules, questions };
  open({ "GET /api/sittings/{id}/report": () => paper });
  const card = await region("Every question");
  expect(card.queryByRole("radio", { name: "Over the pace" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Changed answers" })).toBeNull();
  expect(screen.getByText("The key was opened before the answers were entered.")).toBeDefined();
  expect((await region("By module")).getByText(/2 answered of 2. On paper./)).toBeDefined();
});

it("leads to the printing of a test", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Print" });
  expect(link.getAttribute("href")).toBe("/test-paper?id=sitting-1");
});

it("leads back to a test that goes on, and says when there is none", async () => {
  const { api, router } = open({ "GET /api/sittings/{id}/report": () => refuse(409) });
  const link = await screen.findByRole("link", { name: "Go On with the Test" });
  expect(link.getAttribute("href")).toBe("/test?id=sitting-1");
  api.answer({ "GET /api/sittings/{id}/report": () => refuse(404) });
  await router.navigate({ to: "/test-report", search: { id: "other" } });
  expect(await screen.findByRole("heading", { name: "No report here" })).toBeDefined();
});
