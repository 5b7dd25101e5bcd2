import type { StudySessionSummary, TopicProgress } from "@sat/contract";
import { TOPIC_IDS } from "@sat/item";
import { focusManager } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepUser } from "../../../lib/kept-user.ts";
import { aUser } from "../../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer, refuse } from "../../../test/fake-api.ts";
import { putInSight } from "../../../test/in-sight.ts";
import "../../../test/standards-mode.ts";
import { visit, visitAs } from "../../../test/visit.tsx";

/** A session of each of the first topics; a completed one scored its place in the list. */
function someSessions(count: number, isCompleted: boolean): StudySessionSummary[] {
  return TOPIC_IDS.slice(0, count).map((topic, at) => ({
    id: `s-${at}`,
    topic,
    mode: "practice",
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: isCompleted ? "2026-11-20T18:10:00.000Z" : null,
    questionsAnswered: isCompleted ? 10 : 1,
    score: 1,
    totalTime: 60_000,
  }));
}

function studyServer(open: number, completed: number): Handlers {
  return {
    "GET /api/study": () => ({ topics: [], openSessions: someSessions(open, false) }),
    "GET /api/study-sessions": () => ({ sessions: someSessions(completed, true) }),
  };
}

const A_TOPIC = {
  topic: "linear-equations",
  completedQuestions: 12,
  recentAnswers: 12,
  recentCorrect: 11,
} as const;

const history = () => screen.getByRole("region", { name: "Completed sessions" });

describe("the focus in Study Mode", () => {
  it("goes on to the first open session that Show all has brought", async () => {
    const { person } = visitAs(aUser(), "/study-mode", studyServer(5, 0));
    await person.click(await screen.findByRole("button", { name: "Show all 5" }));
    const links = screen.getAllByRole("link", { name: "Resume" });
    expect(links).toHaveLength(5);
    expect(document.activeElement).toBe(links[3]);
  });

  it("goes on to the first completed session that Show More has brought", async () => {
    const { api, person } = visitAs(aUser(), "/study-mode", studyServer(0, 10));
    const more = await screen.findByRole("button", { name: "Show More" });
    const sessions = someSessions(12, true).slice(10);
    api.answer({ "GET /api/study-sessions": () => ({ sessions }) });
    await person.click(more);
    await waitFor(() => expect(within(history()).getAllByRole("link")).toHaveLength(12));
    expect(document.activeElement).toBe(within(history()).getAllByRole("link")[10]);
  });

  it("stays on Show More while it is busy and when it fails, and nothing later takes it away", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { api, person } = visitAs(aUser(), "/study-mode", studyServer(0, 10));
    const more = await screen.findByRole("button", { name: "Show More" });
    api.answer({ "GET /api/study-sessions": () => refuse(500) });
    await person.click(more);
    await screen.findByRole("alert");
    expect(document.activeElement).toBe(more);
    const third = within(history()).getAllByRole("link")[2];
    third?.focus();
    api.answer(studyServer(0, 12));
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(within(history()).getAllByRole("link")).toHaveLength(12));
    expect(document.activeElement).toBe(third);
    focusManager.setFocused(undefined);
  });

  it("goes to the last session when Show More has brought no more", async () => {
    const { api, person } = visitAs(aUser(), "/study-mode", studyServer(0, 10));
    const more = await screen.findByRole("button", { name: "Show More" });
    api.answer({ "GET /api/study-sessions": () => ({ sessions: [] }) });
    await person.click(more);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Show More" })).toBeNull());
    expect(document.activeElement).toBe(within(history()).getAllByRole("link").at(-1));
  });

  it("goes to the heading when what was tried again is loading", async () => {
    const { api, person } = visitAs(aUser(), "/study-mode", {
      ...studyServer(0, 0),
      "GET /api/study": () => refuse(500),
    });
    const again = await screen.findByRole("button", { name: "Try Again" });
    api.answer({ "GET /api/study": neverAnswer });
    await person.click(again);
    await screen.findByText("Loading your progress...");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });
});

