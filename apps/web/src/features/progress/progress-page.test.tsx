import type { Progress, Score, SkillProgress } from "@sat/contract";
import { SKILLS, type SkillCode } from "@sat/item";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser } from "../../test/a-user.ts";
import { type Handlers, refuse } from "../../test/fake-api.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

function aSkill(skill: SkillCode, change: Partial<SkillProgress> = {}): SkillProgress {
  return {
    skill,
    step: null,
    estimate: { mean: 0, spread: 1, answers: 0 },
    answers: 0,
    right: 0,
    recentAnswers: 0,
    recentRight: 0,
    trend: null,
    lastAnsweredAt: null,
    pace: null,
    examPace: 71,
    ...change,
  };
}

const NONE = { answers: 0, right: 0 };
const NEW: Progress = {
  skills: (Object.keys(SKILLS) as SkillCode[]).map((skill) => aSkill(skill)), // the table's keys are the codes
  weeks: [],
  scores: [],
  domains: [],
  slips: [],
  confidence: { guessed: NONE, others: NONE },
  days: [],
  hours: [],
};

const CIRCLES = aSkill("S.D", {
  step: 5,
  estimate: { mean: 0.44, spread: 0.31, answers: 22 },
  answers: 24,
  right: 18,
  recentAnswers: 20,
  recentRight: 15,
  trend: "better",
  lastAnsweredAt: "2026-11-20T18:15:00.000Z",
  pace: 80,
  examPace: 95,
});
const TRANSITIONS = aSkill("TRA", { step: 2, answers: 4, right: 1, pace: 30 });

const USED: Progress = {
  ...NEW,
  skills: NEW.skills.map((row) =>
    row.skill === "S.D" ? CIRCLES : row.skill === "TRA" ? TRANSITIONS : row,
  ),
  weeks: [
    {
      monday: "2026-11-16",
      domains: [{ domain: "Geometry and Trigonometry", answers: 24, right: 18 }],
    },
  ],
  scores: [{ day: "2026-11-20", section: "Math", low: 540, high: 700 }],
  domains: [{ day: "2026-11-20", domain: "Geometry and Trigonometry", low: 520, high: 720 }],
  slips: [
    {
      slip: "sign-lost",
      weeks: [
        { monday: "2026-11-16", misses: 7 },
        { monday: "2026-11-30", misses: 2 },
      ],
    },
  ],
  confidence: { guessed: { answers: 4, right: 1 }, others: { answers: 24, right: 18 } },
  days: [{ day: "2026-11-20", answers: 28 }],
  hours: [{ hour: 18, answers: 28, right: 19 }],
};

const SCORE: Score = {
  reports: 0,
  total: { range: { low: 1180, high: 1290 }, answers: 212, narrowedBy: ["S.D", "TRA", "WIC"] },
  sections: [
    { section: "Reading and Writing", range: null, answers: 1, narrowedBy: ["WIC", "BOU", "TRA"] },
    { section: "Math", range: { low: 540, high: 700 }, answers: 211, narrowedBy: ["S.D", "P.B"] },
  ],
};

async function open(progress = USED, handlers: Handlers = {}) {
  const page = visitAs(aUser(), "/progress", {
    "GET /api/progress": () => progress,
    "GET /api/score": () => SCORE,
    ...handlers,
  });
  await screen.findByRole("heading", { level: 1, name: "Progress" });
  return page;
}

