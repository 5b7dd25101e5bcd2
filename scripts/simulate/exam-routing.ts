import type { ExamSection } from "@sat/item";
import type { Route } from "@sat/learner";
import { FORMS, SORTS } from "./exam-form.ts";
import { DECLARED } from "./question.ts";

/** Points of a section's score to a logit. */
const POINTS = 115;
/** As scores take it: the slope of a curve that is flattened by a spread of difficulties of 0.5, and the luck. */
const SLOPE = 0.954;
const LUCK = { choice: 0.225, entry: 0 };

/** How many points the other route would err by less, about; 0 if by none. */
export function costOfRoute(section: ExamSection, route: Route, truth: number): number {
  const other = route === "harder" ? "easier" : "harder";
  return Math.max(0, errorOn(section, route, truth) - errorOn(section, other, truth));
}

/** What a score errs by, about, on a route: by Fisher's information, and not by what is scored there. */
function errorOn(section: ExamSection, route: Route, truth: number): number {
  const ability = (truth - 500) / POINTS;
  const { first, [route]: second } = FORMS[section];
  let information = 0;
  for (const [sort, { level, kind }] of SORTS.entries()) {
    const questions = (first[sort] ?? 0) + (second[sort] ?? 0);
    const known = 1 / (1 + Math.exp(-SLOPE * (ability - DECLARED[level])));
    const chance = LUCK[kind] + (1 - LUCK[kind]) * known;
    const rise = (1 - LUCK[kind]) * SLOPE * known * (1 - known);
    information += (questions * rise ** 2) / (chance * (1 - chance));
  }
  return POINTS / Math.sqrt(information);
}
