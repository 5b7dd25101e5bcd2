import "fake-indexeddb/auto";
import type { StudySession } from "@sat/contract";
import { expect, it } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { aStudySession } from "../../test/a-study-session.ts";
import {
  findStudySession,
  forgetStudySession,
  keepStudyQuestion,
  keepStudySession,
  studyQuestionInstead,
  studySessionInstead,
  withRecords,
  withWaiting,
} from "./study-stock.ts";

const LOST = new ApiError("POST /api/study-sessions", { kind: "network" });

function placeOf(uid: string) {
  return { uid, topic: "trigonometry", mode: "practice" } as const;
}

it("gives back a session as it was kept last, with its questions", async () => {
  await keepStudySession("ada", aStudySession({ id: "s-1" }));
  await keepStudyQuestion(placeOf("ada"), { id: "s-1", number: 2, question: "two" });
  await keepStudySession("ada", aStudySession({ id: "s-1" }, [1]));
  expect(await studySessionInstead(LOST, placeOf("ada"), false)).toEqual(
    aStudySession({ id: "s-1" }, [1]),
  );
  const two = await studyQuestionInstead(LOST, placeOf("ada"), { id: "s-1", number: 2 });
  expect(two).toBe("two");
  const three = studyQuestionInstead(LOST, placeOf("ada"), { id: "s-1", number: 3 });
  await expect(three).rejects.toBe(LOST);
});

it("keeps no question of a session that another has followed", async () => {
  await keepStudySession("bea", aStudySession({ id: "s-1" }));
  await keepStudyQuestion(placeOf("bea"), { id: "s-1", number: 1, question: "one" });
  await keepStudySession("bea", aStudySession({ id: "s-2" }));
  await keepStudyQuestion(placeOf("bea"), { id: "s-1", number: 2, question: "two" });
  for (const name of [
    { id: "s-1", number: 2 },
    { id: "s-2", number: 1 },
  ])
    await expect(studyQuestionInstead(LOST, placeOf("bea"), name)).rejects.toBe(LOST);
});

it("stands in for a server that is out of reach only, and for nothing once forgotten", async () => {
  await keepStudySession("cyd", aStudySession({ id: "s-1" }));
  const no = new ApiError("POST /api/study-sessions", {
    kind: "problem",
    type: "study-session-completed",
    status: 409,
    detail: "",
  });
  await expect(studySessionInstead(no, placeOf("cyd"), true)).rejects.toBe(no);
  await forgetStudySession(placeOf("cyd"));
  await expect(studySessionInstead(LOST, placeOf("cyd"), true)).rejects.toBe(LOST);
});

it("adds to what the server knows the answers that are yet to reach it, and no others", async () => {
  await keepStudySession("dan", aStudySession({ id: "s-1" }, [1, 2, 3]));
  const waiting = [{ questionId: "q-2", answer: "B", timeSpent: 1 } as const];
  const numbers = async (session: StudySession) =>
    (await withWaiting(session, "dan", waiting)).records.map(({ number }) => number);
  expect(await numbers(aStudySession({ id: "s-1" }, [1]))).toEqual([1, 2]);
  expect(await numbers(aStudySession({ id: "s-1" }, [1, 2]))).toEqual([1, 2]);
  expect(await numbers(aStudySession({ id: "s-9" }, [1]))).toEqual([1]);
});

it("gives back a session that is over only where a result of it is in sight", async () => {
  await keepStudySession("eve", aStudySession({ id: "s-1" }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  await expect(studySessionInstead(LOST, placeOf("eve"), false)).rejects.toBe(LOST);
  expect(await studySessionInstead(LOST, placeOf("eve"), true)).toMatchObject({ id: "s-1" });
});

it("finds a session that is kept, open or over, of this learner alone", async () => {
  await keepStudySession("fay", aStudySession({ id: "s-1" }, [1, 2]));
  await keepStudySession("fay", { ...aStudySession({ id: "s-2" }, [1]), mode: "learning" });
  const find = (uid: string, wanted: string) => findStudySession(uid, ({ id }) => id === wanted);
  expect(await find("fay", "s-2")).toMatchObject({ id: "s-2" });
  expect(await find("fay", "s-3")).toBeUndefined();
  expect(await find("gus", "s-2")).toBeUndefined();
});

it("counts what is added to a session, each number once", () => {
  const [second, fourth] = aStudySession({ id: "s-1" }, [2, 4]).records;
  if (second === undefined || fourth === undefined) throw new Error("the session has two");
  const wrong = { ...fourth, correct: false, timeSpent: 7 };
  const session = withRecords(aStudySession({ id: "s-1" }, [3, 4]), [wrong, second]);
  expect(session).toMatchObject({ questionsAnswered: 3, score: 2, totalTime: 9 });
  expect(session.records.map(({ number }) => number)).toEqual([2, 3, 4]);
});
