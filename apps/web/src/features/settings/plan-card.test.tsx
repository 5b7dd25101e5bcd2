import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Plan } from "@sat/contract";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { visitAs } from "../../test/visit.tsx";

const PLAN: Plan = { testDate: "2027-03-13", goal: 1300, days: [1, 3], minutesADay: 25 };

async function open(plan: Plan | null) {
  const user = withPreferences(aUser(), { plan });
  const page = visitAs(user, "/settings", {
    "PATCH /api/me/preferences": (change) => withPreferences(user, change),
  });
  const card = within(await screen.findByRole("region", { name: "Plan" }));
  const save = async () => {
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await waitFor(() => expect(page.api.bodies("PATCH /api/me/preferences")).toHaveLength(1));
    return page.api.bodies("PATCH /api/me/preferences")[0];
  };
  return { ...page, card, save };
}

it("makes a plan, which is kept once the settings are saved", async () => {
  const { card, person, save } = await open(null);
  await person.click(card.getByRole("button", { name: "Make a Plan" }));
  await person.selectOptions(card.getByRole("combobox", { name: "Goal" }), "1400");
  await person.click(card.getByRole("checkbox", { name: "Sunday" }));
  expect(await save()).toEqual({
    plan: { testDate: null, goal: 1400, days: [1, 3, 6, 7], minutesADay: 30 },
  });
});

it("shows the plan that there is, and takes a date back that is not known any more", async () => {
  const { card, person, save } = await open(PLAN);
  expect(card.getByLabelText<HTMLInputElement>("Test Date").value).toBe("2027-03-13");
  expect(card.getByRole("option", { name: "25 minutes", selected: true })).toBeDefined();
  await person.click(card.getByRole("button", { name: "I don't know yet" }));
  expect(await save()).toEqual({ plan: { ...PLAN, testDate: null } });
});

it("keeps at least one day", async () => {
  const { card, person } = await open({ ...PLAN, days: [3] });
  const wednesday = card.getByRole<HTMLInputElement>("checkbox", { name: "Wednesday" });
  await person.click(wednesday);
  expect(wednesday.checked).toBe(true);
});

it("removes the plan", async () => {
  const { card, person, save } = await open(PLAN);
  await person.click(card.getByRole("button", { name: "Remove Plan" }));
  expect(await save()).toEqual({ plan: null });
});
