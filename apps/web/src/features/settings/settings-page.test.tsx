import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tellSession } from "../../lib/session-channel.ts";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { type Handlers, neverAnswer, refuse, NOBODY } from "../../test/fake-api.ts";
import { visitAs } from "../../test/visit.tsx";
import { memberSince } from "./member-since.ts";

const SAVES: Handlers = {
  "PATCH /api/me": (change) => aUser(change),
  "PATCH /api/me/preferences": (change) => withPreferences(aUser(), change),
};

async function open(handlers: Handlers = SAVES, user = aUser()) {
  const page = visitAs(user, "/settings", handlers);
  await screen.findByRole("button", { name: "Save Settings" });
  return page;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the settings", () => {
  it("say that they are being loaded, then show what another device has changed", async () => {
    const page = visitAs(aUser(), "/practice");
    await screen.findByRole("heading", { level: 1 });
    page.api.answer({ "GET /api/me": neverAnswer });
    await page.person.click(screen.getByRole("button", { name: "Your account" }));
    await page.person.click(await screen.findByRole("link", { name: "Settings" }));
    expect(await screen.findByText("Loading your settings...")).toBeTruthy();
  });

  it("show the profile", async () => {
    await open();
    expect(screen.getByRole("heading", { name: "Profile Information" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Display Name").value).toBe("Ada Lovelace");
    const email = screen.getByLabelText<HTMLInputElement>("Email");
    expect(email.value).toBe("ada@example.com");
    expect(email.readOnly).toBe(true);
    expect(screen.getByText("Email cannot be changed (linked to Google account)")).toBeTruthy();
    expect(screen.getByText("Member Since")).toBeTruthy();
    expect(screen.getByText("March 4, 2026")).toBeTruthy();
    expect(screen.getByText("A", { selector: "[aria-hidden]" })).toBeTruthy();
  });

  it("describe every preference as it stands", async () => {
    const page = await open();
    const difficulty = screen.getByLabelText<HTMLSelectElement>("Default Difficulty");
    for (const [level, text] of [
      ["Easy", "Foundation level questions for building confidence"],
      ["Medium", "Standard SAT difficulty for regular practice"],
      ["Hard", "Challenging questions for score improvement"],
      ["Adaptive", "Difficulty and skill chosen by how your answers have gone"],
    ] as const) {
      await page.person.selectOptions(difficulty, level);
      expect(screen.getByText(text)).toBeTruthy();
    }

    expect(screen.getByText("Enabled")).toBeTruthy();
    expect(screen.getByText("Questions will have a 60-second countdown timer")).toBeTruthy();
    await page.person.click(screen.getByRole("switch", { name: /^Practice Timer/ }));
    expect(screen.getByText("Disabled")).toBeTruthy();
    expect(screen.getByText("Practice without time pressure")).toBeTruthy();

    expect(screen.getByText("Immediately")).toBeTruthy();
    expect(screen.getByText("Show explanations right after answering")).toBeTruthy();
    await page.person.click(screen.getByRole("switch", { name: /^Show Explanations/ }));
    expect(screen.getByText("On Demand")).toBeTruthy();
    expect(screen.getByText("Show explanations only when requested")).toBeTruthy();

    expect(screen.getByText("Complete explanations with step-by-step reasoning")).toBeTruthy();
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    expect(screen.getByText("Concise explanations focusing on key points")).toBeTruthy();

    const shown = "Your dashboard shows your streak and your achievements";
    expect(screen.getByText(shown)).toBeTruthy();
    await page.person.click(screen.getByRole("switch", { name: /^Show streaks/ }));
    expect(screen.getByText("Hidden")).toBeTruthy();
    expect(screen.getByText("No streaks or achievements are shown anywhere")).toBeTruthy();
  });

  it("keep Adaptive beside the default difficulty, which one of three replaces", async () => {
    const user = aUser({ preferences: { ...aUser().preferences, defaultDifficulty: "Easy" } });
    let saved = user;
    const page = await open(
      {
        ...SAVES,
        "PATCH /api/me/preferences": (change) => (saved = withPreferences(saved, change)),
      },
      user,
    );
    const difficulty = screen.getByLabelText<HTMLSelectElement>("Default Difficulty");
    const save = async (choice: string) => {
      await page.person.selectOptions(difficulty, choice);
      await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
      await screen.findByText("Settings saved successfully.");
      return page.api.bodies("PATCH /api/me/preferences").at(-1);
    };
    expect(await save("Adaptive")).toEqual({ adaptiveDifficulty: true, adaptiveProposed: true });
    expect(difficulty.value).toBe("Adaptive");
    expect(saved.preferences.defaultDifficulty).toBe("Easy");
    expect(await save("Hard")).toEqual({ adaptiveDifficulty: false, defaultDifficulty: "Hard" });
    expect(difficulty.value).toBe("Hard");
  });

  it("lead back to the dashboard", async () => {
    const page = await open();
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
  });
});

describe("leaving the settings", () => {
  const away = () => screen.getByRole("link", { name: "Back to Dashboard" });

  it("asks first where something is unsaved, and drops it only when told to", async () => {
    const page = await open();
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(away());
    await screen.findByRole("dialog", { name: "Leave Without Saving?" });
    expect(page.address()).toBe("/settings");
    await page.person.click(screen.getByRole("button", { name: "Keep Editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Brief" }).checked).toBe(true);
    await page.person.click(away());
    await page.person.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it("asks nothing once all is saved, or edited back", async () => {
    const page = await open();
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await screen.findByText("Settings saved successfully.");
    await page.person.click(screen.getByRole("radio", { name: "Detailed" }));
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(away());
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
  });

  it("goes on by itself where the save ends while it is asked", async () => {
    let save = () => {};
    const page = await open({
      "PATCH /api/me/preferences": (change) =>
        new Promise((resolve) => {
          save = () => resolve(withPreferences(aUser(), change));
        }),
    });
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await page.person.click(away());
    await screen.findByRole("dialog", { name: "Leave Without Saving?" });
    save();
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
  });

  it.each(["main", "banner"])("asks before a sign-out in the %s too", async (part) => {
    const page = await open({ ...SAVES, "POST /api/sign-out": () => undefined });
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    const signOut = await within(screen.getByRole(part)).findByRole("button", { name: "Sign Out" });
    await page.person.click(signOut);
    await screen.findByRole("dialog", { name: "Leave Without Saving?" });
    await page.person.click(screen.getByRole("button", { name: "Keep Editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(page.address()).toBe("/settings");
    await page.person.click(signOut);
    await page.person.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(page.address()).toBe("/login"));
  });

  it("asks nothing that nobody could answer any more, once another tab has signed out", async () => {
    const page = await open();
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    page.api.answer(NOBODY);
    tellSession("signed-out");
    await waitFor(() => expect(page.address()).toBe("/login"));
  });
});

describe("saving", () => {
  it("keeps name and preferences, and shows the new name at once", async () => {
    const page = await open();
    const name = screen.getByLabelText("Display Name");
    await page.person.clear(name);
    await page.person.type(name, "  Countess Ada ");
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await screen.findByText("Settings saved successfully.");
    expect(page.api.bodies("PATCH /api/me")).toEqual([{ displayName: "Countess Ada" }]);
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([{ feedbackStyle: "brief" }]);
    await page.person.click(screen.getByRole("button", { name: "Your account" }));
    expect(await screen.findByText("Countess Ada")).toBeTruthy();
  });

  it("sends nothing that was not edited, or was edited back", async () => {
    const page = await open();
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(screen.getByRole("radio", { name: "Detailed" }));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await screen.findByText("Settings saved successfully.");
    expect(page.api.bodies("PATCH /api/me")).toEqual([]);
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it("leaves alone what another tab has changed since, and shows it", async () => {
    let stored = aUser();
    const page = await open({
      "GET /api/me": () => stored,
      "PATCH /api/me/preferences": (change) => {
        stored = withPreferences(stored, change);
        return stored;
      },
    });
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    stored = withPreferences(stored, { timerEnabled: false });
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await screen.findByText("Settings saved successfully.");
    expect(stored.preferences).toMatchObject({ timerEnabled: false, feedbackStyle: "brief" });
    expect(screen.getByRole<HTMLInputElement>("switch", { name: /^Practice Timer/ }).checked).toBe(
      false,
    );
    await page.person.selectOptions(screen.getByLabelText("Default Difficulty"), "Hard");
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await waitFor(() =>
      expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([
        { feedbackStyle: "brief" },
        { defaultDifficulty: "Hard" },
      ]),
    );
  });

  it("does not take an empty name", async () => {
    const page = await open();
    await page.person.clear(screen.getByLabelText("Display Name"));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(screen.getByText("Please enter a name.")).toBeTruthy();
    // The button is at the end of a long page; the field says why, to eyes and ears.
    const field = screen.getByLabelText("Display Name");
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute("aria-describedby")).toBe(
      screen.getByText("Please enter a name.").id,
    );
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it("lets a learner without a name save the preferences", async () => {
    const page = await open(SAVES, aUser({ displayName: "" }));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    await screen.findByText("Settings saved successfully.");
  });

  it("disables both buttons while it is going on, and takes no second save", async () => {
    const page = await open({ "PATCH /api/me/preferences": neverAnswer });
    await page.person.click(screen.getByRole("radio", { name: "Brief" }));
    await page.person.click(screen.getByRole("button", { name: "Save Settings" }));
    const saving = await screen.findByRole<HTMLButtonElement>("button", { name: "Saving..." });
    expect(saving.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(saving);
    const form = saving.form;
    const signOut = [...(form?.elements ?? [])].find((part) => part.textContent === "Sign Out");
    expect(signOut?.matches(":disabled")).toBe(true);
    if (form) fireEvent.submit(form);
    expect(page.api.bodies("PATCH /api/me/preferences")).toHaveLength(1);
  });

  it.each([
    ["Settings saved successfully.", 3000, SAVES],
    [
      "Failed to save settings. Please try again.",
      5000,
      { "PATCH /api/me/preferences": () => refuse(500) },
    ],
  ] as [string, number, Handlers][])("shows '%s' for %i ms", async (text, stay, handlers) => {
    await open(handlers);
    fireEvent.click(screen.getByRole("radio", { name: "Brief" }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole("button", { name: "Save Settings" }));
    await screen.findByText(text);
    act(() => void vi.advanceTimersByTime(stay - 500));
    expect(screen.getByText(text)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe("Member Since", () => {
  it("is a long US date", () => {
    expect(memberSince("2026-11-20T12:00:00.000Z")).toBe("November 20, 2026");
  });

  it.each(["", "soon"])("is Unknown for %j", (joinDate) => {
    expect(memberSince(joinDate)).toBe("Unknown");
  });
});
