import type { Preferences } from "@sat/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { anAchievement } from "../../test/an-achievement.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { type Handlers, loseConnection, refuse } from "../../test/fake-api.ts";
import { putInSight } from "../../test/in-sight.ts";
import { visitAs } from "../../test/visit.tsx";
import { greeting } from "./greeting.ts";

const SAVES: Handlers = {
  "PATCH /api/me/preferences": (change) => withPreferences(aUser(), change),
};

const PRACTISED = { totalQuestions: 12, correctAnswers: 9, currentStreak: 9, longestStreak: 9 };

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the greeting", () => {
  it.each([
    [0, "Good morning"],
    [11, "Good morning"],
    [12, "Good afternoon"],
    [17, "Good afternoon"],
    [18, "Good evening"],
    [23, "Good evening"],
  ])("at hour %i is %s", (hour, text) => {
    expect(greeting(hour)).toBe(text);
  });

  it("names the learner by the local hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 9, 30) });
    visitAs(aUser(), "/dashboard");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Good morning, Ada Lovelace" }),
    ).toBeTruthy();
  });

  it("calls a learner without a name Student", async () => {
    visitAs(aUser({ displayName: "" }), "/dashboard");
    expect(await screen.findByRole("heading", { level: 1, name: /, Student$/ })).toBeTruthy();
  });
});

/** Opens the dashboard with a streak of so many days; answers what the figure turns over from, if it does. */
async function turnAtStreak(
  currentStreak: number,
  totalQuestions = 9,
): Promise<string | undefined> {
  cleanup();
  const stats = { totalQuestions, correctAnswers: 5, currentStreak, longestStreak: 12 };
  visitAs(aUser({ stats }), "/dashboard");
  await screen.findByRole("heading", { level: 1 });
  return document.querySelector<HTMLElement>("[data-moment]")?.dataset.former;
}

/** Waits until a figure that is in sight has been taken for seen. */
const findSeen = () => waitFor(() => expect(document.querySelector("[data-waiting]")).toBeNull());

describe("a day more of the streak", () => {
  beforeEach(() => putInSight(true));
  afterEach(() => vi.unstubAllGlobals());

  it("waits with its turn until it is in sight, be it on another visit", async () => {
    putInSight(false);
    await turnAtStreak(2);
    expect(await turnAtStreak(3)).toBe("2 days");
    expect(document.querySelector("[data-waiting]")).not.toBeNull();
    putInSight(true);
    expect(await turnAtStreak(3)).toBe("2 days");
    await findSeen();
    expect(await turnAtStreak(3)).toBeUndefined();
  });

  it("turns the figure over, once, and leaves one figure to be read", async () => {
    await turnAtStreak(2);
    expect(await turnAtStreak(3)).toBe("2 days");
    expect(screen.getByText("3 days")).toBeDefined();
    expect(screen.queryByText("2 days")).toBeNull();
    await findSeen();
    expect(await turnAtStreak(3)).toBeUndefined();
  });

  it("is a moment on the very first day too", async () => {
    await turnAtStreak(0, 0);
    expect(await turnAtStreak(1)).toBe("0 days");
  });

  it("is none on a device that has not shown the streak before, and where one has ended", async () => {
    expect(await turnAtStreak(5)).toBeUndefined();
    expect(await turnAtStreak(0)).toBeUndefined();
  });
});

