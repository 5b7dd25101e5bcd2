import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { type Handlers, refuse } from "../../test/fake-api.ts";
import { visitAs } from "../../test/visit.tsx";
import { greeting } from "./greeting.ts";

const SAVES: Handlers = {
  "PATCH /api/me/preferences": (change) => withPreferences(aUser(), change),
};

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

describe("Your Progress", () => {
  it("is not there before the first answer", async () => {
    visitAs(aUser(), "/dashboard");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText("Your Progress")).toBeNull();
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

  it("names what was achieved and what comes next", async () => {
    const stats = { totalQuestions: 12, correctAnswers: 9, currentStreak: 2, longestStreak: 2 };
    visitAs(aUser({ stats }), "/dashboard");
    const block = within(await screen.findByRole("region", { name: "Your Progress" }));
    expect(block.getByText("Achievements: 10 questions")).toBeTruthy();
    expect(block.getByText("Next achievements: 50 questions, 3 days in a row")).toBeTruthy();
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
