import type { ExamSection } from "@sat/item";
import type { Route, ScoredAnswer } from "./sat-section.ts";

/**
 * The share of a first module's scored questions from which on the harder route follows. An estimate: the exam's own rule
 * is not published, and what is said of it goes from 0.60 to 0.85. By these, next to no score suffers from its route (ADR
 * 59).
 */
const ROUTING: Readonly<Record<ExamSection, number>> = { "Reading and Writing": 0.66, Math: 0.62 };

export function routeAfter(section: ExamSection, answers: readonly ScoredAnswer[]): Route {
  const rights = answers.filter(({ right }) => right).length;
  return rights >= rightsForHarder(section, answers.length) ? "harder" : "easier";
}

/** How many of so many scored questions must be right for the harder route. */
export function rightsForHarder(section: ExamSection, questions: number): number {
  return Math.ceil(ROUTING[section] * questions);
}
