import type { StudyOverview, StudySessionSummary } from "@sat/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser } from "../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer } from "../../test/fake-api.ts";
import { openQuestion, submit } from "../../test/practice-desk.tsx";
import "../../test/standards-mode.ts";
import { bringBack, visitAs } from "../../test/visit.tsx";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
});

function aSession(given: Partial<StudySessionSummary> = {}): StudySessionSummary {
  return {
    id: "s-1",
    topic: "linear-equations",
    mode: "learning",
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: null,
    questionsAnswered: 3,
    score: 2,
    totalTime: 90_000,
    ...given,
  };
}

const overview = (...openSessions: StudySessionSummary[]): StudyOverview => ({
  topics: [],
  openSessions,
});

async function dashboard(handlers: Handlers) {
  const page = visitAs(aUser(), "/dashboard", handlers);
  return { page, card: within(await screen.findByRole("region", { name: "Study Mode" })) };
}

describe("an open study session", () => {
  it("is gone on with in one press, the one begun last", async () => {
    const { page, card } = await dashboard({
      "GET /api/study": () => overview(aSession(), aSession({ id: "s-0", topic: "trigonometry" })),
      "POST /api/study-sessions": neverAnswer,
    });
    const resume = await card.findByRole("link", { name: "Resume" });
    expect(card.getByText("Linear Equations & Inequalities")).toBeTruthy();
    expect(card.getByText(/^Question 4 of 10 • 1 more open$/)).toBeTruthy();
    expect(card.getByRole("link", { name: "Open Study Mode" })).toBeTruthy();
    await page.person.click(resume);
    await waitFor(() =>
      expect(page.address()).toBe(
        "/study-session?section=math&topic=linear-equations&mode=learning",
      ),
    );
  });

  it.each<[string, Handlers]>([
    ["there is none", { "GET /api/study": () => overview() }],
    ["nobody can say", { "GET /api/study": loseConnection }],
    ["nobody has said yet", { "GET /api/study": neverAnswer }],
  ])("is not offered where %s", async (_, handlers) => {
    const { page, card } = await dashboard(handlers);
    await waitFor(() => expect(page.api.bodies("GET /api/study")).not.toHaveLength(0));
    expect(card.getByText(/^Work through one topic at a time/)).toBeTruthy();
    expect(card.queryByRole("link", { name: "Resume" })).toBeNull();
  });

  it("is offered as it stands now, not as it stood on an earlier visit", async () => {
    const { page, card } = await dashboard({ "GET /api/study": () => overview(aSession()) });
    await card.findByText(/^Question 4 of 10/);
    await page.router.navigate({ to: "/settings" });
    await screen.findByRole("heading", { level: 1, name: "Settings" });
    const answer = Promise.withResolvers<StudyOverview>();
    page.api.answer({ "GET /api/study": () => answer.promise });
    await page.router.navigate({ to: "/dashboard" });
    const again = within(await screen.findByRole("region", { name: "Study Mode" }));
    expect(again.queryByRole("link", { name: "Resume" })).toBeNull();
    answer.resolve(overview(aSession({ questionsAnswered: 6 })));
    expect(await again.findByText(/^Question 7 of 10/)).toBeTruthy();
  });

  it("is looked for again when the learner comes back to the page", async () => {
    const { page, card } = await dashboard({ "GET /api/study": () => overview(aSession()) });
    await card.findByText(/^Question 4 of 10/);
    page.api.answer({ "GET /api/study": () => overview() });
    dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(card.queryByRole("link", { name: "Resume" })).toBeNull());
  });
});

describe("an open practice question", () => {
  const way = () => screen.queryByRole("link", { name: "Continue your question" });

  it("is offered until it is answered, and found as it was left", async () => {
    const page = await openQuestion();
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: "Continue your question" }));
    await screen.findByText("What is number 1?");
    await submit("B");
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await screen.findByRole("heading", { level: 1, name: /Ada Lovelace$/ });
    expect(way()).toBeNull();
  });

  it("is not offered while another page of the browser has it", async () => {
    const held: LockInfo[] = [];
    const locks = { query: () => Promise.resolve({ held }), request: () => Promise.reject() };
    Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    const page = await openQuestion();
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await screen.findByRole("link", { name: "Continue your question" });
    held.push({ name: "sat:seat:practice:1" });
    bringBack();
    await waitFor(() => expect(way()).toBeNull());
    held.pop();
    dispatchEvent(new Event("focus"));
    await waitFor(() => expect(way()).toBeTruthy());
  });
});
