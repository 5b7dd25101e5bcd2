import { EXAM_SHARES, SKILLS, type SkillCode } from "@sat/item";
import type { Chance } from "./chance.ts";

export const SKILL_CODES = Object.keys(SKILLS) as SkillCode[]; // the table's keys are the codes

export const domainOf = (skill: SkillCode): string => SKILLS[skill].domain;

/** A skill in the exam's proportion. */
export function drawSkill(chance: Chance): SkillCode {
  let left = chance.between(
    0,
    SKILL_CODES.reduce((sum, skill) => sum + EXAM_SHARES[skill], 0),
  );
  return SKILL_CODES.find((skill) => (left -= EXAM_SHARES[skill]) < 0) ?? "WIC";
}
