import { SKILL_CODES, type SkillCode } from "@sat/item";

/** The official skills, in the order in which an ability holds them. */
export const SKILL_ORDER = SKILL_CODES;

const PLACES = new Map(SKILL_ORDER.map((skill, place) => [skill, place]));

/** Where an ability holds this skill. */
export function placeOf(skill: SkillCode): number {
  return PLACES.get(skill) ?? Number.NaN;
}
