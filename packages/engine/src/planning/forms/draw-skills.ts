import {
  EXAM_SHARES,
  type ExamSection,
  examSectionOf,
  SKILL_CODES,
  type SkillCode,
  SKILLS,
} from "@sat/item";
import type { Chance } from "../../random/chance.ts";
import type { Part } from "./blueprint.ts";
import { anyStart, evenly } from "./evenly.ts";

/**
 * The skills of a module's questions, domain by domain: each has its share of the exam, to one question more or less.
 * The two modules of a section share its questions out between them, if drawn by the same chance.
 */
export function drawSkills(
  { section, questions }: Part,
  stage: 1 | 2,
  chance: Chance,
): SkillCode[] {
  const start = anyStart(chance) + (stage === 1 ? 0 : 0.5);
  return evenly(questionsInExam(section, chance), questions, start % 1);
}

/** The skill of each question of a section, domains and their skills in an order by chance: it decides which module has the odd one. */
function questionsInExam(section: ExamSection, chance: Chance): SkillCode[] {
  const skills = SKILL_CODES.filter((skill) => examSectionOf(skill) === section);
  const domains = Map.groupBy(chance.shuffle(skills), (skill) => SKILLS[skill].domain);
  return chance
    .shuffle([...domains.values()])
    .flat()
    .flatMap((skill) => Array<SkillCode>(EXAM_SHARES[skill]).fill(skill));
}
