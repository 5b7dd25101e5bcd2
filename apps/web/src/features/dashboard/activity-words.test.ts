import type { Activity, Because } from "@sat/contract";
import { expect, test } from "vitest";
import { activityWords } from "./activity-words.ts";

function aSet(due: number, because: Because | null, questions = 6): Activity {
  const focus = because && { skill: "S.D" as const, questions, because };
  return { kind: "set", minutes: 12, due, focus };
}

const SHARE: Because = { cause: "share", examQuestions: 1 };

test.each<[Activity, string]>([
  [
    { kind: "placement", minutes: 27, questions: 20 },
    "27 minutes: 20 questions that show where you stand",
  ],
  [aSet(4, SHARE), "12 minutes: 4 like those you missed and 6 on circles"],
  [aSet(0, SHARE), "12 minutes: 6 questions on circles"],
  [aSet(3, null), "12 minutes: 3 questions like those you missed"],
  [{ ...aSet(1, null), minutes: 1 }, "1 minute: 1 question like those you missed"],
])("of %o is said what it is", (activity, what) => {
  expect(activityWords(activity).what).toBe(what);
});

test.each<[Because, string]>([
  [
    { cause: "new", examQuestions: 2 },
    "You have not met circles here yet, and the exam has about 2 questions on it.",
  ],
  [{ cause: "missed", wrong: 3, of: 8 }, "3 of your last 8 on circles went wrong."],
  [{ cause: "faded", days: 12 }, "You last practiced circles 12 days ago."],
  [SHARE, "The exam has about 1 question on circles."],
])("because of %o is said why", (because, why) => {
  expect(activityWords(aSet(2, because)).why).toBe(why);
});
