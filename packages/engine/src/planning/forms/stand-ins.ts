import {
  DIFFICULTIES,
  type Difficulty,
  examSectionOf,
  RESPONSE_KINDS,
  SKILL_CODES,
  type SkillCode,
  SKILLS,
} from "@sat/item";
import type { Askable } from "../askable.ts";

/**
 * What a question may be in place of what its slot asks for, itself first and then ever farther from it: of the other
 * kind, of another level, of another skill of its domain, of another domain of its section.
 */
export function* standIns({ skill, level, kind }: Askable): Generator<Askable, void> {
  const kinds = [kind, ...RESPONSE_KINDS.filter((other) => other !== kind)];
  for (const nearSkill of nearestSkills(skill)) {
    for (const nearLevel of nearestLevels(level)) {
      for (const nearKind of kinds) yield { skill: nearSkill, level: nearLevel, kind: nearKind };
    }
  }
}

function nearestSkills(skill: SkillCode): SkillCode[] {
  const distance = (other: SkillCode) =>
    Number(other !== skill) + Number(SKILLS[other].domain !== SKILLS[skill].domain);
  return SKILL_CODES.filter((other) => examSectionOf(other) === examSectionOf(skill)).toSorted(
    (a, b) => distance(a) - distance(b),
  );
}

/** All levels, the level itself first. */
export function nearestLevels(level: Difficulty): Difficulty[] {
  const distance = (other: Difficulty) =>
    Math.abs(DIFFICULTIES.indexOf(other) - DIFFICULTIES.indexOf(level));
  return DIFFICULTIES.toSorted((a, b) => distance(a) - distance(b));
}
