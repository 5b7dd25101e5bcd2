import type { History, HistoryEntry } from "@sat/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { anEntryQuestion, aQuestion } from "../../test/a-question.ts";
import { aUser } from "../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer, refuse } from "../../test/fake-api.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

const PAGE = 20;

function anEntry(number: number, change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    questionId: `q-${number}`,
    section: "Math",
    topic: "linear-equations",
    difficulty: "Medium",
    question: `What is number ${number}?`,
    correct: number % 2 === 0,
    answeredAt: "2026-11-20T18:15:00.000Z",
    timeSpent: 41_300,
    ...change,
  };
}

function aPage(first: number, next: string | null = null): History {
  return { entries: Array.from({ length: PAGE }, (_, at) => anEntry(first + at)), next };
}

const HISTORY: Handlers = {
  "GET /api/history": () => aPage(1),
  "GET /api/history/{id}": () => ({
    question: aQuestion(),
    userAnswer: "C",
    correct: false,
    autoSubmitted: false,
    answeredAt: "2026-11-20T18:15:00.000Z",
    timeSpent: 41_300,
    report: null,
  }),
};

async function open(handlers: Handlers = HISTORY, address = "/history") {
  const page = visitAs(aUser(), address, handlers);
  await screen.findByRole("heading", { level: 1, name: "History" });
  return page;
}

