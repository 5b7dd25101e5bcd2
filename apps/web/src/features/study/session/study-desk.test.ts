import { waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ApiError, type Failure } from "../../../lib/api.ts";
import { UnreadableQuestion } from "../../../question/read-question.ts";
import { aQuestion } from "../../../test/a-question.ts";
import { type StudyRun, takeUp } from "./run.ts";
import { answerGiven, createStudyDesk, type StudySupply } from "./study-desk.ts";

const START: StudyRun = takeUp(
  {
    id: "s-1",
    topic: "trigonometry",
    mode: "practice",
    startedAt: "2026-11-20T18:00:00.000Z",
    completedAt: null,
    questionsAnswered: 0,
    score: 0,
    totalTime: 0,
    records: [],
  },
  undefined,
);

const questionOf = (number: number) => aQuestion({ id: `q-${number}` });

/** A desk whose questions are all there, unless told how they come. */
function aDesk(take: StudySupply["take"] = questionOf) {
  let clock = 1_000_000;
  const prepared: number[] = [];
  const supply = {
    take,
    prepare: (number: number) => void prepared.push(number),
  };
  const desk = createStudyDesk({ initial: START, supply, now: () => clock });
  desk.open();
  desk.begin();
  const wait = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { desk, prepared, wait };
}

/** Thrown by a call that the server refuses. */
function refusal(status: number, type = "refused"): ApiError {
  const failure: Failure = { kind: "problem", type, status, detail: "" };
  return new ApiError("POST /api/study-sessions/{id}/questions", failure);
}

describe("a study session at the desk", () => {
  it("shows the question that is due at once, and fetches one ahead", () => {
    const { desk, prepared } = aDesk();
    expect(desk.run()).toMatchObject({ phase: "shown", number: 1, question: { id: "q-1" } });
    expect(prepared).toContain(2);
    expect(prepared).not.toContain(3);
  });

  it("goes through ten questions, telling every answer, and fetches none beyond", () => {
    const { desk, prepared, wait } = aDesk();
    const answers: unknown[] = [];
    desk.subscribe((before, after) => {
      const answer = answerGiven(before, after);
      if (answer !== undefined) answers.push(answer);
    });
    for (let number = 1; number <= 10; number++) {
      desk.leadOn();
      desk.select("B");
      wait(1_000);
      desk.leadOn();
      expect(desk.run()).toMatchObject({ phase: "answered", number, correct: true });
      desk.leadOn();
    }
    expect(desk.run()).toMatchObject({ phase: "completed", score: 10, totalTime: 10_000 });
    expect(answers).toHaveLength(10);
    expect(answers[9]).toEqual({ questionId: "q-10", answer: "B", timeSpent: 1_000 });
    expect(Math.max(...prepared)).toBe(10);
  });

  it("waits for a question that is on its way", async () => {
    const { desk } = aDesk(async (number) => questionOf(number));
    expect(desk.run().phase).toBe("loading");
    await waitFor(() => expect(desk.run().phase).toBe("shown"));
  });

  it("fails on a question that cannot be shown, and asks for it afresh", async () => {
    const take = vi
      .fn<StudySupply["take"]>()
      .mockRejectedValueOnce(new UnreadableQuestion())
      .mockReturnValue(questionOf(1));
    const { desk } = aDesk(take);
    await waitFor(() => expect(desk.run()).toMatchObject({ phase: "failed", reason: "invalid" }));
    desk.request();
    expect(desk.run().phase).toBe("shown");
  });

  it.each([
    ["a lost connection", new ApiError("POST /api/study-sessions", { kind: "network" }), "missing"],
    ["a failing server", refusal(500), "missing"],
    ["something before the server", refusal(404, ""), "missing"],
    ["a completed session", refusal(409, "session-completed"), "over"],
    ["a discarded session", refusal(404, "not-found"), "over"],
  ])("knows after %s whether the session is over", async (_, error, reason) => {
    const { desk } = aDesk(() => Promise.reject(error));
    await waitFor(() => expect(desk.run()).toMatchObject({ phase: "failed", reason }));
  });
});