const skillNames = () =>
  within(screen.getByRole("table", { name: /^Skills/ }))
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("the progress page", () => {
  it("invites whoever has answered nothing, and asks for no score", async () => {
    const page = await open(NEW);
    expect(await screen.findByText(/your first figures appear here/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Answer Your First Question" })).toBeTruthy();
    expect(page.api.calls.map(({ endpoint }) => endpoint)).not.toContain("GET /api/score");
  });

  it("says when it cannot be loaded, and tries again", async () => {
    const page = await open(USED, { "GET /api/progress": () => refuse(500) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load your progress. Please try again.");
    page.api.answer({ "GET /api/progress": () => USED });
    await page.person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Skills" })).toBeTruthy();
  });

  it("tells the score as an estimate, what it rests on and what would narrow it", async () => {
    await open();
    const whole = (await screen.findByText("Whole exam")).closest("section");
    expect(whole?.textContent).toContain(
      "Estimate: 1180 to 1290. Rests on 212 answers. Questions on circles and transitions would narrow it most.",
    );
    const verbal = screen.getByRole("heading", { level: 3, name: "Reading and Writing" });
    expect(verbal.closest("section")?.textContent).toContain(
      "No estimate yet: 1 answer says too little. Questions on words in context and boundaries would help most.",
    );
  });

  it("shows a skill's level in steps, and what it rests on when it is opened", async () => {
    const page = await open();
    const row = (await screen.findByText("Circles")).closest("tr");
    expect(row?.textContent).toContain("5 of 7");
    expect(row?.textContent).toContain("75% of 24");
    expect(row?.textContent).toContain("80 s of 95 s");
    await page.person.click(screen.getByText("Circles"));
    expect(screen.getByText(/^0\.4 ± 0\.3 from 22 answers/)).toBeTruthy();
    expect(screen.getByText("15 of the latest 20 right")).toBeTruthy();
  });

  it("sorts by the button of a column, and the other way round by the next press", async () => {
    const page = await open();
    await page.person.click(await screen.findByRole("button", { name: "Level" }));
    expect(
      skillNames()
        .slice(0, 2)
        .map((name) => name?.includes("Transitions")),
    ).toEqual([true, false]);
    const header = () => screen.getByRole("columnheader", { name: "Level" });
    expect(header().getAttribute("aria-sort")).toBe("ascending");
    await page.person.click(screen.getByRole("button", { name: "Level" }));
    expect(skillNames()[0]).toContain("Circles");
    expect(header().getAttribute("aria-sort")).toBe("descending");
    // What is not known yet stays last.
    expect(skillNames().at(-1)).not.toContain("Transitions");
  });

  it("shows the skills of one section alone", async () => {
    const page = await open();
    await page.person.click(await screen.findByRole("radio", { name: "Math" }));
    expect(skillNames()).toHaveLength(19);
    await page.person.click(screen.getByRole("radio", { name: "Reading and Writing" }));
    expect(skillNames()).toHaveLength(11);
  });

  it("gives every chart in figures as well", async () => {
    await open();
    await screen.findByRole("heading", { name: "Accuracy by week" });
    for (const [name, figures] of [
      ["Right answers by week and domain", "Nov 16, 2026Geometry and Trigonometry2475%"],
      ["Estimated score by day and section", "Nov 20, 2026Math540 to 700"],
      ["Estimate by week and domain", "Nov 20, 2026Geometry and Trigonometry520 to 720"],
      ["Answers by day", "Nov 20, 202628"],
      ["Answers by the hour of the day", "6 PM2868%"],
    ] as const) {
      const [, row] = within(screen.getByRole("table", { name })).getAllByRole("row");
      expect(row?.textContent).toBe(figures);
    }
  });

  it("tells how often each mistake was made, week by week, this one last", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 2, 9, 30) });
    await open();
    const chart = await screen.findByRole("img", { name: /^Sign lost in moving a term/ });
    expect(chart.getAttribute("aria-label")).toContain("0 in the week of Nov 23, 2026");
    expect(screen.getByText("Last three weeks: 7, 0, 2 so far")).toBeTruthy();
    const rows = within(screen.getByRole("table", { name: "Mistakes by week" })).getAllByRole(
      "row",
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Week ofSign lost in moving a term",
      "Nov 16, 20267",
      "Nov 23, 20260",
      "Nov 30, 20262",
    ]);
  });

  it("says what is to come where no mistake has a name yet", async () => {
    await open({ ...USED, slips: [] });
    expect(await screen.findByText(/^No mistake of yours has a name yet/)).toBeTruthy();
  });

  it("sets guesses against other answers", async () => {
    await open();
    const guesses = (await screen.findByText("Right of 4 answers marked as guesses")).parentElement;
    expect(guesses?.textContent).toContain("25%");
  });
});
