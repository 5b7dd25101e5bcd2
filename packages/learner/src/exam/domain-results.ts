import { type ExamSection, examSectionOf, SKILL_CODES, SKILLS } from "@sat/item";
import { density } from "../normal.ts";
import { stepAt } from "../score-range.ts";
import { type Curve, chanceOn, curveOf } from "./curve.ts";
import { answersOf, type SatSection, type ScoredAnswer } from "./sat-section.ts";
import { information, warmEstimate } from "./warm-estimate.ts";

/** What a test says of one of the eight content domains. */
export interface DomainResult {
  readonly domain: string;
  readonly right: number;
  /** Scored ones. */
  readonly questions: number;
  /** On which of the exam's seven bands, and between which nine times in ten; null from too few questions. */
  readonly band: { readonly estimate: number; readonly low: number; readonly high: number } | null;
}

/** From fewer answers nothing is said of a domain but how many are right. */
const LEAST_ANSWERS = 4;

/** How far a domain lies from the rest of its section among learners, in logits: by what abilities start from (ADR 47). */
const FROM_THE_REST = 0.5;

/** The ends and the middle of nine tenths. */
const SHARES = { low: 0.05, estimate: 0.5, high: 0.95 };

/** Abilities in logits, over the scale and some way beyond. */
const GRID = Array.from({ length: 81 }, (_, step) => (step - 40) / 10);

/**
 * What a sat section says of each of its four domains. A domain's few questions alone would tell next to nothing: it is taken
 * to be about as good as the rest of the section, until they say otherwise.
 */
export function domainResults(sat: SatSection): DomainResult[] {
  const answers = answersOf(sat);
  return domainsOf(sat.section).map((domain) => {
    const isOwn = ({ skill }: ScoredAnswer) => SKILLS[skill].domain === domain;
    const own = answers.filter(isOwn);
    const rest = answers.filter((answer) => !isOwn(answer));
    const right = own.filter((answer) => answer.right).length;
    const isTold = own.length >= LEAST_ANSWERS && rest.length >= LEAST_ANSWERS;
    const band = isTold ? bandOf(sat.section, own, rest) : null;
    return { domain, right, questions: own.length, band };
  });
}

export function domainsOf(section: ExamSection): string[] {
  const skills = SKILL_CODES.filter((skill) => examSectionOf(skill) === section);
  return [...new Set(skills.map((skill) => SKILLS[skill].domain))];
}

/** By Bayes' rule on a grid: what the rest of the section leads one to expect, and what the domain's own answers say. */
function bandOf(
  section: ExamSection,
  own: readonly ScoredAnswer[],
  rest: readonly ScoredAnswer[],
): DomainResult["band"] {
  const middle = warmEstimate(rest);
  const spread = Math.sqrt(1 / information(rest.map(curveOf), middle) + FROM_THE_REST ** 2);
  const curves = own.map((answer) => ({ curve: curveOf(answer), right: answer.right }));
  const likely = GRID.map(
    (ability) => density((ability - middle) / spread) * likelihood(curves, ability),
  );
  const all = likely.reduce((sum, each) => sum + each, 0);
  const stepWhere = (share: number) => {
    let sum = 0;
    const place = likely.findIndex((each) => (sum += each) >= share * all);
    return stepAt(section, GRID[place] ?? Number.NaN);
  };
  return {
    estimate: stepWhere(SHARES.estimate),
    low: stepWhere(SHARES.low),
    high: stepWhere(SHARES.high),
  };
}

function likelihood(
  answers: readonly { readonly curve: Curve; readonly right: boolean }[],
  ability: number,
): number {
  return answers.reduce((product, { curve, right }) => {
    const chance = chanceOn(curve, ability);
    return product * (right ? chance : 1 - chance);
  }, 1);
}
