import { SKILLS, type SkillCode } from "./skills.ts";

/** The sections as the exam scores them: Reading and Writing are one. */
export const EXAM_SECTIONS = ["Reading and Writing", "Math"] as const;
export type ExamSection = (typeof EXAM_SECTIONS)[number];

/** Questions of each skill in one exam: 54 of Reading and Writing, 44 of Math, each domain within its official share. */
export const EXAM_SHARES: Readonly<Record<SkillCode, number>> = {
  WIC: 9,
  TSP: 4,
  CTC: 2,
  CID: 4,
  "COE-T": 4,
  "COE-Q": 3,
  INF: 3,
  BOU: 7,
  FSS: 6,
  TRA: 5,
  SYN: 7,
  "H.A": 3,
  "H.B": 3,
  "H.C": 3,
  "H.D": 3,
  "H.E": 3,
  "P.A": 4,
  "P.B": 6,
  "P.C": 5,
  "Q.A": 1,
  "Q.B": 1,
  "Q.C": 1,
  "Q.D": 1,
  "Q.E": 1,
  "Q.F": 1,
  "Q.G": 1,
  "S.A": 2,
  "S.B": 2,
  "S.C": 2,
  "S.D": 1,
};

export function examSectionOf(skill: SkillCode): ExamSection {
  return SKILLS[skill].sections.includes("Math") ? "Math" : "Reading and Writing";
}

/** Questions of a section in one exam. */
export function questionsOf(section: ExamSection): number {
  return Object.entries(EXAM_SHARES).reduce(
    (sum, [skill, questions]) =>
      examSectionOf(skill as SkillCode) === section ? sum + questions : sum, // the table's keys are the codes
    0,
  );
}
