import type { StudyMode, StudySession, StudySessionSummary } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenIdle } from "../../../lib/idle.ts";
import { anEntryQuestion, aQuestion } from "../../../test/a-question.ts";
import { aUser } from "../../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer, refuse } from "../../../test/fake-api.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

// A page comes to rest as ever, but where a test says that it does not.
vi.mock("../../../lib/idle.ts", { spy: true });

const ADDRESS = "/study-session?section=math&topic=linear-equations&mode=learning";
/** Where a question stands in the summary. */
const ROW = { selector: "summary *" };
const STATS = { correctAnswers: 1, currentStreak: 1, longestStreak: 1 };

interface Kept {
  readonly id: string;
  readonly topic: TopicId;
  readonly mode: StudyMode;
  readonly records: StudySession["records"][number][];
}

/** A server with one study session, which keeps the answers it is given. */
function studyServer(): Handlers {
  let kept: Kept | undefined;
  const isOpen = () => kept !== undefined && kept.records.length < 10;
  const session = (): StudySession => {
    const { records, ...rest } = kept ?? refuse(404);
    const summary: StudySessionSummary = {
      ...rest,
      startedAt: "2026-11-20T18:00:00.000Z",
      completedAt: isOpen() ? null : "2026-11-20T18:10:00.000Z",
      questionsAnswered: records.length,
      score: records.filter(({ correct }) => correct).length,
      totalTime: records.reduce((total, { timeSpent }) => total + timeSpent, 0),
    };
    return { ...summary, records: [...records] };
  };
  return {
    "POST /api/study-sessions": ({ topic, mode }) => {
      if (!isOpen()) kept = { id: "s-1", topic, mode, records: [] };
      return session();
    },
    "GET /api/study-sessions/{id}": session,
    "POST /api/study-sessions/{id}/questions": ({ number }) =>
      aQuestion({ id: `q-${number}`, question: `What is number ${number}?` }),
    "POST /api/answers": ({ questionId, answer = null, entry, timeSpent }) => {
      const number = Number(questionId.slice(2));
      const correct = answer === "B";
      const shown = { id: questionId, question: `What is number ${number}?` };
      const question = answer === null ? anEntryQuestion(shown) : aQuestion(shown);
      const given = { userAnswer: answer, entry: entry ?? undefined };
      kept?.records.push({ number, question, ...given, correct, timeSpent });
      const stats = { ...STATS, totalQuestions: kept?.records.length ?? 0 };
      return { questionId, correct, correctAnswer: "B", stats };
    },
    "GET /api/study": () => ({ topics: [], openSessions: isOpen() ? [session()] : [] }),
    "GET /api/study-sessions": () => ({ sessions: isOpen() ? [] : [session()] }),
  };
}

