import { EXAM_SECTIONS, type ExamSection } from "@sat/item";
import type { Score, ScoreEstimate } from "@sat/contract";
import { type Ability, narrowing, sectionEstimate, sectionRange, totalRange } from "@sat/learner";
import type { Abilities } from "../../records/abilities.ts";
import type { ScoreReports } from "../../records/score-reports.ts";

interface ScoreContext {
  readonly abilities: Abilities;
  readonly scoreReports: Pick<ScoreReports, "list">;
}

/** How many skills are named that would narrow a range. */
const NAMED = 3;

/** What the learner would score, as far as the answers say, and reports of the exam. */
export async function readScore(
  { uid }: { readonly uid: string },
  { abilities, scoreReports }: ScoreContext,
): Promise<Score> {
  const ability = await abilities.find(uid);
  const reports = await scoreReports.list(uid);
  const estimate = (sections: readonly ExamSection[], range: ScoreEstimate["range"]) => ({
    range,
    answers: answersOf(ability, sections),
    narrowedBy: narrowing(ability, sections).slice(0, NAMED),
  });
  return {
    total: estimate(EXAM_SECTIONS, totalRange(ability)),
    sections: EXAM_SECTIONS.map((section) => ({
      section,
      ...estimate([section], sectionRange(ability, section)),
    })),
    reports: reports.length,
  };
}

function answersOf(ability: Ability, sections: readonly ExamSection[]): number {
  return sections.reduce((sum, section) => sum + sectionEstimate(ability, section).answers, 0);
}
