import "fake-indexeddb/auto";
import type { StudyRecord, StudySession } from "@sat/contract";
import { type Bookmark, runDesk, studySession, takeUp } from "@sat/desk";
import { responseOf } from "@sat/item";
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { clearLearnerShelf } from "../../lib/storage.ts";
import { aQuestion } from "../../test/a-question.ts";
import { expectNoStock } from "../../test/expect-no-stock.ts";
import { keepSession } from "./keep-session.ts";
import { findStudySession, keptStudySessions } from "./study-stock.ts";

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

/** Keeps a session that was taken up where the bookmark has it; all questions that are fetched are noted. */
function aKeeping(answered: number, isAnswered = false) {
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
    processData: {
      timeToFirst: null,
      changes: 0,
      isTakingBack: false,
      hintsUsed: 0,
      confidence: null,
    },
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
  const noted = { fetched: [] as number[], isOwner: true };
  const end = new AbortController();
  const parts = {
    uid,
    desk,
    opened,
    answered: [],
    fetchQuestion: async (number: number) => {
      noted.fetched.push(number);
      return `question ${number}`;
    },
    isOwner: () => noted.isOwner,
    signal: end.signal,
  };
  return { uid, parts, noted, end };
}

/** Which questions are fetched of a session. */
async function fetchedOf(answered: number, isAnswered: boolean): Promise<number[]> {
  const { uid, parts, noted, end } = aKeeping(answered, isAnswered);
  keepSession(parts);
  await waitFor(async () =>
    expect(await findStudySession(uid, ({ id }) => id === "s-1")).toBeDefined(),
  );
  await waitFor(() => expect(noted.fetched).toHaveLength(10 - answered));
  end.abort();
  return noted.fetched;
}

it("fetches what is left of a session", async () => {
  expect(await fetchedOf(7, false)).toEqual([8, 9, 10]);
});

it("does not ask again for the question whose result is in sight", async () => {
  expect(await fetchedOf(8, true)).toEqual([9, 10]);
});

it("keeps nothing that comes once the learner has signed out, and asks for no more", async () => {
  const { uid, parts, noted, end } = aKeeping(5);
  const gone = Promise.withResolvers<void>();
  keepSession({
    ...parts,
    fetchQuestion: async (number) => {
      noted.isOwner = false;
      clearLearnerShelf(uid);
      gone.resolve();
      return parts.fetchQuestion(number);
    },
  });
  await gone.promise;
  dispatchEvent(new Event("online"));
  await expectNoStock(uid);
  expect(noted.fetched).toEqual([6]);
  end.abort();
});

it("ends with the page, and keeps what has come by then", async () => {
  const { uid, parts, noted, end } = aKeeping(5);
  keepSession({
    ...parts,
    fetchQuestion: (number) => {
      end.abort();
      return parts.fetchQuestion(number);
    },
  });
  await waitFor(async () => {
    const [kept] = (await keptStudySessions(uid)) ?? [];
    expect(Object.keys(kept?.questions ?? {})).toEqual(["6"]);
  });
  expect(noted.fetched).toEqual([6]);
});
