import type { SittingMode, SittingRequest, SittingTest, SittingTiming } from "@sat/contract";
import type { ExamSection } from "@sat/item";
import { timeZone } from "../../../lib/clock.ts";

/** Questions of the shortest and the longest sprint, as the server takes them. */
export const SPRINT = { shortest: 5, longest: 54 } as const;

/** What the learner has chosen so far. */
export interface WantedTest {
  readonly kind: SittingTest["kind"];
  readonly section: ExamSection | "Both";
  /** Questions of a sprint, as they are typed. */
  readonly length: string;
  readonly timing: SittingTiming;
  readonly extraBreaks: boolean;
  readonly mode: SittingMode;
}

export const FIRST_WANTED: WantedTest = {
  kind: "module",
  section: "Math",
  length: "10",
  timing: "exam",
  extraBreaks: false,
  mode: "practice",
};

export const FIRST_ON_PAPER: WantedTest = { ...FIRST_WANTED, mode: "paper" };

/** The test that is wanted; undefined while its length cannot be taken. */
export function testOf({ kind, section, length }: WantedTest): SittingTest | undefined {
  switch (kind) {
    case "full":
    case "half":
      return { kind };
    case "section":
    case "module":
      return { kind, section: section === "Both" ? "Math" : section };
    case "sprint": {
      const questions = Number(length);
      const fits = questions >= SPRINT.shortest && questions <= SPRINT.longest;
      if (!Number.isInteger(questions) || !fits) return undefined;
      return { kind, section: section === "Both" ? null : section, questions };
    }
  }
}

/** On paper no clock runs but the learner's own. */
const PAPER_CLOCK = { timing: "untimed", extraBreaks: false } as const;

/** What the server is asked for. */
export function requestOf(wanted: WantedTest): SittingRequest | undefined {
  const test = testOf(wanted);
  const { timing, extraBreaks, mode } = wanted;
  const clock = mode === "paper" ? PAPER_CLOCK : { timing, extraBreaks };
  return test && { test, ...clock, mode, timeZone: timeZone() };
}
