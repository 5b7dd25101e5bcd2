import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { visitAs } from "../../test/visit.tsx";
import { lateFirstRun } from "./late-first-run.tsx";

await lateFirstRun.load();

function open(user = aUser()) {
  return visitAs(user, "/dashboard", {
    "PATCH /api/me/preferences": (change) => withPreferences(user, change),
    "GET /api/activities": () => ({
      doneToday: false,
      activities: [{ kind: "placement" as const, questions: 20, minutes: 27 }],
    }),
  });
}

const press = (page: ReturnType<typeof open>, name: string) =>
  page.person.click(screen.getByRole("button", { name }));

/** What to do now stands in its place at once, and has the focus. */
async function expectSuggestion() {
  const card = screen.getByRole("region", { name: "Do This Now" });
  expect(document.activeElement).toBe(within(card).getByRole("heading", { level: 2 }));
  expect(await within(card).findByText(/^27 minutes: 20 questions/)).toBeDefined();
}

it("makes a plan in three taps, and then leads to the placement", async () => {
  const page = open();
  await screen.findByRole("heading", { name: "When is your test?" });
  await press(page, "Later, or I don't know");
  expect(document.activeElement?.textContent).toBe("How many days a week?");
  await press(page, "3 days");
  await press(page, "30 minutes");
  const place = screen.getByRole("link", { name: "Take the Placement" });
  expect(place.getAttribute("href")).toBe("/placement");
  const plan = { testDate: null, goal: null, days: [1, 3, 6], minutesADay: 30 };
  await waitFor(() =>
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([{ plan, planProposed: true }]),
  );
  await press(page, "Start without");
  expect(screen.queryByText("Your plan is ready")).toBeNull();
  await expectSuggestion();
});

it("takes the very date of the test from who knows it, and says it back", async () => {
  const page = open();
  await screen.findByRole("heading", { name: "When is your test?" });
  await press(page, "I know the date");
  await page.person.type(screen.getByLabelText("Test Date"), "2027-03-13");
  await press(page, "Use This Date");
  await press(page, "Every day");
  await press(page, "15 minutes");
  expect(screen.getByText(/your test on Saturday, March 13\./)).toBeDefined();
  expect(page.api.bodies("PATCH /api/me/preferences")[0]?.plan?.testDate).toBe("2027-03-13");
});

it("can be skipped at any tap, and does not come again", async () => {
  const page = open();
  await screen.findByRole("heading", { name: "When is your test?" });
  await press(page, "In 2 or 3 months");
  await press(page, "Skip");
  expect(screen.queryByText("How many days a week?")).toBeNull();
  expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([{ planProposed: true }]);
  await expectSuggestion();
});

it.each([
  ["has skipped it", aUser({ preferences: { ...aUser().preferences, planProposed: true } })],
  ["has answers", aUser({ stats: { ...aUser().stats, totalQuestions: 1 } })],
])("is not for a learner who %s", async (_, user) => {
  open(user);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("When is your test?")).toBeNull();
});
