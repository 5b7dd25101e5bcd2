import { type Section, type SkillCode, SKILLS } from "@sat/item";

/** Milliseconds a question that the exam leaves: 32 minutes for 27, and 35 for 22. */
export const EXAM_PACE: Readonly<Record<Section, number>> = {
  Reading: 71_000,
  Writing: 71_000,
  Math: 95_000,
};

/** The same over the whole exam: 134 minutes for 98. */
export const WHOLE_EXAM_PACE = 82_000;

/** Milliseconds that the exam leaves for a question of this skill. */
export function examPaceOf(skill: SkillCode): number {
  return EXAM_PACE[SKILLS[skill].sections[0]];
}
