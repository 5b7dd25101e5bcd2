import type { Question, StudySession } from "@sat/contract";
import { runDesk, studySession, takeUp } from "@sat/desk";
import { QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApiError, type Failure } from "../../../lib/api.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import { UnreadableQuestion } from "../../../question/fetch/read-question.ts";
import { noteShown } from "../../../question/fetch/shown-questions.ts";
import { aQuestion } from "../../../test/a-question.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { choiceOf } from "./choice-of.ts";
import { studySupply } from "./study-supply.ts";

const SESSION: StudySession = {
  id: "s-1",
  topic: "trigonometry",
  mode: "practice",
  startedAt: "2026-11-20T18:00:00.000Z",
  completedAt: null,
  questionsAnswered: 0,
  score: 0,
  totalTime: 0,
  records: [],
};

/** Thrown by a call that the server refuses. */
function refusal(status: number, type = "refused"): ApiError {
  const failure: Failure = { kind: "problem", type, status, detail: "" };
  return new ApiError("POST /api/study-sessions/{id}/questions", failure);
}

describe("a question of a study session that does not come", () => {
  it.each([
    ["a lost connection", new ApiError("POST /api/study-sessions", { kind: "network" }), "missing"],
    ["a failing server", refusal(500), "missing"],
    ["something before the server", refusal(404, ""), "missing"],
    ["a completed session", refusal(409, "session-completed"), "over"],
    ["a discarded session", refusal(404, "not-found"), "over"],
    ["an answer that cannot be shown", new UnreadableQuestion(), "invalid"],
  ])("is known after %s to be missing or the session over", async (_, error, reason) => {
    const supply = studySupply(new QueryClient(), "user-1", SESSION);
    const desk = runDesk({
      policy: studySession,
      initial: takeUp<Question>(choiceOf(SESSION.topic), [], undefined),
      supply: { ...supply, take: () => Promise.reject(error) },
      now: () => 0,
    });
    desk.open();
    desk.request();
    await waitFor(() => expect(desk.state()).toMatchObject({ phase: "failed", reason }));
  });
});

it("tells with its requests which questions were shown", async () => {
  const api = fakeApi({
    "POST /api/study-sessions/{id}/questions": ({ number }) => aQuestion({ id: `q-${number}` }),
  });
  noteShown(learnerShelf("user-1"), "q-9");
  const supply = studySupply(new QueryClient(), "user-1", SESSION);
  await supply.fetch(1);
  await supply.fetch(2);
  const kinds = ["choice", "entry"];
  expect(api.bodies("POST /api/study-sessions/{id}/questions")).toEqual([
    { number: 1, kinds, shown: ["q-9"] },
    { number: 2, kinds },
  ]);
});

it("asks for every question of a topic at Medium, in its section", () => {
  expect(choiceOf("trigonometry")).toEqual({ section: "Math", difficulty: "Medium" });
});
