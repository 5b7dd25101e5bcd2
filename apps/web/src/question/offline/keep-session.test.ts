import "fake-indexeddb/auto";
import type { StudyRecord, StudySession } from "@sat/contract";
import { type Bookmark, runDesk, studySession, takeUp } from "@sat/desk";
import { responseOf } from "@sat/item";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { keepSession } from "./keep-session.ts";
import { findStudySession } from "./study-stock.ts";

function aSession(answered: number): StudySession {
  const records = Array.from({ length: answered }, (_, at): StudyRecord => {
    const question = aQuestion({ id: `q-${at + 1}` });
    return { number: at + 1, question, userAnswer: "B", correct: true, timeSpent: 1 };
  });
  const startedAt = "2026-11-20T18:00:00.000Z";
  const place = { topic: "linear-equations", mode: "practice" } as const;
  const figures = { questionsAnswered: answered, score: answered, totalTime: answered };
  return { id: "s-1", ...place, startedAt, completedAt: null, ...figures, records };
}

/** Keeps a session that was taken up where the bookmark has it; answers which questions were fetched. */
async function fetchedOf(answered: number, isAnswered: boolean): Promise<number[]> {
  const opened = aSession(answered);
  const answers = opened.records.map((record) => ({
    ...record,
    response: responseOf(record.userAnswer),
  }));
  const bookmark: Bookmark = {
    id: opened.id,
    number: isAnswered ? answered : answered + 1,
    isAnswered,
    response: null,
    spent: 0,
    processData: { timeToFirst: null, changes: 0, isTakingBack: false, hintsUsed: 0 },
  };
  const choice = { section: "Math", difficulty: "Medium" } as const;
  const desk = runDesk({
    policy: studySession,
    initial: takeUp(choice, answers, bookmark),
    supply: {
      take: () => aQuestion(),
      putBack: () => {},
      prepare: () => {},
      reasonOf: () => "missing" as const,
    },
    now: () => 0,
  });
  const uid = crypto.randomUUID();
  const fetched: number[] = [];
  const end = new AbortController();
  const fetchQuestion = async (number: number) => void fetched.push(number);
  keepSession({ uid, desk, opened, answered: [], fetchQuestion, signal: end.signal });
  await waitFor(async () =>
    expect(await findStudySession(uid, ({ id }) => id === opened.id)).toBeDefined(),
  );
  await waitFor(() => expect(fetched).toHaveLength(10 - answered));
  end.abort();
  return fetched;
}

it("fetches what is left of a session", async () => {
  expect(await fetchedOf(7, false)).toEqual([8, 9, 10]);
});

it("does not ask again for the question whose result is in sight", async () => {
  expect(await fetchedOf(8, true)).toEqual([9, 10]);
});
