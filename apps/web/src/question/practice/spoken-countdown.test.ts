import { expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { COUNTDOWN_MS, START_DELAY_MS } from "./countdown.ts";
import { newSession, next, type Session } from "./session.ts";
import { spokenCountdown } from "./spoken-countdown.ts";

/** A timed session with so many seconds left. */
function withLeft(seconds: number): Session {
  const session = newSession({ section: "Math", difficulty: "Medium", timed: true });
  const requested = next(session, { kind: "requested" });
  const shown = next(requested, { kind: "loaded", request: 1, question: aQuestion(), at: 0 });
  return next(shown, { kind: "ticked", at: START_DELAY_MS + COUNTDOWN_MS - 1000 * seconds });
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
