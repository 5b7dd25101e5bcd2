import type { Plan, PlanOutline, Score } from "@sat/contract";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aUser, withPreferences } from "../../../test/a-user.ts";
import { loseConnection } from "../../../test/fake-api.ts";
import { visitAs } from "../../../test/visit.tsx";

const PLAN: Plan = { testDate: "2026-12-19", goal: 1300, days: [1, 3], minutesADay: 30 };

const OUTLINE: PlanOutline = {
  today: "2026-12-02",
  weeks: [
    {
      monday: "2026-11-30",
      focus: "skills",
      skills: ["H.B", "BOU", "WIC"],
      days: [{ day: "2026-12-02", minutes: 6 }],
    },
    {
      monday: "2026-12-07",
      focus: "mixed",
      skills: [],
      days: [{ day: "2026-12-07", minutes: 65 }],
    },
    {
      monday: "2026-12-14",
      focus: "light",
      skills: [],
      days: [{ day: "2026-12-14", minutes: 15 }],
    },
  ],
  thisWeek: { answers: 16, minutes: 24 },
  answers: 40,
};

const none = { answers: 40, narrowedBy: [] };
const SCORE: Score = {
  reports: 0,
  total: { range: { low: 1080, high: 1240 }, ...none },
  sections: [],
};

function open(plan: Plan | null = PLAN, outline: Partial<PlanOutline> = {}) {
  return visitAs(withPreferences(aUser(), { plan }), "/plan", {
    "GET /api/plan": () => ({ ...OUTLINE, ...outline }),
    "GET /api/score": () => SCORE,
  });
}

it("says what this week is for, what was done, and what is left of it", async () => {
  open();
  const week = within(await screen.findByRole("region", { name: "This week" }));
  const about = week.getByRole("link", { name: "Linear functions" }).parentElement;
  expect(about?.textContent).toBe("Linear functions; Boundaries; Words in Context");
  expect(week.getByRole("listitem").textContent).toBe("Wednesday 6 minutes");
  expect(week.getByText("Done since Monday: 16 questions in 24 minutes.")).toBeDefined();
});

it("lists the weeks that follow", async () => {
  open();
  const weeks = within(await screen.findByRole("region", { name: "Coming weeks" }));
  const [second, last] = weeks.getAllByRole("listitem");
  expect(second?.textContent).toContain("1 hour and 5 minutes");
  expect(last?.textContent).toContain("A light week before the test");
});

it("leads from each skill to questions of it", async () => {
  open();
  const week = within(await screen.findByRole("region", { name: "This week" }));
  const links = week.getAllByRole<HTMLAnchorElement>("link");
  expect(
    links.map(({ textContent, pathname, search }) => [textContent, pathname + search]),
  ).toEqual([
    ["Linear functions", "/review?skill=H.B&more=6"],
    ["Boundaries", "/review?skill=BOU&more=6"],
    ["Words in Context", "/review?skill=WIC&more=6"],
  ]);
});

it("puts the goal beside where the learner stands, and owes nothing", async () => {
  open();
  expect(await screen.findByText("1080 to 1240")).toBeDefined();
  expect(screen.getByText("1300")).toBeDefined();
  expect(screen.getByText("Saturday, December 19, 2026")).toBeDefined();
  expect(screen.getByText(/What you missed is not added to later days/)).toBeDefined();
});

it("folds away what is more than eight weeks ahead", async () => {
  const [first] = OUTLINE.weeks;
  const weeks = Array.from({ length: 12 }, (_, at) => ({
    ...first,
    focus: "mixed" as const,
    skills: [],
    days: [],
    monday: new Date(Date.UTC(2026, 10, 30 + 7 * at)).toISOString().slice(0, 10),
  }));
  open({ ...PLAN, testDate: null }, { weeks });
  expect(await screen.findByText("4 more weeks")).toBeDefined();
  expect(screen.getByText("No date yet")).toBeDefined();
});

it("invites to a plan where there is none", async () => {
  open(null);
  const link = await screen.findByRole("link", { name: "Make a Plan" });
  expect(link.getAttribute("href")).toMatch(/^\/settings/);
});

it("invites to the placement while nothing is known", async () => {
  open(PLAN, { answers: 0 });
  const link = await screen.findByRole("link", { name: "Take the Placement" });
  expect(link.getAttribute("href")).toBe("/placement");
});

it.each([
  ["2026-11-28", /^Your test was on Saturday, November 28, 2026\./],
  ["2026-12-02", /^Your test is today\./],
])("asks for a new date once the test is there: %s", async (testDate, words) => {
  open({ ...PLAN, testDate }, { weeks: [] });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole("link", { name: "Set a New Date" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "This week" })).toBeNull();
});

it("can be tried again when it did not come", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api, person } = visitAs(withPreferences(aUser(), { plan: PLAN }), "/plan", {
    "GET /api/plan": loseConnection,
    "GET /api/score": () => SCORE,
  });
  const again = await screen.findByRole("button", { name: "Try Again" });
  api.answer({ "GET /api/plan": () => OUTLINE });
  await person.click(again);
  expect(await screen.findByRole("region", { name: "This week" })).toBeDefined();
});
