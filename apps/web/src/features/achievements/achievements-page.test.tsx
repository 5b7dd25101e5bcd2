import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { anAchievement } from "../../test/an-achievement.ts";
import { neverAnswer, refuse } from "../../test/fake-api.ts";
import { visitAs } from "../../test/visit.tsx";

const SOME = [
  anAchievement({ name: "First ten", takes: "Answer 10 questions.", goal: 10, progress: 10 }),
  anAchievement({ name: "First thousand", goal: 1000, progress: 40 }),
  anAchievement({ name: "Fifty right", goal: 50, progress: 50, reachedOn: "2026-11-19" }),
  anAchievement({ name: "Five topics", goal: 5, progress: 5, reachedOn: "2026-11-20" }),
  anAchievement({ name: "Twenty-five days", goal: 25, progress: 24 }),
];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

async function namesIn(region: string): Promise<(string | null)[]> {
  const part = within(await screen.findByRole("region", { name: region }));
  return part.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
}

describe("the achievements", () => {
  it("show those that are reached first, the latest of them at the top", async () => {
    visitAs(aUser(), "/achievements", {
      "GET /api/achievements": () => ({ achievements: SOME }),
    });
    expect(await namesIn("Reached")).toEqual(["Five topics", "Fifty right", "First ten"]);
    expect(await namesIn("To Come")).toEqual(["Twenty-five days", "First thousand"]);
    expect(screen.getByText("3 of 5 reached")).toBeTruthy();
    expect(screen.getAllByText(/^Reached on/).map(({ textContent }) => textContent)).toEqual([
      "Reached on Nov 20, 2026",
      "Reached on Nov 19, 2026",
    ]);
  });

  it("say how far each of the others is", async () => {
    visitAs(aUser(), "/achievements", {
      "GET /api/achievements": () => ({ achievements: SOME }),
    });
    const bar = await screen.findByRole("progressbar", { name: "First thousand" });
    expect(bar.getAttribute("aria-valuenow")).toBe("4");
    expect(screen.getByText("40 of 1,000")).toBeTruthy();
  });

  it("are all to come for a newcomer", async () => {
    visitAs(aUser(), "/achievements", {
      "GET /api/achievements": () => ({ achievements: [anAchievement()] }),
    });
    expect(await screen.findByText("0 of 1 reached")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Reached" })).toBeNull();
  });

  it("say that they are on their way", async () => {
    visitAs(aUser(), "/achievements", { "GET /api/achievements": neverAnswer });
    expect(await screen.findByText("Loading your achievements...")).toBeTruthy();
  });

  it("that fail to load say so, and can be asked for again", async () => {
    const page = visitAs(aUser(), "/achievements", { "GET /api/achievements": () => refuse(500) });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Failed to load your achievements. Please try again.",
    );
    page.api.answer({ "GET /api/achievements": () => ({ achievements: SOME }) });
    await page.person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("3 of 5 reached")).toBeTruthy();
  });

  it("are not shown where they are switched off, which says where to switch them on", async () => {
    const user = withPreferences(aUser(), { gameElements: false });
    const page = visitAs(user, "/achievements", {
      "GET /api/achievements": () => ({ achievements: SOME }),
    });
    expect(await screen.findByText(/^Streaks and achievements are switched off/)).toBeTruthy();
    expect(screen.queryByText("First ten")).toBeNull();
    await page.person.click(screen.getByRole("link", { name: "Settings" }));
    await waitFor(() => expect(page.address()).toBe("/settings"));
  });
});
