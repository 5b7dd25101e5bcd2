import { type SkillCode, SKILLS } from "./skills.ts";

/** Skills whose official name makes no phrase of a sentence. */
const PHRASES: Partial<Record<SkillCode, string>> = {
  "COE-T": "evidence from texts",
  "COE-Q": "evidence from data",
  "Q.A": "ratios, rates and units",
  "Q.F": "samples and margins of error",
};

/** A skill as a sentence names it: one does well on it. */
export function skillPhrase(skill: SkillCode): string {
  return PHRASES[skill] ?? SKILLS[skill].name.toLowerCase();
}
