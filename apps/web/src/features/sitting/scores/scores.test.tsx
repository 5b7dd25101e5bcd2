import type { CopiedScoreReport, Score, ScoreReportRequest } from "@sat/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { loseConnection, refuseFields } from "../../../test/fake-api.ts";
import { aLearner } from "../../../test/question-server.ts";
import { REPORT } from "../../../test/sitting-server.ts";
import { visitAs } from "../../../test/visit.tsx";

const COPIED: CopiedScoreReport = {
  id: "report-1",
  day: "2026-10-03",
  scores: { "Reading and Writing": 610, Math: 700 },
  bands: { Algebra: 6 },
};

const score = (answers: number, reports: number): Score => ({
  reports,
  total: {
    range: reports > 0 ? { low: 1240, high: 1380 } : null,
    answers,
    narrowedBy: ["S.D"],
  },
  sections: [],
});

/** A server that keeps reports as ours does. */
function open(first: readonly CopiedScoreReport[] = [], handlers = {}) {
  let reports = [...first];
  const keep = (said: ScoreReportRequest) => {
    const kept = { id: "report-1", ...said };
    reports = [kept];
    return kept;
  };
  return visitAs(aLearner(), "/tests", {
    "GET /api/sittings": () => ({ open: null, papers: [], ended: [] }),
    "GET /api/score-reports": () => ({ reports }),
    "GET /api/score": () => score(34, reports.length),
    "POST /api/score-reports": keep,
    "PUT /api/score-reports/{id}": keep,
    "DELETE /api/score-reports/{id}": () => {
      reports = [];
    },
    ...handlers,
  });
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const card = async () =>
  within(await screen.findByRole("region", { name: "Score reports of the exam" }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function copy() {
  await card();
  press("Add a Score Report");
  type("Day of the exam", "2026-10-03");
  type("Reading and Writing score", "610");
  type("Math score", "700");
  type("Algebra", "6");
  press("Save Report");
}

it("keeps a report that is copied, and says what the estimate rests on now", async () => {
  const { api } = open();
  await copy();
  await screen.findByText(
    "The report is saved. Your estimated score is now 1240 to 1380: it rests on 34 answers and 1 score report.",
  );
  expect(api.bodies("POST /api/score-reports")).toEqual([
    { day: COPIED.day, scores: COPIED.scores, bands: COPIED.bands },
  ]);
  expect((await card()).getByText("Oct 3, 2026: 1310")).toBeDefined();
  expect(screen.queryByRole("form", { name: "Score report" })).toBeNull();
});

it("says beside each field what is wrong with it, and keeps what was typed", async () => {
  open([], {
    "POST /api/score-reports": () =>
      refuseFields([
        { field: "day", message: "Expected the day of the exam" },
        { field: "scores.Math", message: "Expected a score from 200 to 800 that ends in 0" },
      ]),
  });
  await copy();
  await screen.findByText(
    "Some fields cannot be taken as they are. Please correct them and save again.",
  );
  const math = screen.getByLabelText<HTMLInputElement>("Math score");
  expect(math.getAttribute("aria-invalid")).toBe("true");
  expect(math.value).toBe("700");
  expect(screen.getByText("Expected a score from 200 to 800 that ends in 0")).toBeDefined();
  expect(screen.getByLabelText("Day of the exam").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Reading and Writing score").getAttribute("aria-invalid")).toBe(
    "false",
  );
});

it("loses nothing that was typed when the connection is lost, and saves it later", async () => {
  const { api } = open([], { "POST /api/score-reports": loseConnection });
  await copy();
  await screen.findByText(/^Failed to save the report/);
  api.answer({ "POST /api/score-reports": (said) => ({ id: "report-1", ...said }) });
  press("Save Report");
  await screen.findByText(/^The report is saved/);
  expect(api.bodies("POST /api/score-reports").at(-1)?.scores).toEqual(COPIED.scores);
});

it("puts a report right from what it said", async () => {
  const { api } = open([COPIED]);
  fireEvent.click((await card()).getByRole("button", { name: "Change" }));
  expect(screen.getByLabelText<HTMLInputElement>("Math score").value).toBe("700");
  type("Math score", "710");
  type("Algebra", "");
  press("Save Report");
  await screen.findByText(/^The report is saved/);
  expect(api.bodies("PUT /api/score-reports/{id}")).toEqual([
    { day: COPIED.day, scores: { "Reading and Writing": 610, Math: 710 }, bands: {} },
  ]);
});

it("deletes a report once it has asked, and says what is left", async () => {
  open([COPIED]);
  fireEvent.click((await card()).getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Score Report" }));
  fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await screen.findByText(
    "The report is deleted. There is no estimate of your score yet: 34 answers say too little.",
  );
  await waitFor(() => expect(screen.queryByText("Oct 3, 2026: 1310")).toBeNull());
});

it("says that a report could not be deleted, and no more of it when asked again", async () => {
  open([COPIED], { "DELETE /api/score-reports/{id}": loseConnection });
  const begin = (await card()).getByRole("button", { name: "Delete" });
  fireEvent.click(begin);
  const dialog = () => within(screen.getByRole("dialog", { name: "Delete Score Report" }));
  fireEvent.click(dialog().getByRole("button", { name: "Delete" }));
  const failure = "Failed to delete the report. Please try again.";
  expect(await dialog().findByText(failure)).toBeDefined();
  fireEvent.click(dialog().getByRole("button", { name: "Keep It" }));
  fireEvent.click(begin);
  expect(dialog().queryByText(failure)).toBeNull();
});

it("draws tests beside the exam with their ranges, and claims no rise where they overlap", async () => {
  open([COPIED], { "GET /api/sittings": () => ({ open: null, papers: [], ended: [REPORT] }) });
  const scores = within(await screen.findByRole("region", { name: "Scores over time" }));
  expect(
    scores.getByRole("img", {
      name: "Math: Real exam, Oct 3, 2026, 670 to 730; Math section, Nov 29, 2026, 540 to 680. The last two ranges overlap: they show neither a rise nor a fall.",
    }),
  ).toBeDefined();
  expect(scores.getByRole("table", { name: "Math: scores by day" })).toBeDefined();
});

it("says so when the reports cannot be had, and asks again", async () => {
  const { api } = open([], { "GET /api/score-reports": loseConnection });
  await screen.findByText("Failed to load your score reports. Please try again.");
  api.answer({ "GET /api/score-reports": () => ({ reports: [COPIED] }) });
  press("Try Again");
  expect((await card()).getByText("Oct 3, 2026: 1310")).toBeDefined();
});
