import { newDesk, next, practice } from "@sat/desk";
import { expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import type { QuestionState } from "./question-desk.ts";
import { spokenCountdown } from "./spoken-countdown.ts";

/** A timed desk with so many seconds left. */
function withLeft(seconds: number): QuestionState {
  const { countdown, startDelay } = practice.clock;
  const start: QuestionState = newDesk({ section: "Math", difficulty: "Medium", timed: true });
  const events = [
    { kind: "resumed", at: 0 },
    { kind: "requested" },
    { kind: "loaded", request: 1, question: aQuestion(), at: 0 },
    { kind: "ticked", at: startDelay + countdown - 1000 * seconds },
  ] as const;
  return events.reduce<QuestionState>((state, event) => next(practice, state, event).state, start);
}

it.each([
  [17, 16, undefined],
  [16, 15, "15 seconds left"],
  [15, 14, undefined],
  [6, 5, "5 seconds left"],
  [20, 12, "12 seconds left"],
  [20, 3, "3 seconds left"],
  [10, 1, "1 second left"],
])("from %i to %i seconds it says %j", (before, after, text) => {
  expect(spokenCountdown(withLeft(before), withLeft(after))).toBe(text);
});
