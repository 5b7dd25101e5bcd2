import type { ChoiceQuestion, User } from "@sat/contract";
import { lateEntryArea } from "../question/entry/late-entry-area.tsx";
import { lateExplanation } from "../question/feedback/late-explanation.ts";
import { aQuestion } from "./a-question.ts";
import { aUser, withPreferences } from "./a-user.ts";
import type { Handlers } from "./fake-api.ts";

// What comes with a question is at hand: a question must not come the later for being the first of its tests.
await Promise.all([lateEntryArea.load(), lateExplanation.load()]);

/** A server that makes questions q-1, q-2, … and acknowledges answers. */
export function questionServer(change: Partial<ChoiceQuestion> = {}): Handlers {
  let made = 0;
  return {
    "POST /api/question": () => {
      made += 1;
      return aQuestion({ id: `q-${made}`, question: `What is number ${made}?`, ...change });
    },
    "POST /api/answers": ({ questionId, answer }) => ({
      questionId,
      correct: answer === "B",
      correctAnswer: "B",
      stats: { totalQuestions: 7, correctAnswers: 5, currentStreak: 2, longestStreak: 3 },
    }),
    "POST /api/skips": () => undefined,
    "PATCH /api/me/preferences": (preferences) => withPreferences(aUser(), preferences),
  };
}

/** A learner who practises without the timer, unless told otherwise. */
export function aLearner(preferences: Partial<User["preferences"]> = {}): User {
  return aUser({ preferences: { ...aUser().preferences, timerEnabled: false, ...preferences } });
}
