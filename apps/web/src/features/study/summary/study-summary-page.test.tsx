import "fake-indexeddb/auto";
import type { StudyRecord, StudySession } from "@sat/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepStudySession } from "../../../question/offline/study-stock.ts";
import { anEntryQuestion, aQuestion } from "../../../test/a-question.ts";
import { aUser } from "../../../test/a-user.ts";
import { type Handlers, loseConnection, refuse } from "../../../test/fake-api.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";
import { latePaper } from "./late-paper.ts";
import { summaryOf } from "../session-summary.ts";

const UNCONFIRMED =
  "The server has not confirmed this session yet. What you see was recorded on this device.";
/** Where a question stands in its row, not on the paper. */
const ROW = { selector: "summary *" };
const OTHERWISE =
  "The link to this page has different figures. The figures below come from your saved answers.";

/** Questions 1 to `answered`, of which the first was answered wrong. */
function aSession(answered = 10): StudySession {
  const records = Array.from({ length: answered }, (_, at): StudyRecord => {
    const question = aQuestion({ id: `q-${at + 1}`, question: `What is number ${at + 1}?` });
    const correct = at > 0;
    return {
      number: at + 1,
      question,
      userAnswer: correct ? "B" : "A",
      correct,
      timeSpent: 30_000,
    };
  });
  return {
    id: "s-1",
    topic: "linear-equations",
    mode: "learning",
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: answered === 10 ? "2026-11-20T18:10:00.000Z" : null,
    questionsAnswered: answered,
    score: answered - 1,
    totalTime: 30_000 * answered,
    records,
  };
}

function studyServer(session = aSession()): Handlers {
  return {
    "GET /api/study-sessions/{id}": () => session,
    "GET /api/study-sessions": () => ({ sessions: [session] }),
    "GET /api/study": () => ({ topics: [], openSessions: [] }),
  };
}

const NONE: Handlers = {
  "GET /api/study-sessions/{id}": () => refuse(404),
  "GET /api/study-sessions": () => ({ sessions: [] }),
};
/** No session is found by what it came to: none is completed. */
const NONE_COMPLETED: Handlers = { "GET /api/study-sessions": () => ({ sessions: [] }) };
const GONE: Handlers = {
  "GET /api/study-sessions/{id}": loseConnection,
  "GET /api/study-sessions": loseConnection,
  "GET /api/study": loseConnection,
};

const addressOf = (data: unknown, id = "") =>
  `/study-summary?data=${encodeURIComponent(JSON.stringify(data))}${id && `&id=${id}`}`;
/** Opens an address as a learner of whom this device has recorded a session, if it has. */
async function open(address: string, server: Handlers, recorded?: StudySession) {
  const uid = crypto.randomUUID();
  if (recorded !== undefined) await keepStudySession(uid, recorded);
  return visitAs(aUser({ uid }), address, server);
}
/** Reads a text as it looks: what keeps it in one line does not show. */
const seen = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");
const findFigures = async () => (await screen.findAllByRole("definition")).map(seen);
const findNone = () => screen.findByRole("heading", { level: 1, name: "No summary here" });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

