import type { ExamSection } from "@sat/item";
import { rightsForHarder, type Route } from "@sat/learner";
import type { Chance } from "./chance.ts";
import { FORMS, type Paper, SORTS } from "./exam-form.ts";
import { DECLARED } from "./question.ts";

/** How the questions of a test are. A question's own difficulty, slope and luck scatter in any world. */
export interface ExamWorld {
  readonly title: string;
  /** Whether how hard the levels are is known, or only declared. */
  readonly isCalibrated: boolean;
  /** How far all questions of a level, all lucks and all slopes are off together: one standard deviation. */
  readonly shared: { readonly level: number; readonly luck: number; readonly slope: number };
}

const QUESTION_SPREAD = 0.5;
const SLOPE_SPREAD = 0.3;
const LUCK = { least: 0.2, most: 0.25 };

/** Has one of an ability sit a section of a form with questions that nobody has seen. */
export function sit(
  section: ExamSection,
  ability: number,
  { world, chance }: { readonly world: ExamWorld; readonly chance: Chance },
): Paper {
  const { level, luck, slope } = world.shared;
  const harder = { Easy: 0, Medium: 0, Hard: 0 };
  for (const name of ["Easy", "Medium", "Hard"] as const) harder[name] = chance.normal(level ** 2);
  const [luckier, steeper] = [chance.normal(luck ** 2), Math.exp(chance.normal(slope ** 2))];
  const rights = SORTS.map(() => 0);

  function answer(module: "first" | Route): number {
    let right = 0;
    for (const [sort, { level: name, kind }] of SORTS.entries()) {
      for (let count = FORMS[section][module][sort] ?? 0; count > 0; count--) {
        const difficulty = DECLARED[name] + harder[name] + chance.normal(QUESTION_SPREAD ** 2);
        const steep = steeper * Math.exp(chance.normal(SLOPE_SPREAD ** 2));
        const lucky = kind === "entry" ? 0 : chance.between(LUCK.least, LUCK.most) + luckier;
        const knows = 1 / (1 + Math.exp(-steep * (ability - difficulty)));
        if (!chance.happens(lucky + (1 - lucky) * knows)) continue;
        rights[sort] = (rights[sort] ?? 0) + 1;
        right++;
      }
    }
    return right;
  }

  const questions = FORMS[section].first.reduce((sum, count) => sum + count, 0);
  const route = answer("first") >= rightsForHarder(section, questions) ? "harder" : "easier";
  answer(route);
  return { route, rights };
}
