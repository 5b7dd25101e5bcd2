import {
  DEFAULT_PREFERENCES,
  EMPTY_STATS,
  type Export,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedQuestion,
} from "@sat/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterAnswer, type CountedAnswer, type Standing } from "../../policies/streak.ts";
import { anItem, NOON } from "../../records/testing/builders.ts";
import { checkExport } from "./check-export.ts";
import { countAnswers } from "./count-answers.ts";

/** Milliseconds. */
const [HOUR, DAY] = [3_600_000, 86_400_000];

interface Given extends CountedAnswer {
  readonly day: string;
  readonly answeredAt: string;
}

/** An answer given so long before noon, where the day is one after that in UTC, the same, or one before. */
function given(before: number, ahead: number, correct = true): Given {
  const instant = NOON.getTime() - before;
  const [answeredAt, local] = [new Date(instant), new Date(instant + ahead * DAY)];
  return { answeredAt: answeredAt.toISOString(), day: local.toISOString().slice(0, 10), correct };
}

function exported(answer: Given): ExportedQuestion {
  const { id, model, version, level, seed, archetype, section, difficulty, topic, ...item } =
    anItem();
  const { question, options, correctAnswer, explanation, rationales, hint, tip } = item;
  const shown = { question, options, correctAnswer, explanation, rationales, hint, tip };
  return {
    id: crypto.randomUUID(),
    itemId: id,
    round: 0,
    model,
    version,
    level,
    seed,
    archetype,
    source: null,
    issuedAt: answer.answeredAt,
    studySession: null,
    number: null,
    question: { section, difficulty, topic, ...shown },
    answer: {
      userAnswer: answer.correct ? "B" : "A",
      timeSpent: 1500,
      autoSubmitted: false,
      ...answer,
    },
    report: null,
  };
}

function anExport(change: Partial<Export>): Export {
  const now = NOON.toISOString();
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now,
    user: {
      uid: "ada",
      email: "ada@example.org",
      displayName: "Ada",
      photoURL: null,
      emailVerified: true,
      joinDate: now,
      lastLoginDate: now,
      preferences: DEFAULT_PREFERENCES,
      stats: EMPTY_STATS,
    },
    topicProgress: [],
    studySessions: [],
    questions: [],
    ...change,
  };
}

/** What an import of these answers comes to. */
function counted(answers: readonly Given[]) {
  return countAnswers(answers.map(exported), NOON);
}

function inOrder(answers: readonly Given[]): Given[] {
  return answers.toSorted((one, other) => (one.answeredAt < other.answeredAt ? -1 : 1));
}

/** Where a learner stands who has given these answers one by one. */
function oneByOne(answers: readonly Given[]): Standing {
  const days = answers.map(({ day }) => day);
  return answers.reduce<Standing>(
    (standing, answer, at) => afterAnswer(standing, answer, days.slice(0, at)),
    { stats: EMPTY_STATS, lastDay: null },
  );
}

/** Hourly at most, on whichever day it was where the learner was. */
const someGiven = fc.uniqueArray(
  fc
    .tuple(fc.nat(30 * 24), fc.integer({ min: -1, max: 1 }), fc.boolean())
    .map(([hours, ahead, correct]) => given(hours * HOUR, ahead, correct)),
  { minLength: 1, selector: ({ answeredAt }) => answeredAt },
);

describe("an import", () => {
  test("comes to what its answers came to one by one, also those of a day before the last", () => {
    fc.assert(
      fc.property(someGiven, (answers) => {
        const { standing, progress } = counted(answers);
        expect(standing).toEqual(oneByOne(inOrder(answers)));
        const results = inOrder(answers).map(({ correct }) => Number(correct));
        expect(progress.get("linear-equations")).toEqual({
          answered: answers.length,
          recent: results.slice(-20).join(""),
        });
      }),
    );
  });

  test("comes to the freezes that its days have earned and spent", () => {
    const daysAgo = [...Array.from({ length: 15 }, (_, at) => at + 3), 1, 0];
    const { standing } = counted(daysAgo.map((days) => given(days * DAY, 0)));
    expect(standing.stats).toMatchObject({ currentStreak: 17, longestStreak: 17 });
    expect(standing.stats.freezes).toEqual({
      left: 1,
      daysToNext: 5,
      spentOn: [given(2 * DAY, 0).day],
    });
  });

  test("of a long life's answers, every other of a day before the last, is counted", () => {
    const answers = Array.from({ length: 20_000 }, (_, at) => given(at * DAY, at % 2 ? 1 : -1));
    const { statsAfter, standing } = counted(answers);
    expect(statsAfter.size).toBe(answers.length);
    expect(standing.stats.currentStreak).toBe(answers.length);
  });

  test("with answers ahead of the clock counts them before all others, and in no streak", () => {
    const ahead = Array.from({ length: 9 }, (_, at) => given(-(at + 10) * DAY, 0));
    const { standing, progress } = counted([given(0, 0, false), ...ahead, given(DAY, 0, false)]);
    expect(standing.stats).toMatchObject({
      totalQuestions: 11,
      correctAnswers: 9,
      currentStreak: 2,
      longestStreak: 2,
    });
    expect(progress.get("linear-equations")?.recent).toBe("11111111100");
  });

  test("of a study session told over and over is refused", () => {
    const [id, startedAt] = [crypto.randomUUID(), NOON.toISOString()];
    const told = { questionsAnswered: 1, score: 1, totalTime: 1500 };
    const over = { completedAt: null, discardedAt: null };
    const session = { id, topic: "linear-equations", mode: "practice", startedAt } as const;
    const studySessions = Array.from({ length: 40_000 }, () => ({ ...session, ...told, ...over }));
    const asked = exported(given(0, 0));
    const questions = Array.from({ length: 20_000 }, () => ({
      ...asked,
      studySession: id,
      number: 1,
    }));
    const faults = checkExport(anExport({ studySessions, questions }));
    expect(faults.map(({ field }) => field)).toContain("studySessions.id");
  });
});