describe("a summary by the session's id", () => {
  it("has the figures of the answers, each with its result, its mistake and its time", async () => {
    await open("/study-summary?id=s-1", studyServer());
    expect(await findFigures()).toEqual(["9 / 10", "90%", "10", "5 min"]);
    const rows = within(screen.getByRole("region", { name: "Your answers" }))
      .getAllByRole("listitem")
      .map(seen);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toBe("1IncorrectWhat is number 1?Stopped one step early30 s");
    expect(rows[1]).toBe("2CorrectWhat is number 2?30 s");
    expect(screen.getByText("Nov 20, 2026")).toBeDefined();
  });

  it("names the mistake behind a typed answer, if anybody foresaw it", async () => {
    const [first, second, ...rest] = aSession().records;
    if (first === undefined || second === undefined) throw new Error("there are ten records");
    const typed = { question: anEntryQuestion(), userAnswer: null, correct: false };
    const records = [
      { ...first, ...typed, entry: "4/3" },
      { ...second, ...typed, entry: "12" },
    ];
    await open(
      "/study-summary?id=s-1",
      studyServer({ ...aSession(), records: [...records, ...rest] }),
    );
    const [foreseen, other] = within(
      await screen.findByRole("region", { name: "Your answers" }),
    ).getAllByRole("listitem");
    expect(foreseen?.textContent).toContain("Opposite operation used");
    expect(other && seen(other)).toMatch(/^2IncorrectIf .*\?30 s$/);
  });

  it("leads from a missed question to a twin in practice, and from a right one to none", async () => {
    const { person, address } = await open("/study-summary?id=s-1", studyServer());
    for (const number of [1, 2])
      await person.click(await screen.findByText(`What is number ${number}?`, ROW));
    await waitFor(() => expect(screen.getAllByRole("radiogroup")).toHaveLength(2));
    // The one that was missed alone has it.
    await person.click(screen.getByRole("link", { name: "Another Like It" }));
    await waitFor(() => expect(address()).toBe("/practice?like=q-1"));
  });

  it("has a dot for each question in their order, filled where the answer was right", async () => {
    await open("/study-summary?id=s-1", studyServer());
    await screen.findAllByRole("definition");
    const dots = [...document.querySelectorAll<HTMLElement>("[data-right]")];
    expect(dots.map(({ dataset }) => dataset["right"])).toEqual([
      "false",
      ...Array.from({ length: 9 }, () => "true"),
    ]);
  });

  it("is of what was answered so far while the session is open, and leads back to it", async () => {
    await open("/study-summary?id=s-1", studyServer(aSession(3)));
    expect(await findFigures()).toEqual(["2 / 10", "67%", "3", "1 min 30 s"]);
    expect(screen.getByRole("link", { name: "Resume" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Practice This Topic Again" })).toBeNull();
  });

  it.each([404, 400])("is none where the server answers %i", async (status) => {
    await open("/study-summary?id=s-1", {
      ...NONE,
      "GET /api/study-sessions/{id}": () => refuse(status),
    });
    await findNone();
    expect(screen.getByRole("link", { name: "Go to Study Mode" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Back to Dashboard" })).toBeDefined();
  });

  it("says when it did not come, and tries again", async () => {
    const { api, person } = await open("/study-summary?id=s-1", {
      ...studyServer(),
      "GET /api/study-sessions/{id}": () => refuse(500),
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "Failed to load the summary of this session. Please try again.",
    );
    api.answer(studyServer());
    await person.click(within(alert).getByRole("button", { name: "Try Again" }));
    expect(await findFigures()).toContain("9 / 10");
  });
});

describe("what an address tells of a session", () => {
  it("is shown with the questions where a session came to just that", async () => {
    const { api } = await open(addressOf(summaryOf(aSession())), studyServer());
    expect(await findFigures()).toEqual(["9 / 10", "90%", "10", "5 min"]);
    expect(screen.getByText("What is number 10?", ROW)).toBeDefined();
    expect(screen.queryByText(OTHERWISE)).toBeNull();
    expect(api.calls.find(({ endpoint }) => endpoint === "GET /api/study-sessions")?.query).toEqual(
      { topic: "linear-equations", mode: "learning", totalTime: "300000" },
    );
  });

  it("is shown by this device's record while the last answers are on their way", async () => {
    const server = { ...studyServer(aSession(9)), ...NONE_COMPLETED };
    const { api, person } = await open(addressOf(summaryOf(aSession())), server, aSession());
    expect(await screen.findByText(UNCONFIRMED)).toBeDefined();
    expect(await findFigures()).toEqual(expect.arrayContaining(["9 / 10", "90%", "10", "5 min"]));
    api.answer(studyServer());
    await person.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
    expect(await findFigures()).toContain("9 / 10");
  });

  it("is refused where the answers of this device's session have come to something else", async () => {
    const elsewhere = { ...aSession(), score: 3 };
    const server = { ...studyServer(elsewhere), ...NONE_COMPLETED };
    await open(addressOf(summaryOf(aSession())), server, aSession());
    await findNone();
    expect(screen.queryByRole("definition")).toBeNull();
  });

  it.each([
    ["score", { score: 10 }],
    ["total", { total: 9 }],
    ["accuracy", { accuracy: 100 }],
    ["number of answers", { questionsAnswered: 9 }],
    ["time", { totalTime: 300_001 }],
    ["topic", { topic: "trigonometry" }],
    ["mode", { mode: "practice" }],
    ["section", { section: "reading", topic: "literary-passages" }],
  ])("is refused with a false %s", async (_, change) => {
    await open(addressOf({ ...summaryOf(aSession()), ...change }), studyServer());
    await findNone();
    expect(screen.queryByRole("definition")).toBeNull();
  });

  it("is refused with a time that no session can take", async () => {
    const told = { ...summaryOf(aSession()), totalTime: 9_000_000_000_000 };
    await open(addressOf(told), { ...NONE, "GET /api/study-sessions": () => refuse(400) });
    await findNone();
    expect(screen.queryByRole("definition")).toBeNull();
  });

  it("gives way to the answers where the address names their session too", async () => {
    const told = { ...summaryOf(aSession()), score: 10, accuracy: 100 };
    await open(addressOf(told, "s-1"), studyServer());
    expect(await findFigures()).toEqual(["9 / 10", "90%", "10", "5 min"]);
    expect(screen.getByText(OTHERWISE)).toBeDefined();
  });

  it("is not spoken of where it is true", async () => {
    await open(addressOf(summaryOf(aSession()), "s-1"), studyServer());
    expect(await findFigures()).toContain("9 / 10");
    expect(screen.queryByText(OTHERWISE)).toBeNull();
  });
});

describe("a summary without the server", () => {
  it.each([
    ["its id", "/study-summary?id=s-1"],
    ["what it came to", addressOf(summaryOf(aSession()))],
  ])("is what this device recorded, found by %s, until the server confirms it", async (_, at) => {
    const { api } = await open(at, GONE, aSession());
    await screen.findByText(UNCONFIRMED);
    expect(await findFigures()).toEqual(["9 / 10", "90%", "10", "5 min"]);
    expect(screen.getByText("What is number 10?", ROW)).toBeDefined();
    api.answer(studyServer());
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
    expect(await findFigures()).toContain("9 / 10");
  });

  it("is this device's record as long as the server has fewer answers", async () => {
    const { api, person } = await open(
      "/study-summary?id=s-1",
      studyServer(aSession(9)),
      aSession(),
    );
    await screen.findByText(UNCONFIRMED);
    expect(await findFigures()).toContain("9 / 10");
    api.answer(studyServer());
    await person.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
  });

  it("says of what this device has not recorded that it cannot be checked", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const told = { ...summaryOf(aSession()), score: 10, accuracy: 100 };
    await open(addressOf(told), GONE, aSession());
    const status = await screen.findByText(
      "The figures in this link cannot be checked without a connection.",
    );
    expect(status).toBeDefined();
    expect(screen.queryByRole("definition")).toBeNull();
    expect(screen.queryByText("What is number 10?", ROW)).toBeNull();
  });

  it("says of an id that this device does not know that it needs a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await open("/study-summary?id=s-2", GONE);
    expect(await screen.findByText("This summary needs a connection.")).toBeDefined();
  });
});

describe("on paper, a summary", () => {
  // What draws it comes with the page; the browser prints what is there.
  beforeAll(() => latePaper.load());

  it("has every question whole, at the latest when it is printed", async () => {
    const [first, ...rest] = aSession().records;
    if (first === undefined) throw new Error("there are ten records");
    const typed = { question: anEntryQuestion(), userAnswer: null, entry: "4/3" };
    const session = { ...aSession(), records: [{ ...first, ...typed }, ...rest] };
    await open("/study-summary?id=s-1", studyServer(session));
    await screen.findAllByRole("definition");
    act(() => void dispatchEvent(new Event("beforeprint")));
    const sheets = screen.getAllByRole("article").map(seen);
    expect(sheets).toHaveLength(10);
    expect(sheets[0]).toMatch(
      /^1\. Incorrect • 30 s.*Opposite operation used\..*Divide both sides/,
    );
    expect(sheets[1]).toMatch(/^2\. Correct • 30 sWhat is number 2\?/);
    for (const part of [
      "4Your answer, correct",
      "A Stopped one step early. This is the number that was added.",
      "ExplanationUndo the addition first",
      "The other options explainedA",
      "D Answered another quantity. This is",
    ])
      expect(sheets[1]).toContain(part);
  });
});

describe("what can be done next", () => {
  it("names a topic that went worse lately, and leads to it", async () => {
    const level = { completedQuestions: 10, masteryLevel: "beginner" } as const;
    const topics = [
      { topic: "linear-equations", ...level, recentAnswers: 10, recentCorrect: 9 } as const,
      { topic: "trigonometry", ...level, recentAnswers: 10, recentCorrect: 3 } as const,
    ];
    const page = await open("/study-summary?id=s-1", {
      ...studyServer(),
      "GET /api/study": () => ({ topics, openSessions: [] }),
    });
    const link = await screen.findByRole("link", { name: "Study a Weaker Topic" });
    const note = "Trigonometry: 3 of your latest 10 answers were right";
    expect(link.closest("li")?.textContent).toContain(note);
    await page.person.click(link);
    await screen.findByRole("heading", { level: 1, name: "Trigonometry" });
    expect(page.address()).toBe("/study-mode?section=math&topic=trigonometry");
  });

  it("leads to the mistakes of the topic, where there are any", async () => {
    await open("/study-summary?id=s-1", studyServer());
    const link = await screen.findByRole("link", { name: "Go Through Your Mistakes" });
    expect(link.getAttribute("href")).toBe(
      "/history?section=Math&topic=linear-equations&result=incorrect",
    );
  });

  it("says nothing of mistakes where there are none", async () => {
    await open("/study-summary?id=s-1", studyServer({ ...aSession(), score: 10 }));
    await screen.findByRole("link", { name: "Practice This Topic Again" });
    expect(screen.queryByRole("link", { name: "Go Through Your Mistakes" })).toBeNull();
  });
});