/** Answers nine questions right and the tenth wrong, and leaves that result in sight. */
async function answerToLastResult(beforeLast = () => {}): Promise<void> {
  for (let number = 1; number <= 9; number++) await answerAt(number, "b");
  await screen.findByText("What is number 10?");
  beforeLast();
  press("a");
  press("Enter");
  await screen.findByText("Incorrect. The correct answer is B.");
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const atNumber = (number: number) => screen.findByText(`Math • Question ${number} of 10`);

/** Answers the question of a number and goes on. */
async function answerAt(number: number, key: string): Promise<void> {
  await screen.findByText(`What is number ${number}?`);
  press(key);
  press("Enter");
  await screen.findByText(/^(Correct!|Incorrect\. The correct answer is B\.)$/);
  fireEvent.click(screen.getByRole("button", { name: /^(Next Question|Complete Session)$/ }));
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.mocked(whenIdle).mockRestore());

describe("a study session", () => {
  it("says what it is about and where it stands", async () => {
    visitAs(aUser(), ADDRESS, studyServer());
    await atNumber(1);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Linear Equations");
    expect(screen.getByText("Learning Mode")).toBeDefined();
    expect(screen.getByText("Score: 0/0")).toBeDefined();
    await answerAt(1, "b");
    await atNumber(2);
    expect(screen.getByText("Score: 1/1")).toBeDefined();
    expect(screen.getByText("10% Complete")).toBeDefined();
  });

  it("leads from a wrong answer to a twin in practice, in practice mode alone", async () => {
    const page = visitAs(aUser(), ADDRESS.replace("learning", "practice"), studyServer());
    const link = { name: "Another Like It in Practice" };
    await screen.findByText("What is number 1?");
    press("b");
    press("Enter");
    await screen.findByText("Correct!");
    expect(screen.queryByRole("link", link)).toBeNull();
    fireEvent.click(button("Next Question"));
    await screen.findByText("What is number 2?");
    press("a");
    press("Enter");
    await screen.findByText("Incorrect. The correct answer is B.");
    page.api.answer({ "POST /api/question": () => aQuestion({ question: "What is the twin?" }) });
    await page.person.click(screen.getByRole("link", link));
    await screen.findByText("What is the twin?");
    expect(page.api.bodies("POST /api/question").at(0)).toMatchObject({ like: "q-2" });
    cleanup();
    visitAs(aUser(), ADDRESS, studyServer());
    await screen.findByText("What is number 1?");
    press("a");
    press("Enter");
    await screen.findByText("Incorrect. The correct answer is B.");
    expect(screen.queryByRole("link", link)).toBeNull();
  });

  it("opens once, and asks for every question once, one ahead", async () => {
    // A page at rest fetches all that is left of the session, to be kept.
    vi.mocked(whenIdle).mockImplementation(() => {});
    const { api } = visitAs(aUser(), ADDRESS, studyServer());
    for (const number of [1, 2, 3]) await answerAt(number, "c");
    await atNumber(4);
    expect(api.bodies("POST /api/study-sessions")).toEqual([
      { topic: "linear-equations", mode: "learning" },
    ]);
    const asked = () =>
      api.bodies("POST /api/study-sessions/{id}/questions").map(({ number }) => number);
    await waitFor(() => expect(asked()).toEqual([1, 2, 3, 4, 5]));
  });

  it("ends in the summary of what the server has", async () => {
    const page = visitAs(aUser(), ADDRESS, studyServer());
    for (let number = 1; number <= 10; number++) await answerAt(number, number % 2 ? "b" : "a");
    await screen.findByRole("heading", { level: 1, name: "Session Summary" });
    expect(page.address()).toMatch(/data=.*&id=s-1/);
    expect(await screen.findByText("5 / 10")).toBeDefined();
    expect(await screen.findByText("What is number 10?", ROW)).toBeDefined();
  });

  it("ends with a moment, which does not come again with its summary", async () => {
    const moment = () => document.querySelector("[data-moment=dots]");
    const server = studyServer();
    const { person, address } = visitAs(aUser(), ADDRESS, server);
    await answerToLastResult();
    expect(moment()).toBeNull();
    await person.click(button("Complete Session"));
    await screen.findByRole("heading", { level: 1, name: "Session Summary" });
    expect(moment()).not.toBeNull();
    expect(screen.getAllByText("9 / 10")).toHaveLength(1);
    const summary = address();
    cleanup();
    visitAs(aUser(), summary, server);
    await screen.findByRole("heading", { level: 1, name: "Session Summary" });
    expect(moment()).toBeNull();
  });

  it("shows in its summary the mastery level that it has led to", async () => {
    const server = studyServer();
    const topic = { topic: "linear-equations", completedQuestions: 10, recentAnswers: 10 } as const;
    let level: "beginner" | "intermediate" = "beginner";
    const { person, router } = visitAs(aUser(), "/study-mode?section=math", {
      ...server,
      "GET /api/study": () => ({
        topics: [{ ...topic, recentCorrect: 9, masteryLevel: level }],
        openSessions: [],
      }),
    });
    await screen.findByRole("heading", { level: 2, name: "Linear Equations & Inequalities" });
    router.history.push(ADDRESS);
    await answerToLastResult();
    level = "intermediate";
    await person.click(button("Complete Session"));
    await screen.findByRole("heading", { level: 1, name: "Session Summary" });
    const badge = await screen.findByRole("button", { name: "Mastery level: Intermediate" });
    expect(badge.querySelector<HTMLElement>("[data-moment]")?.dataset.former).toBe("Beginner");
  });

  it("ends in what the server has, and in the last answer too once that has come", async () => {
    const server = studyServer();
    const { api, person } = visitAs(aUser(), ADDRESS, server);
    await answerToLastResult(() => api.answer({ "POST /api/answers": loseConnection }));
    await person.click(button("Complete Session"));
    await screen.findByText("What is number 9?", ROW);
    expect(screen.getByText("100%")).toBeDefined();
    expect(screen.queryByText("What is number 10?", ROW)).toBeNull();
    api.answer(server);
    dispatchEvent(new Event("online"));
    await screen.findByText("What is number 10?", ROW);
    expect(screen.getByText("90%")).toBeDefined();
  });

  it("shows the last result again after a reload, and then leads to its summary", async () => {
    const server = studyServer();
    visitAs(aUser(), ADDRESS, server);
    await answerToLastResult();
    cleanup();
    const again = visitAs(aUser(), ADDRESS, server);
    await screen.findByText("Incorrect. The correct answer is B.");
    expect(again.api.bodies("POST /api/study-sessions")).toEqual([]);
    await again.person.click(button("Complete Session"));
    expect(await screen.findByText("9 / 10")).toBeDefined();
  });

  it.each([
    ["the exit", "Exit"],
    ["the browser's own way back", undefined],
  ])("begins at question 1 after the last result was left by %s", async (_, exit) => {
    const server = studyServer();
    const { person, router } = visitAs(aUser(), "/study-mode", server);
    await screen.findByRole("heading", { level: 1, name: "Study Mode" });
    router.history.push(ADDRESS);
    await answerToLastResult();
    if (exit === undefined) {
      router.history.back();
    } else {
      await person.click(button("Exit Session"));
      await person.click(button(exit));
    }
    await screen.findByRole("heading", { level: 1, name: "Study Mode" });
    router.history.push(ADDRESS);
    await atNumber(1);
    expect(screen.getByText("Score: 0/0")).toBeDefined();
  });

  it("lets the server have the waiting answers before it asks where the session stands", async () => {
    const server = studyServer();
    const { api } = visitAs(aUser(), ADDRESS, server);
    await answerAt(1, "b");
    await screen.findByText("What is number 2?");
    api.answer({ "POST /api/answers": loseConnection });
    await answerAt(2, "b");
    await atNumber(3);
    cleanup();
    visitAs(aUser(), ADDRESS, server);
    await atNumber(3);
    expect(screen.getByText("Score: 2/2")).toBeDefined();
  });

  it("tells with an answer that the hint was looked at", async () => {
    const { api, person } = visitAs(aUser(), ADDRESS, studyServer());
    await screen.findByText("What is number 1?");
    await person.click(button("Show Hint"));
    // A question of an older form has no other.
    expect(screen.queryByRole("button", { name: "Another Hint" })).toBeNull();
    await person.click(button("Hide Hint"));
    press("b");
    press("Enter");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: "B", hintsUsed: 1 });
  });

  it("has three hints to read, and has those that were read after a reload", async () => {
    const hints = ["Take the same from both sides.", "Undo the addition.", "Take 3 away."] as const;
    const server = {
      ...studyServer(),
      "POST /api/study-sessions/{id}/questions": () => aQuestion({ hint: hints[0], hints }),
    };
    const first = visitAs(aUser(), ADDRESS, server);
    await first.person.click(await screen.findByRole("button", { name: "Show Hint" }));
    await first.person.click(button("Another Hint"));
    cleanup();
    const { api, person } = visitAs(aUser(), ADDRESS, server);
    expect(await screen.findByText(hints[1])).toBeDefined();
    expect(screen.getByText(hints[0])).toBeDefined();
    expect(screen.queryByText(hints[2])).toBeNull();
    await person.click(button("Another Hint"));
    expect(screen.getByText(hints[2])).toBeDefined();
    press("b");
    press("Enter");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: "B", hintsUsed: 3 });
  });

  it.each([
    ["a hint that stands on two rungs", "Undo it."],
    ["what stands over the hints as the tip", "Take the same away."],
  ])("says %s once", async (_, twice) => {
    const hints = ["What stands alone?", twice, "Undo it."] as const;
    const { person } = visitAs(aUser(), ADDRESS, {
      ...studyServer(),
      "POST /api/study-sessions/{id}/questions": () =>
        aQuestion({ hint: hints[0], hints, tip: "Take the same away." }),
    });
    await person.click(await screen.findByRole("button", { name: "Show Hint" }));
    await person.click(button("Another Hint"));
    expect(screen.getAllByText("Undo it.")).toHaveLength(1);
    expect(screen.getAllByText("Take the same away.")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Another Hint" })).toBeNull();
  });

  it("keeps over a reload that an answer is a guess, and tells it with the answer", async () => {
    const server = studyServer();
    const mark = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "I'm guessing" });
    const first = visitAs(aUser(), ADDRESS, server);
    await first.person.click(await mark());
    cleanup();
    const { api } = visitAs(aUser(), ADDRESS, server);
    expect((await mark()).checked).toBe(true);
    await answerAt(1, "b");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: "B", confidence: "guess" });
    await screen.findByText("What is number 2?");
    expect((await mark()).checked).toBe(false);
  });

  it("keeps what was typed, and shows a typed answer with its result after a reload", async () => {
    const server = {
      ...studyServer(),
      "POST /api/study-sessions/{id}/questions": () => anEntryQuestion({ id: "q-1" }),
    };
    const first = visitAs(aUser(), ADDRESS, server);
    await first.person.type(await screen.findByRole("textbox", { name: "Your answer" }), "4/");
    cleanup();
    const { person } = visitAs(aUser(), ADDRESS, server);
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Your answer" });
    expect(field.value).toBe("4/");
    await person.type(field, "3{Enter}");
    await screen.findByText("Incorrect. The correct answer is 3/4.");
    cleanup();
    visitAs(aUser(), ADDRESS, server);
    await screen.findByText("Incorrect. The correct answer is 3/4.");
    expect(screen.getByText("Your answer, incorrect")).toBeDefined();
  });

  it("waits in its frame, and can be left from there", async () => {
    const { person } = visitAs(aUser(), ADDRESS, {
      ...studyServer(),
      "POST /api/study-sessions": neverAnswer,
    });
    await screen.findByRole("heading", { level: 1, name: "Linear Equations" });
    expect(screen.getByRole("status").textContent).toBe("Loading your question...");
    await person.click(button("Exit Session"));
    await person.click(button("Exit"));
    await screen.findByRole("heading", { level: 1, name: "Study Mode" });
  });

  it("says when it cannot be opened, and tries again", async () => {
    const { api, person } = visitAs(aUser(), ADDRESS, {
      ...studyServer(),
      "POST /api/study-sessions": () => refuse(500),
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load question. Please try again.");
    api.answer(studyServer());
    await person.click(button("Try Again"));
    await atNumber(1);
  });

  it("says that a question has no valid format, and fetches it again", async () => {
    const server = studyServer();
    const { api, person } = visitAs(aUser(), ADDRESS, {
      ...server,
      "POST /api/study-sessions/{id}/questions": () => aQuestion({ explanation: "" }),
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Invalid question format received. Please try again.");
    expect(alert.parentElement).toBe(document.activeElement);
    api.answer(server);
    await person.click(button("Try Again"));
    await screen.findByText("What is number 1?");
    const sheet = screen.getByRole("article", { name: "Question 1" });
    await waitFor(() => expect(document.activeElement).toBe(sheet));
  });
});
