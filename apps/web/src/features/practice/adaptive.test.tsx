import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withPreferences } from "../../test/a-user.ts";
import { refuse } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";
import { lateAdaptiveProposal } from "./late-adaptive-proposal.tsx";

// At hand, so that where it does not come it is not merely late.
await lateAdaptiveProposal.load();

const menu = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Difficulty" });
const ADAPTIVE = aLearner({ adaptiveDifficulty: true });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  localStorage.clear();
});

describe("Adaptive", () => {
  it("is what practice begins with where it is preferred, and what is asked for", async () => {
    const { api } = await openQuestion(ADAPTIVE);
    await waitFor(() => expect(api.bodies("POST /api/question")).toHaveLength(2));
    for (const body of api.bodies("POST /api/question")) {
      expect(body).toMatchObject({ section: "Reading", adaptive: true });
      expect(body).not.toHaveProperty("difficulty");
    }
  });

  it("can be chosen for the next question, and left again", async () => {
    const { api, person } = await openPractice();
    await person.selectOptions(menu(), "Adaptive");
    expect(
      screen.getByText("Difficulty and skill chosen by how your answers have gone"),
    ).toBeDefined();
    await person.click(button("Get Question"));
    await screen.findByText("What is number 1?");
    expect(api.bodies("POST /api/question")[0]).toMatchObject({ adaptive: true });
    await person.selectOptions(menu(), "Hard");
    await person.click(button("Get Question"));
    await screen.findByText("What is number 3?");
    const last = api.bodies("POST /api/question").findLast(({ adaptive }) => adaptive !== true);
    expect(last).toMatchObject({ difficulty: "Hard" });
    expect(last).not.toHaveProperty("adaptive");
    expect(api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it("is followed by the way into practice on the dashboard", async () => {
    const page = visitAs(ADAPTIVE, "/dashboard", questionServer());
    await page.person.click(await screen.findByRole("link", { name: "Continue with Reading" }));
    await screen.findByText("What is number 1?");
    expect(page.api.bodies("POST /api/question")[0]).toMatchObject({ adaptive: true });
  });

  it("is followed by the quiz", async () => {
    const page = visitAs(ADAPTIVE, "/quiz", questionServer());
    await screen.findByText("What is number 1?");
    expect(page.api.bodies("POST /api/question")[0]).toMatchObject({ adaptive: true });
  });

  it("shows the question's own level, and after what it was chosen, also when it is come back to", async () => {
    const words = "Chosen after two of your last five on boundaries went wrong.";
    const reason = { because: "ability", words } as const;
    const made = questionServer({ difficulty: "Hard", reason });
    const page = await openQuestion(ADAPTIVE, made);
    const look = () => {
      const sheet = within(screen.getByRole("article", { name: "Question 1" }));
      expect(sheet.getByText("Hard")).toBeDefined();
      expect(sheet.getByText(words)).toBeDefined();
    };
    look();
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: "Practice" }));
    await screen.findByText("What is number 1?");
    look();
  });
});

/** Who has answered so many questions. */
function answered(totalQuestions: number, preferences = {}) {
  const stats = { totalQuestions, correctAnswers: 12, currentStreak: 1, longestStreak: 1 };
  return { ...aLearner(preferences), stats };
}

const QUESTION = /^Let practice choose the difficulty for you\?/;

describe("the proposal of Adaptive", () => {
  it("comes after twenty answers, and is not stored by being shown", async () => {
    const { api } = await openPractice(answered(20));
    expect(screen.getByText(QUESTION)).toBeDefined();
    expect(api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it.each([
    ["after nineteen", answered(19)],
    ["once it was answered", answered(40, { adaptiveProposed: true })],
    ["to who has Adaptive", answered(40, { adaptiveDifficulty: true })],
  ])("does not come %s", async (_when, user) => {
    await openPractice(user);
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it("comes with the result of the twentieth answer, not with the question", async () => {
    const { totalQuestions, ...others } = answered(20).stats;
    const handlers = questionServer();
    await openQuestion(answered(19), {
      ...handlers,
      "POST /api/answers": ({ questionId }) => ({
        questionId,
        correct: true,
        correctAnswer: "B",
        stats: { totalQuestions, ...others },
      }),
    });
    expect(screen.queryByText(QUESTION)).toBeNull();
    await submit("B");
    expect(await screen.findByText(QUESTION)).toBeDefined();
  });

  it("is taken for the next question and for good, and says so where the focus is", async () => {
    const user = answered(20, { defaultDifficulty: "Hard" });
    const { api, person } = await openPractice(user, {
      ...questionServer(),
      "PATCH /api/me/preferences": (change) => withPreferences(user, change),
    });
    await person.click(button("Use Adaptive"));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Your next questions are Adaptive/);
    expect(menu().value).toBe("Adaptive");
    await waitFor(() =>
      expect(api.bodies("PATCH /api/me/preferences")).toEqual([
        { adaptiveDifficulty: true, adaptiveProposed: true },
      ]),
    );
    await person.click(button("Get Question"));
    await screen.findByText("What is number 1?");
    expect(api.bodies("POST /api/question")[0]).toMatchObject({ adaptive: true });
  });

  it("is declined for good, and nothing else changes", async () => {
    const user = answered(20);
    const { api, person } = await openPractice(user, {
      ...questionServer(),
      "PATCH /api/me/preferences": (change) => withPreferences(user, change),
    });
    await person.click(button("Not now"));
    expect(document.activeElement?.textContent).toMatch(/^Nothing changes\./);
    expect(menu().value).toBe("Medium");
    await waitFor(() =>
      expect(api.bodies("PATCH /api/me/preferences")).toEqual([{ adaptiveProposed: true }]),
    );
    await person.click(screen.getByRole("link", { name: /Back to Dashboard/ }));
    await person.click(await screen.findByRole("link", { name: "Practice" }));
    await screen.findByRole("button", { name: "Get Question" });
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(screen.queryByText(/^Nothing changes/)).toBeNull();
  });

  it("only logs that its answer could not be saved", async () => {
    const { person } = await openPractice(answered(20), {
      ...questionServer(),
      "PATCH /api/me/preferences": () => refuse(500),
    });
    await person.click(button("Use Adaptive"));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(menu().value).toBe("Adaptive");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
