import type { LookBack } from "@sat/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { isLookBackDue } from "../../lib/look-back-due.ts";
import { aUser } from "../../test/a-user.ts";
import { type Handlers, refuse } from "../../test/fake-api.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

const MONDAY = Date.parse("2026-11-16");

const USED: LookBack = {
  week: "2026-W47",
  monday: "2026-11-16",
  sentences: [
    "You answered 9 questions on 2 days and got 6 right.",
    'One mistake came up less often: "Off by one step", once after 4 times the week before.',
  ],
  days: [4, 0, 5, 0, 0, 0, 0].map((answers, at) => ({
    day: new Date(MONDAY + at * 86_400_000).toISOString().slice(0, 10),
    answers,
    right: Math.min(answers, 3),
  })),
  sections: [
    { section: "Reading", week: { answers: 0, right: 0 }, before: { answers: 2, right: 1 } },
    { section: "Math", week: { answers: 9, right: 6 }, before: { answers: 12, right: 7 } },
  ],
  earlier: "2026-W44",
  later: null,
};

const EMPTY: LookBack = { ...USED, sentences: [], sections: [], earlier: null };

async function open(lookBack = USED, handlers: Handlers = {}, address = "/look-back") {
  const page = visitAs(aUser(), address, { "GET /api/look-back": () => lookBack, ...handlers });
  await screen.findByRole("heading", { level: 1, name: "Your week" });
  return page;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

it("tells of the week in sentences, set as a booklet sets them", async () => {
  const page = await open();
  expect(await screen.findByRole("heading", { name: "Nov 16 to Nov 22, 2026" })).toBeTruthy();
  expect(screen.getByText(/“Off by one step,” once|“Off by one step”, once/)).toBeTruthy();
  const asked = page.api.calls.find(({ endpoint }) => endpoint === "GET /api/look-back");
  expect(asked?.query).not.toHaveProperty("week");
});

it("draws the days, and the sections beside the week before, each with its table", async () => {
  await open();
  const days = await screen.findByRole("img", { name: /^Answers by day: Monday, 3 of 4 right/ });
  expect(within(days).getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)).toHaveLength(7);
  expect(
    screen.getByRole("img", { name: "Math: 6 of 9 right, 7 of 12 the week before" }),
  ).toBeTruthy();
  const rows = (name: string) =>
    within(screen.getByRole("table", { name }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent);
  expect(rows("Answers by day")[1]).toBe("Monday43");
  expect(rows("Right answers by section").slice(1)).toEqual([
    "Reading0 of 01 of 2",
    "Math6 of 97 of 12",
  ]);
});

it("leads to the week before with answers, and says which it asks for", async () => {
  const page = await open();
  await page.person.click(await screen.findByRole("link", { name: "Earlier week" }));
  expect(page.address()).toBe("/look-back?week=2026-W44");
  const asked = page.api.calls.filter(({ endpoint }) => endpoint === "GET /api/look-back");
  expect(asked.at(-1)?.query).toMatchObject({ week: "2026-W44" });
  expect(screen.queryByRole("link", { name: "Later week" })).toBeNull();
});

it("takes an address that names no week for the last one", async () => {
  const page = await open(USED, {}, "/look-back?week=yesterday");
  await screen.findByRole("heading", { name: "Nov 16 to Nov 22, 2026" });
  const asked = page.api.calls.find(({ endpoint }) => endpoint === "GET /api/look-back");
  expect(asked?.query).not.toHaveProperty("week");
});

it("invites to practise after a week without answers", async () => {
  await open(EMPTY);
  expect(await screen.findByText(/^No answers from Nov 16 to Nov 22, 2026\./)).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Weeks" })).toBeNull();
  expect(screen.getAllByRole("link", { name: "Practice" }).length).toBeGreaterThan(0);
});

it("says when it cannot be loaded, and tries again", async () => {
  const page = await open(USED, { "GET /api/look-back": () => refuse(500) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load your week. Please try again.");
  page.api.answer({ "GET /api/look-back": () => USED });
  await page.person.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Day by day" })).toBeTruthy();
});

it("is due no more this week once it was opened", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 23, 9, 30) });
  const user = aUser();
  expect(isLookBackDue(user)).toBe(true);
  await open();
  expect(isLookBackDue(user)).toBe(false);
  vi.useRealTimers();
});
