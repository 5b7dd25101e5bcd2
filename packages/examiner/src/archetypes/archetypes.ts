import type { SkillCode } from "@sat/item";

/** How many archetypes of each mathematical skill the fact sheet of the exam numbers: HA01, HA02, … (§3.1–3.19). */
const COUNTS = {
  "H.A": 24,
  "H.B": 24,
  "H.C": 24,
  "H.D": 20,
  "H.E": 21,
  "P.A": 24,
  "P.B": 26,
  "P.C": 40,
  "Q.A": 24,
  "Q.B": 20,
  "Q.C": 24,
  "Q.D": 20,
  "Q.E": 18,
  "Q.F": 12,
  "Q.G": 10,
  "S.A": 24,
  "S.B": 22,
  "S.C": 24,
  "S.D": 22,
} as const satisfies Partial<Record<SkillCode, number>>;

export type MathSkill = keyof typeof COUNTS;

/** The archetypes of each mathematical skill, by id. */
export const ARCHETYPES: ReadonlyMap<MathSkill, readonly string[]> = new Map(
  Object.entries(COUNTS).map(([skill, count]) => [
    skill as MathSkill, // Object.entries forgets the names of the record
    Array.from(
      { length: count },
      (_, at) => `${skill.replace(".", "")}${String(at + 1).padStart(2, "0")}`,
    ),
  ]),
);
