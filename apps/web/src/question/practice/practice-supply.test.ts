import { newDesk, practice, runDesk } from "@sat/desk";
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import type { QuestionState } from "../desk/question-desk.ts";
import { UsedUp } from "../offline/used-up.ts";
import { practiceSupply } from "./practice-supply.ts";
import type { Choice, QuestionSupply, Supplied } from "./question-supply.ts";

const CHOICE = { section: "Math", difficulty: "Medium" } as const;

/** How a desk stands after it has asked for its first question. */
function asked(take: QuestionSupply["take"], choice: Choice = CHOICE): () => QuestionState {
  const questions: QuestionSupply = {
    take,
    takeLike: () => Promise.reject(new Error("asked for another like it")),
    putBack: () => {},
    prepare: () => {},
  };
  const initial = newDesk({ ...choice, timed: true });
  const supply = practiceSupply(questions);
  const desk = runDesk({ policy: practice, initial, supply, now: () => 0 });
  desk.open();
  desk.request();
  return desk.state;
}

const given = (question: unknown): Supplied => ({ question });

describe("a question of practice", () => {
  const { question, options, correctAnswer, explanation } = aQuestion();
  const bare = { question, options, correctAnswer, explanation };

  it("is shown at once when it is there already", () => {
    const state = asked(() => given(aQuestion()))();
    expect(state).toMatchObject({ phase: "shown", question: aQuestion() });
  });

  it("takes what the specification's bare fields lack from what was asked for", () => {
    const state = asked(() => given(bare))();
    expect(state).toMatchObject({ phase: "shown", question: { ...bare, ...CHOICE } });
  });

  it("is Medium when nobody says otherwise, though it was to be adaptive", () => {
    const adaptive = { section: "Math", difficulty: "Adaptive" } as const;
    const state = asked(() => given(bare), adaptive)();
    expect(state).toMatchObject({ phase: "shown", question: { ...bare, ...CHOICE } });
  });

  it.each([
    ["there already", () => given({ ...bare, explanation: "" })],
    ["on its way", () => Promise.resolve(given({ ...bare, explanation: "" }))],
  ])("is invalid when it was %s and cannot be shown", async (_name, take) => {
    const state = asked(take);
    await waitFor(() => expect(state()).toMatchObject({ phase: "failed", reason: "invalid" }));
  });

  it.each([
    ["is missing when the call failed", new Error("no connection"), "missing"],
    ["is said to be used up when none is left", new UsedUp("None left."), "used-up"],
  ])("%s", async (_name, error, reason) => {
    const state = asked(() => Promise.reject(error));
    await waitFor(() => expect(state()).toMatchObject({ phase: "failed", reason }));
  });

  it("goes back to where it came from when nobody waits for it any more", async () => {
    const back: unknown[] = [];
    let arrive: (supplied: Supplied) => void = () => {};
    const questions: QuestionSupply = {
      take: () => new Promise((resolve) => (arrive = resolve)),
      takeLike: () => Promise.reject(new Error("asked for another like it")),
      putBack: (...all) => void back.push(all),
      prepare: () => {},
    };
    const supply = practiceSupply(questions);
    const initial = newDesk({ ...CHOICE, timed: true });
    const desk = runDesk({ policy: practice, initial, supply, now: () => 0 });
    desk.open();
    desk.request();
    desk.close();
    arrive(given(aQuestion()));
    await waitFor(() => expect(back).toEqual([[CHOICE, given(aQuestion()), undefined]]));
  });
});