describe("the discarding of a session", () => {
  const discard = () => screen.getByRole("button", { name: "Discard" });
  const inDialog = () => within(screen.getByRole("dialog", { name: "Discard Session" }));

  it("says that it failed though its dialog was closed, of the session that is still there", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const lost = Promise.withResolvers<never>();
    const { api, person } = visitAs(aUser(), "/study-mode", {
      ...studyServer(1, 0),
      "DELETE /api/study-sessions/{id}": () => lost.promise,
    });
    await screen.findByRole("link", { name: "Resume" });
    await person.click(discard());
    await person.click(inDialog().getByRole("button", { name: "Discard" }));
    await person.click(inDialog().getByRole("button", { name: "Keep It" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(discard().getAttribute("aria-disabled")).toBe("true");
    lost.reject(new TypeError("Failed to fetch"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to discard the session. Please try again.");
    expect(inDialog().getByText(/^Discard the open session of /)).toBeTruthy();
    api.answer({ ...studyServer(0, 0), "DELETE /api/study-sessions/{id}": () => undefined });
    await person.click(inDialog().getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Resume" })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })),
    );
  });
});

describe("Study Mode without a connection", () => {
  it("says once that the progress needs one, and shows it by itself with one", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { api } = visitAs(aUser(), "/study-mode", {
      "GET /api/study": loseConnection,
      "GET /api/study-sessions": loseConnection,
    });
    await screen.findByText(/^Your progress needs a connection/);
    await waitFor(() => expect(screen.queryByText("Completed sessions")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    api.answer(studyServer(0, 2));
    connection.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(within(history()).getAllByRole("link")).toHaveLength(2));
    expect(await screen.findAllByText("0%")).toHaveLength(3);
  });

  it("says so at once, with the sections there, and waits for nothing", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    keepUser(aUser());
    visit("/study-mode", {
      "GET /api/me": loseConnection,
      "GET /api/study": neverAnswer,
      "GET /api/study-sessions": neverAnswer,
    });
    await screen.findByText(/^Your progress needs a connection/);
    expect(screen.getByRole("link", { name: "Math" })).toBeTruthy();
    expect(screen.queryByText("Loading your progress...")).toBeNull();
  });

  it("waits for a server that is reached without one, on this very device", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    visitAs(aUser(), "/study-mode", {
      "GET /api/study": neverAnswer,
      "GET /api/study-sessions": neverAnswer,
    });
    await screen.findByText("Loading your progress...");
    expect(screen.queryByText(/needs a connection/)).toBeNull();
  });

  it("leads to a session of every topic, without figures that are not known", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const page = visitAs(aUser(), "/study-mode", {
      "GET /api/study": loseConnection,
      "GET /api/study-sessions": loseConnection,
    });
    await page.person.click(await screen.findByRole("link", { name: "Math" }));
    const topic = within(await screen.findByRole("article", { name: /^Linear Equations/ }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.queryByText(/%/)).toBeNull();
    await page.person.click(topic.getByRole("link", { name: "Start Topic" }));
    const start = await screen.findByRole("link", { name: "Start Practice Session" });
    expect(start.getAttribute("href")).toContain("topic=linear-equations&mode=practice");
    expect(screen.queryByText("Your progress")).toBeNull();
  });
});

/** Opens the topics of Math, one of them at a level; answers the level that its badge turns over from, if it does. */
async function turnAtLevel(masteryLevel: TopicProgress["masteryLevel"]) {
  cleanup();
  const topics = [{ ...A_TOPIC, masteryLevel }];
  visitAs(aUser(), "/study-mode?section=math", {
    "GET /api/study": () => ({ topics, openSessions: [] }),
  });
  const [badge] = await screen.findAllByRole("button", { name: /^Mastery level:/ });
  return badge?.querySelector<HTMLElement>("[data-moment]")?.dataset.former;
}

describe("a new mastery level", () => {
  beforeEach(() => putInSight(true));
  afterEach(() => vi.unstubAllGlobals());

  it("turns the badge over, once, and leaves one name to be read", async () => {
    await turnAtLevel("beginner");
    expect(await turnAtLevel("advanced")).toBe("Beginner");
    expect(screen.getByRole("button", { name: "Mastery level: Advanced" })).toBeDefined();
    await waitFor(() => expect(document.querySelector("[data-waiting]")).toBeNull());
    expect(await turnAtLevel("advanced")).toBeUndefined();
  });

  it("is no moment where a level is lost, nor where it is seen for the first time", async () => {
    expect(await turnAtLevel("mastery")).toBeUndefined();
    expect(await turnAtLevel("intermediate")).toBeUndefined();
  });
});