describe("Your Progress", () => {
  it("is not there before the first answer", async () => {
    visitAs(aUser(), "/dashboard");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText("Your Progress")).toBeNull();
  });

  it("counts what was answered and waits for the server, once", async () => {
    const answer = { answer: "A", timeSpent: 1, answeredAt: "2026-11-20T12:00:00.000Z" };
    const shelf = learnerShelf("user-1");
    shelf.write("answers:q-1", { ...answer, questionId: "q-1", correct: true });
    shelf.write("answers:q-2", { ...answer, questionId: "q-2", correct: false });
    const stats = { totalQuestions: 2, correctAnswers: 2, currentStreak: 0, longestStreak: 4 };
    const page = visitAs(aUser({ stats }), "/dashboard", { "POST /api/answers": loseConnection });
    const figures = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
    await screen.findByText("Your Progress");
    expect(figures()).toEqual(["4", "75%", "1 day", "4 days"]);
    page.api.answer({
      "POST /api/answers": ({ questionId }) => ({
        questionId,
        correct: questionId === "q-1",
        correctAnswer: "A",
        stats: { ...stats, totalQuestions: questionId === "q-1" ? 3 : 4, correctAnswers: 3 },
      }),
    });
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(shelf.keys("answers")).toEqual([]));
    await waitFor(() => expect(figures()).toEqual(["4", "75%", "0 days", "4 days"]));
    for (const body of page.api.bodies("POST /api/answers"))
      expect(body).not.toHaveProperty("correct");
  });

  it("shows the four figures", async () => {
    const stats = {
      totalQuestions: 1480,
      correctAnswers: 1000,
      currentStreak: 1,
      longestStreak: 12,
    };
    visitAs(aUser({ stats }), "/dashboard");
    const block = within(await screen.findByRole("region", { name: "Your Progress" }));
    const terms = block.getAllByRole("term").map((term) => term.textContent);
    const values = block.getAllByRole("definition").map((value) => value.textContent);
    expect(terms).toEqual(["Questions Answered", "Accuracy", "Current Streak", "Best Streak"]);
    expect(values).toEqual(["1,480", "68%", "1 day", "12 days"]);
  });

  it("names the latest achievement and what the nearest lacks, and leads to all of them", async () => {
    const achievements = [
      anAchievement({ name: "First ten", goal: 10, progress: 10, reachedOn: "2026-11-19" }),
      anAchievement({ name: "First hundred", goal: 100, progress: 12 }),
      anAchievement({ name: "Three days in a row", goal: 3, progress: 2 }),
      anAchievement({ name: "Five topics", goal: 5, progress: 5, reachedOn: "2026-11-20" }),
    ];
    const { person, address } = visitAs(aUser({ stats: PRACTISED }), "/dashboard", {
      "GET /api/achievements": () => ({ achievements }),
    });
    const block = within(await screen.findByRole("region", { name: "Your Progress" }));
    expect(await block.findByText("Latest achievement: Five topics")).toBeTruthy();
    expect(block.getByText("Next: Three days in a row, 1 to go")).toBeTruthy();
    await person.click(block.getByRole("link", { name: "See your achievements" }));
    await waitFor(() => expect(address()).toBe("/achievements"));
  });

  it("says what became of the freezes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 9, 30) });
    const freezes = { left: 1, daysToNext: 3, spentOn: ["2026-11-17"] };
    visitAs(aUser({ stats: { ...PRACTISED, freezes } }), "/dashboard");
    const block = within(await screen.findByRole("region", { name: "Your Progress" }));
    expect(block.getByText("A freeze kept your streak on Tuesday. 1 left.")).toBeTruthy();
  });

  it("shows a streak to a learner whom a version kept that knew no switch for it", async () => {
    const { gameElements: _, ...known } = aUser().preferences;
    const preferences = known as Preferences; // as the earlier version kept it
    visitAs(aUser({ stats: PRACTISED, preferences }), "/dashboard");
    expect(await screen.findByText("Current Streak")).toBeTruthy();
  });

  it("leaves out streaks and achievements where they are switched off", async () => {
    const freezes = { left: 1, daysToNext: 3, spentOn: [] };
    const user = withPreferences(aUser({ stats: { ...PRACTISED, freezes } }), {
      gameElements: false,
    });
    const { api } = visitAs(user, "/dashboard", {
      "GET /api/achievements": () => ({ achievements: [anAchievement()] }),
    });
    const block = within(await screen.findByRole("region", { name: "Your Progress" }));
    const terms = block.getAllByRole("term").map((term) => term.textContent);
    expect(terms).toEqual(["Questions Answered", "Accuracy"]);
    expect(block.queryByText(/streak|freeze|achievement/i)).toBeNull();
    expect(api.calls.map(({ endpoint }) => endpoint)).not.toContain("GET /api/achievements");
  });
});

describe("the ways into practice", () => {
  it.each(["Reading", "Writing", "Math"] as const)(
    "opens %s and makes it the default",
    async (section) => {
      const page = visitAs(aUser(), "/dashboard", SAVES);
      const block = within(await screen.findByRole("region", { name: "Quick Practice" }));
      await page.person.click(block.getByRole("link", { name: new RegExp(`^${section}`) }));
      await waitFor(() => expect(page.address()).toBe(`/practice?section=${section}`));
      expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([{ defaultSection: section }]);
    },
  );

  it("opens mixed practice and makes it the default", async () => {
    const page = visitAs(aUser(), "/dashboard", SAVES);
    await page.person.click(await screen.findByRole("link", { name: "Mixed Practice" }));
    await waitFor(() => expect(page.address()).toBe("/practice?section=Mixed"));
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([{ defaultSection: "Mixed" }]);
  });

  it("keeps the section in the address when it cannot be saved, and only logs that", async () => {
    const page = visitAs(aUser(), "/dashboard", { "PATCH /api/me/preferences": () => refuse(500) });
    await page.person.click(await screen.findByRole("link", { name: /^Math/ }));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(page.address()).toBe("/practice?section=Math");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each(["Reading", "Math", "Mixed"] as const)(
    "opens the section that Continue names, %s, without saving",
    async (defaultSection) => {
      const preferences = { ...aUser().preferences, defaultSection };
      const page = visitAs(aUser({ preferences }), "/dashboard", SAVES);
      const name = `Continue with ${defaultSection}`;
      await page.person.click(await screen.findByRole("link", { name }));
      await waitFor(() => expect(page.address()).toBe(`/practice?section=${defaultSection}`));
      expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([]);
    },
  );

  it("leads to Study Mode and to the simple quiz", async () => {
    visitAs(aUser(), "/dashboard");
    const study = await screen.findByRole<HTMLAnchorElement>("link", { name: "Open Study Mode" });
    expect(study.pathname).toBe("/study-mode");
    const quiz = screen.getByRole<HTMLAnchorElement>("link", { name: "Take the simple quiz" });
    expect(quiz.pathname).toBe("/quiz");
  });

  it("gives the tip of the day", async () => {
    visitAs(aUser(), "/dashboard");
    const tip = await screen.findByRole("region", { name: "Daily Tip" });
    expect(tip.textContent).toMatch(/about 1 minute per question in Reading and Writing/);
    expect(tip.textContent).toMatch(/1\.5 minutes per question in Math/);
  });
});

describe("the line to the week that has ended", () => {
  const stats = { totalQuestions: 9, correctAnswers: 5, currentStreak: 1, longestStreak: 1 };

  it.each([
    ["is there on a Monday", 23, true],
    ["is gone by Wednesday", 25, false],
  ])("%s", async (_, day, isThere) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, day, 9, 30) });
    visitAs(aUser({ stats }), "/dashboard");
    await screen.findByRole("heading", { name: "Your Progress" });
    const line = screen.queryByRole("link", { name: "Look back on last week" });
    expect(line !== null).toBe(isThere);
  });
});