const rows = () => within(screen.getByRole("main")).getAllByRole("listitem");

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("the history", () => {
  it("shows how each answer went, what was asked and when", async () => {
    await open();
    await screen.findByText("What is number 1?");
    expect(rows()).toHaveLength(PAGE);
    expect(rows()[0]?.textContent).toBe("IncorrectWhat is number 1?Nov 20, 2026");
    expect(rows()[1]?.textContent).toContain("Correct");
  });

  it("opens a question as it was shown, with the choice and the explanation", async () => {
    const page = await open();
    await page.person.click(await screen.findByText("What is number 1?"));
    const sheet = await screen.findByRole("article");
    const options = within(sheet).getByRole("radiogroup");
    expect(within(options).getByText("Your answer, incorrect")).toBeTruthy();
    expect(within(options).getByText("Correct answer")).toBeTruthy();
    expect(within(sheet).getByRole("region", { name: "Explanation" })).toBeTruthy();
    expect(screen.getByText(/41 s/).textContent).toContain("Linear Equations & Inequalities");
  });

  it("opens a question whose answer was typed, with what was typed and the slip", async () => {
    const page = await open({
      ...HISTORY,
      "GET /api/history/{id}": () => ({
        question: anEntryQuestion(),
        userAnswer: null,
        entry: "4/3",
        correct: false,
        autoSubmitted: false,
        answeredAt: "2026-11-20T18:15:00.000Z",
        timeSpent: 41_300,
        report: null,
      }),
    });
    await page.person.click(await screen.findByText("What is number 1?"));
    const sheet = await screen.findByRole("article");
    const wrong = within(sheet).getByText("Your answer, incorrect").closest("[data-mark]");
    expect(wrong?.textContent).toMatch(/4.*3/s);
    expect(within(sheet).getByText("Also accepted: .75, 0.75")).toBeTruthy();
    expect(within(sheet).getByText("Opposite operation used")).toBeTruthy();
    expect(within(sheet).queryByRole("textbox")).toBeNull();
  });

  it("tells of an answer that it was marked as a guess, and how many hints were read", async () => {
    const answered = {
      question: aQuestion(),
      userAnswer: "B",
      correct: true,
      autoSubmitted: false,
      answeredAt: "2026-11-20T18:15:00.000Z",
      timeSpent: 41_300,
      report: null,
    } as const;
    const given = { confidence: "guess", hintsUsed: 2 } as const;
    const page = await open({
      ...HISTORY,
      "GET /api/history/{id}": () => ({ ...answered, ...given }),
    });
    await page.person.click(await screen.findByText("What is number 1?"));
    expect(await screen.findByText("You marked this as a guess.")).toBeTruthy();
    expect(screen.getByText("You read 2 hints.")).toBeTruthy();
    cleanup();
    const sure = { confidence: "sure", hintsUsed: 0 } as const;
    const other = await open({
      ...HISTORY,
      "GET /api/history/{id}": () => ({ ...answered, ...sure }),
    });
    await other.person.click(await screen.findByText("What is number 1?"));
    await screen.findByRole("article");
    expect(screen.queryByText(/You (marked|read)/)).toBeNull();
  });

  it("lists a skipped question, and opens it with its key and no response", async () => {
    const skipped = { correct: null, timeSpent: null, answeredAt: "2026-11-20T18:15:00.000Z" };
    const response = { userAnswer: null, autoSubmitted: false, report: null };
    const page = await open({
      "GET /api/history": () => ({ entries: [anEntry(1, skipped)], next: null }),
      "GET /api/history/{id}": () => ({ question: aQuestion(), ...response, ...skipped }),
    });
    const row = await screen.findByText("What is number 1?");
    expect(rows()[0]?.textContent).toBe("SkippedWhat is number 1?Nov 20, 2026");
    await page.person.click(row);
    const sheet = await screen.findByRole("article");
    const options = within(sheet).getByRole("radiogroup");
    expect(within(options).getByText("Correct answer")).toBeTruthy();
    expect(within(options).queryByText(/Your answer/)).toBeNull();
    expect(screen.getByText(/[AP]M$/).textContent).toContain("Linear Equations");
  });

  it("tells the time that an answer took in minutes too", async () => {
    const entries = [anEntry(1, { timeSpent: 300_000 })];
    const page = await open({ ...HISTORY, "GET /api/history": () => ({ entries, next: null }) });
    await page.person.click(await screen.findByText("What is number 1?"));
    expect(await screen.findByText(/5 min$/)).toBeTruthy();
  });

  it("tells what came of a report on a question", async () => {
    const report = { flaw: "typo", comment: "", reportedAt: "2026-11-20T18:20:00.000Z" } as const;
    const answered = {
      question: aQuestion(),
      userAnswer: "B",
      correct: true,
      autoSubmitted: false,
      answeredAt: "2026-11-20T18:15:00.000Z",
      timeSpent: 1,
      report: { ...report, outcome: "fixed" },
    } as const;
    const page = await open({ ...HISTORY, "GET /api/history/{id}": () => answered });
    await page.person.click(await screen.findByText("What is number 1?"));
    expect(await screen.findByText(/It has been fixed for everyone after you/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Change Your Report" })).toBeTruthy();
  });

  it("says when a question cannot be opened, and tries again", async () => {
    const page = await open({ ...HISTORY, "GET /api/history/{id}": () => refuse(500) });
    await page.person.click(await screen.findByText("What is number 1?"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load the question. Please try again.");
    page.api.answer(HISTORY);
    await page.person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });

  it("leaves the focus on the row while its question is tried again", async () => {
    const page = await open({ ...HISTORY, "GET /api/history/{id}": () => refuse(500) });
    await page.person.click(await screen.findByText("What is number 2?"));
    const again = await screen.findByRole("button", { name: "Try Again" });
    page.api.answer({ "GET /api/history/{id}": neverAnswer });
    await page.person.click(again);
    await screen.findByText("Loading the question...");
    const row = screen.getByText("What is number 2?").closest("summary");
    expect(document.activeElement).toBe(row);
  });

  it("gives earlier answers when asked, with the focus on the first of them", async () => {
    const page = await open({ "GET /api/history": () => aPage(1, "there") });
    const more = await screen.findByRole("button", { name: "Show More" });
    page.api.answer({ "GET /api/history": () => aPage(21) });
    await page.person.click(more);
    const first = await screen.findByText("What is number 21?");
    expect(rows()).toHaveLength(2 * PAGE);
    expect(page.api.calls.at(-1)?.query).toEqual({ before: "there" });
    await waitFor(() => expect(document.activeElement).toBe(first.closest("summary")));
    expect(screen.queryByRole("button", { name: "Show More" })).toBeNull();
  });

  it("keeps the focus on Show More while it is busy and when it fails, then goes on", async () => {
    const page = await open({ "GET /api/history": () => aPage(1, "there") });
    const more = await screen.findByRole("button", { name: "Show More" });
    page.api.answer({ "GET /api/history": () => refuse(500) });
    await page.person.click(more);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to load your history. Please try again.");
    expect(document.activeElement).toBe(more);
    const later = Promise.withResolvers<History>();
    page.api.answer({ "GET /api/history": () => later.promise });
    await page.person.click(more);
    expect(document.activeElement).toBe(more);
    later.resolve(aPage(21));
    const first = await screen.findByText("What is number 21?");
    await waitFor(() => expect(document.activeElement).toBe(first.closest("summary")));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("gives the focus to the row itself where another stands open above it", async () => {
    const page = await open({ ...HISTORY, "GET /api/history": () => aPage(1, "there") });
    await page.person.click(await screen.findByText("What is number 1?"));
    const sheet = await screen.findByRole("article");
    expect(sheet.querySelector("summary")).not.toBeNull();
    page.api.answer({ "GET /api/history": () => aPage(21) });
    await page.person.click(screen.getByRole("button", { name: "Show More" }));
    const first = await screen.findByText("What is number 21?");
    await waitFor(() => expect(document.activeElement).toBe(first.closest("summary")));
  });

  it("gives earlier answers though one that was given since is still on its way", async () => {
    const page = await open({ "GET /api/history": () => aPage(1, "there") });
    const more = await screen.findByRole("button", { name: "Show More" });
    const answer = { questionId: "q-50", answer: "B", timeSpent: 1 };
    learnerShelf("user-1").write("answers:q-50", answer);
    page.api.answer({ "GET /api/history": () => aPage(21), "POST /api/answers": neverAnswer });
    await page.person.click(more);
    expect(await screen.findByText("What is number 21?")).toBeTruthy();
  });

  it("goes to the heading while what failed is tried again", async () => {
    const page = await open({ "GET /api/history": () => refuse(500) });
    const again = await screen.findByRole("button", { name: "Try Again" });
    page.api.answer({ "GET /api/history": neverAnswer });
    await page.person.click(again);
    await screen.findByText("Loading your history...");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("says when it cannot be loaded, and tries again", async () => {
    const page = await open({ "GET /api/history": () => refuse(500) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load your history. Please try again.");
    page.api.answer(HISTORY);
    await page.person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("What is number 1?")).toBeTruthy();
  });

  it("says without a connection that it needs one, and comes by itself with one", async () => {
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const page = await open({ "GET /api/history": loseConnection });
    await screen.findByText("Your history needs a connection.");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByLabelText("Section")).toBeNull();
    page.api.answer(HISTORY);
    connection.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    expect(await screen.findByText("What is number 1?")).toBeTruthy();
    expect(screen.queryByText("Your history needs a connection.")).toBeNull();
  });

  it("says that nothing is answered yet, and where to begin", async () => {
    await open({ "GET /api/history": () => ({ entries: [], next: null }) });
    expect(await screen.findByText(/Every question you answer is kept here/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Answer Your First Question" })).toBeTruthy();
    expect(screen.queryByLabelText("Section")).toBeNull();
  });
});

describe("the filters", () => {
  it("ask for what fits, and stand in the address", async () => {
    const page = await open();
    await screen.findByText("What is number 1?");
    await page.person.selectOptions(screen.getByLabelText("Section"), "Math");
    await page.person.selectOptions(screen.getByLabelText("Topic"), "trigonometry");
    await page.person.selectOptions(screen.getByLabelText("Result"), "incorrect");
    const query = { section: "Math", topic: "trigonometry", result: "incorrect" };
    await waitFor(() => expect(page.api.calls.at(-1)?.query).toEqual(query));
    expect(page.address()).toBe("/history?section=Math&topic=trigonometry&result=incorrect");
  });

  it("offer the topics of the section alone, and drop one of another", async () => {
    const page = await open(HISTORY, "/history?section=Math&topic=trigonometry");
    const topics = await screen.findByLabelText<HTMLSelectElement>("Topic");
    expect([...topics.options].map(({ text }) => text)).not.toContain("Literary Passages");
    await page.person.selectOptions(screen.getByLabelText("Section"), "Reading");
    await waitFor(() => expect(page.address()).toBe("/history?section=Reading"));
  });

  it("leave nothing out for what an address names wrongly", async () => {
    const page = await open(HISTORY, "/history?section=Latin&topic=7&result=lucky");
    await screen.findByText("What is number 1?");
    expect(page.api.calls.at(-1)?.query).toEqual({});
  });

  it("stand there at once for a learner with answers, and for no one else", async () => {
    const waiting: Handlers = { "GET /api/history": neverAnswer };
    const { stats } = aUser();
    visitAs(aUser({ stats: { ...stats, totalQuestions: 1 } }), "/history", waiting);
    expect(await screen.findByLabelText("Section")).toBeTruthy();
    cleanup();
    await open(waiting);
    expect(screen.queryByLabelText("Section")).toBeNull();
  });

  it("lead back to everything when nothing fits", async () => {
    const nothing: Handlers = { "GET /api/history": () => ({ entries: [], next: null }) };
    const page = await open(nothing, "/history?result=incorrect");
    await page.person.click(await screen.findByRole("link", { name: "Show all" }));
    await waitFor(() => expect(page.address()).toBe("/history"));
  });
});
