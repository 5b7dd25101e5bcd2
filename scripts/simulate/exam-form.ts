import { DIFFICULTIES, type ExamSection, type ResponseKind } from "@sat/item";
import type { Asked, Route, SatSection } from "@sat/learner";
import { DECLARED } from "./question.ts";

/** Questions that are alike to a score: of one level and kind. */
const KINDS = ["choice", "entry"] as const satisfies readonly ResponseKind[];
export const SORTS = KINDS.flatMap((kind) => DIFFICULTIES.map((level) => ({ level, kind })));

/** How many scored questions of each sort a module has: easy, medium and hard choices, then entries. */
type Counts = readonly number[];

/** The exam's levels in one form, less two unscored questions a module; of Math one in four is typed, the harder ones. */
export const FORMS: Readonly<Record<ExamSection, Readonly<Record<"first" | Route, Counts>>>> = {
  "Reading and Writing": {
    first: [8, 10, 7, 0, 0, 0],
    easier: [13, 9, 3, 0, 0, 0],
    harder: [3, 10, 12, 0, 0, 0],
  },
  Math: {
    first: [6, 6, 3, 0, 2, 3],
    easier: [11, 3, 1, 0, 4, 1],
    harder: [3, 5, 7, 0, 2, 3],
  },
};

/** What came of a paper, as far as its score goes. */
export interface Paper {
  readonly route: Route;
  /** Right answers of each sort, in both modules together. */
  readonly rights: Counts;
}

/** A paper as it is scored. Which module a right answer of a sort was in makes no difference, but for the route. */
export function satOf(section: ExamSection, paper: Paper, isCalibrated: boolean): SatSection {
  const form = FORMS[section];
  const { route } = paper;
  const asked = (counts: Counts): Asked[] =>
    counts.flatMap((count, sort) => Array<Asked>(count).fill(askedOf(section, sort, isCalibrated)));
  const answers = (counts: Counts, before: Counts) =>
    counts.flatMap((count, sort) => {
      const rights = (paper.rights[sort] ?? 0) - (before[sort] ?? 0);
      const question = askedOf(section, sort, isCalibrated);
      return Array.from({ length: count }, (_, at) => ({ ...question, right: at < rights }));
    });
  const otherwise = asked(form[route === "harder" ? "easier" : "harder"]);
  const second = { route, answers: answers(form[route], form.first), otherwise };
  return { section, first: answers(form.first, []), second };
}

/** Of a calibrated sort is known how hard it is, as declared here; of its questions, how far they scatter about that. */
function askedOf(section: ExamSection, sort: number, isCalibrated: boolean): Asked {
  const { level, kind } = SORTS[sort] ?? { level: "Medium", kind: "choice" };
  const skill = section === "Math" ? "H.A" : "WIC";
  const difficulty = { mean: DECLARED[level], spread: 0.5 };
  return { skill, level, kind, ...(isCalibrated && { difficulty }) };
}
