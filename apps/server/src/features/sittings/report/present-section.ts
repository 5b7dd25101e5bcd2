import type { ExamSection } from "@sat/item";
import { SCALE, type TestScore } from "@sat/learner";
import type { SittingOutcome } from "../../../records/sitting-rows.ts";
import { blueprintsOf } from "../../../policies/blueprints-of.ts";
import type { SectionSat } from "./sat-sections.ts";

type SectionReport = SittingOutcome["sections"][number];

/** The score of a section, and why its range is as wide as it is. */
export function presentSection({
  section,
  questions,
  score,
}: SectionSat & { readonly score: TestScore | null }): SectionReport {
  const scored = questions.filter(({ isScored }) => isScored);
  const told = score && { estimate: score.estimate, low: score.low, high: score.high };
  return {
    section,
    score: told,
    reasons: score === null || score.low === score.high ? [] : reasonsFor(section, score),
    scored: scored.length,
    right: scored.filter(({ isRight }) => isRight).length,
  };
}

function reasonsFor(section: ExamSection, score: TestScore): SectionReport["reasons"] {
  const isAtEnd = score.low <= SCALE.low || score.high >= SCALE.high;
  return [
    ...(score.answers < wholeSection(section) ? (["few-questions"] as const) : []),
    ...(score.declared > 0 ? (["uncalibrated"] as const) : []),
    ...(isAtEnd ? (["end-of-scale"] as const) : []),
  ];
}

/** Questions that the score of a section rests on in the whole exam. */
function wholeSection(section: ExamSection): number {
  const parts = blueprintsOf({ kind: "section", section }).flatMap((module) => module.parts);
  return parts.reduce((sum, part) => sum + part.questions - part.unscored, 0);
}
