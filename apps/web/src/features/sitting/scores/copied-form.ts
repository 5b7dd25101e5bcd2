import type { CopiedScoreReport, ScoreReportRequest } from "@sat/contract";
import { EXAM_SECTIONS, type ExamSection, examSectionOf, SKILL_CODES, SKILLS } from "@sat/item";

/** A score report as it is being copied: what stands in the fields, by their names on the wire. */
export type CopiedForm = Readonly<Record<string, string>>;

export const DAY = "day";
export const scoreField = (section: ExamSection) => `scores.${section}`;
export const bandField = (domain: string) => `bands.${domain}`;

/** A section's domains, in the order of the exam's report. */
export function domainsOf(section: ExamSection): string[] {
  const skills = SKILL_CODES.filter((skill) => examSectionOf(skill) === section);
  return [...new Set(skills.map((skill) => SKILLS[skill].domain))];
}

export function formOf(report: CopiedScoreReport | undefined): CopiedForm {
  if (report === undefined) return {};
  const scores = EXAM_SECTIONS.map((section) => [scoreField(section), report.scores[section]]);
  const bands = Object.entries(report.bands).map(([domain, band]) => [bandField(domain), band]);
  const fields = [...scores, ...bands].map(([field, value]) => [field, String(value)]);
  return { [DAY]: report.day, ...Object.fromEntries(fields) };
}

/** What is sent of it: the server says what of it no report says, an empty score among them. */
export function requestOf(form: CopiedForm): ScoreReportRequest {
  const score = (section: ExamSection) => Math.round(Number(form[scoreField(section)] ?? 0));
  const bands = EXAM_SECTIONS.flatMap(domainsOf).flatMap((domain) => {
    const band = form[bandField(domain)] ?? "";
    return band === "" ? [] : [[domain, Number(band)] as const];
  });
  return {
    day: form[DAY] ?? "",
    scores: {
      "Reading and Writing": score("Reading and Writing"),
      Math: score("Math"),
    },
    bands: Object.fromEntries(bands),
  };
}
