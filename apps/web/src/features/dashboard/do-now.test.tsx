import type { Activities } from "@sat/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { loseConnection, neverAnswer } from "../../test/fake-api.ts";
import { visitAs } from "../../test/visit.tsx";

const CIRCLES = {
  skill: "S.D",
  questions: 6,
  because: { cause: "missed", wrong: 3, of: 8 },
} as const;
const WORDS = {
  skill: "WIC",
  questions: 10,
  because: { cause: "share", examQuestions: 9 },
} as const;

const ACTIVITIES: Activities = {
  doneToday: false,
  activities: [
    { kind: "set", due: 4, focus: CIRCLES, minutes: 14 },
    { kind: "set", due: 0, focus: WORDS, minutes: 12 },
    { kind: "set", due: 4, focus: null, minutes: 5 },
  ],
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** Whoever has been asked for a plan. */
const PLANNED = withPreferences(aUser(), { planProposed: true });

/** Opens the dashboard with these activities; answers the card. */
async function visitCard(told: Partial<Activities> = {}) {
  const page = visitAs(PLANNED, "/dashboard", {
    "GET /api/activities": () => ({ ...ACTIVITIES, ...told }),
  });
  return { ...page, card: within(await screen.findByRole("region", { name: "Do This Now" })) };
}

it("names one thing to do, how long it takes and why, and leads there", async () => {
  const { card } = await visitCard();
  await card.findByText("14 minutes: 4 like those you missed and 6 on circles");
  expect(card.getByText("3 of your last 8 on circles went wrong.")).toBeTruthy();
  const start = card.getByRole<HTMLAnchorElement>("link", { name: "Start" });
  expect(start.pathname).toBe("/review");
  expect(Object.fromEntries(new URLSearchParams(start.search))).toEqual({
    due: "4",
    skill: "S.D",
    more: "6",
  });
});

it("has something else, and comes back to the first", async () => {
  const { card, person } = await visitCard();
  const others = [
    "12 minutes: 10 questions on",
    "5 minutes: 4 questions like",
    "14 minutes: 4 like",
  ];
  for (const words of others) {
    await person.click(await card.findByRole("button", { name: "Something else" }));
    expect(card.getByText(new RegExp(`^${words}`))).toBeTruthy();
  }
});

it("sends a newcomer to the questions that show where they stand", async () => {
  const { card } = await visitCard({
    activities: [{ kind: "placement", questions: 20, minutes: 27 }],
  });
  const start = await card.findByRole<HTMLAnchorElement>("link", { name: "Start" });
  expect(start.pathname).toBe("/placement");
  expect(card.queryByRole("button", { name: "Something else" })).toBeNull();
});

it("says that today's plan is done, and holds nobody back", async () => {
  const { card } = await visitCard({ doneToday: true });
  expect(await card.findByText(/^You have done what you planned for today\./)).toBeTruthy();
  expect(card.getByRole("link", { name: "Start" })).toBeTruthy();
});

it("asks for nothing without the server, and practice is there all the same", async () => {
  visitAs(PLANNED, "/dashboard", { "GET /api/activities": loseConnection });
  const card = within(await screen.findByRole("region", { name: "Do This Now" }));
  expect(await card.findByText(/^There is no suggestion without the server/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Mixed Practice" })).toBeTruthy();
});

it("leaves the focus where arriving has put it", async () => {
  const { card } = await visitCard();
  await card.findByRole("link", { name: "Start" });
  expect(document.activeElement?.localName).not.toBe("h2");
});

it("keeps its place while it is not known yet", async () => {
  visitAs(PLANNED, "/dashboard", { "GET /api/activities": neverAnswer });
  const card = within(await screen.findByRole("region", { name: "Do This Now" }));
  expect(card.getByText("Finding what suits you best now...")).toBeTruthy();
});
