import type { Section } from "./sections.ts";

export interface Skill {
  readonly name: string;
  readonly domain: string;
  readonly sections: readonly [Section, ...Section[]];
}

const CRAFT = "Craft and Structure";
const INFORMATION = "Information and Ideas";
const CONVENTIONS = "Standard English Conventions";
const EXPRESSION = "Expression of Ideas";
const ALGEBRA = "Algebra";
const ADVANCED = "Advanced Math";
const DATA = "Problem-Solving and Data Analysis";
const GEOMETRY = "Geometry and Trigonometry";

function skill(name: string, domain: string, ...sections: [Section, ...Section[]]): Skill {
  return { name, domain, sections };
}

/** The official skills of the digital SAT by their public codes. */
export const SKILLS = {
  WIC: skill("Words in Context", CRAFT, "Reading"),
  TSP: skill("Text Structure and Purpose", CRAFT, "Reading"),
  CTC: skill("Cross-Text Connections", CRAFT, "Reading"),
  CID: skill("Central Ideas and Details", INFORMATION, "Reading"),
  "COE-T": skill("Command of Evidence: Textual", INFORMATION, "Reading"),
  "COE-Q": skill("Command of Evidence: Quantitative", INFORMATION, "Reading"),
  INF: skill("Inferences", INFORMATION, "Reading"),
  BOU: skill("Boundaries", CONVENTIONS, "Writing"),
  FSS: skill("Form, Structure, and Sense", CONVENTIONS, "Writing"),
  TRA: skill("Transitions", EXPRESSION, "Writing"),
  SYN: skill("Rhetorical Synthesis", EXPRESSION, "Writing"),
  "H.A": skill("Linear equations in one variable", ALGEBRA, "Math"),
  "H.B": skill("Linear functions", ALGEBRA, "Math"),
  "H.C": skill("Linear equations in two variables", ALGEBRA, "Math"),
  "H.D": skill("Systems of two linear equations", ALGEBRA, "Math"),
  "H.E": skill("Linear inequalities", ALGEBRA, "Math"),
  "P.A": skill("Equivalent expressions", ADVANCED, "Math"),
  "P.B": skill("Nonlinear equations and systems", ADVANCED, "Math"),
  "P.C": skill("Nonlinear functions", ADVANCED, "Math"),
  "Q.A": skill("Ratios, rates, proportional relationships, and units", DATA, "Math"),
  "Q.B": skill("Percentages", DATA, "Math"),
  "Q.C": skill("One-variable data", DATA, "Math"),
  "Q.D": skill("Two-variable data", DATA, "Math"),
  "Q.E": skill("Probability and conditional probability", DATA, "Math"),
  "Q.F": skill("Inference from sample statistics and margin of error", DATA, "Math"),
  "Q.G": skill("Evaluating statistical claims", DATA, "Math"),
  "S.A": skill("Area and volume", GEOMETRY, "Math"),
  "S.B": skill("Lines, angles, and triangles", GEOMETRY, "Math"),
  "S.C": skill("Right triangles and trigonometry", GEOMETRY, "Math"),
  "S.D": skill("Circles", GEOMETRY, "Math"),
} as const satisfies Record<string, Skill>;

export type SkillCode = keyof typeof SKILLS;

/** In the order of the table, which is that of the exam's own list. */
export const SKILL_CODES = Object.keys(SKILLS) as readonly SkillCode[]; // the table's keys are the codes

export function isSkillCode(text: string): text is SkillCode {
  return Object.hasOwn(SKILLS, text);
}
