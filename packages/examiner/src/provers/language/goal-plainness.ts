import type { GoalFacts } from "@sat/engine";
import { remembered } from "../../remembered.ts";
import { DEEDS, type Deed } from "./goal-deeds.ts";
import type { Attempt } from "./goal-detectors.ts";
import { bears } from "./sentence-marks.ts";

/**
 * How plainly a sentence does what the goal asks, leaving aside of what: 0 when nothing shows that it does,
 * 1 when it is built for something else, 2 when it is not, and one more when it is made for this.
 */
export function plainness(goal: GoalFacts["goal"], attempt: Attempt): number {
  const { cues, not = [], sure, also = () => true } = DEEDS[goal];
  const { sentence } = attempt;
  const may = cues.every((cue) => caseless(cue.source).test(sentence)) && also(attempt);
  if (!may) return 0;
  return 1 + (bears(sentence, ...not) ? 0 : 1) + (isSure(sure, attempt) ? 1 : 0);
}

/** A cue, whatever the case of its letters; made once, for making it costs more than its use. */
const caseless = remembered((source) => new RegExp(source, "i"));

function isSure(sure: Deed["sure"], attempt: Attempt): boolean {
  if (typeof sure === "string") return bears(attempt.sentence, sure);
  return typeof sure === "function" ? sure(attempt) : sure?.test(attempt.sentence) === true;
}
