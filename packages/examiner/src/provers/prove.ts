import type { Facts } from "@sat/engine";
import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { readOption } from "../reading/read-option.ts";
import { UnprovenError } from "../solving/unproven.ts";
import { proveAuthored } from "./authored.ts";
import { proveBoundary } from "./language/boundary.ts";
import { proveModifier } from "./language/modifier.ts";
import { proveRelation } from "./language/relation.ts";
import { proveVerbForm } from "./language/verb-form.ts";
import { provePronounForm } from "./language/pronoun-form.ts";
import { proveNounForms } from "./language/noun-forms.ts";
import { proveAnySolution } from "./math/any-solution.ts";
import { proveCircle } from "./math/circle.ts";
import { proveConstant } from "./math/constant.ts";
import { proveData } from "./math/data.ts";
import { proveDisplay } from "./math/display.ts";
import { proveEquivalent } from "./math/equivalent.ts";
import { proveExtreme } from "./math/extreme.ts";
import { proveFit } from "./math/fit.ts";
import { proveMeasure } from "./math/measure.ts";
import { proveProbability } from "./math/probability.ts";
import { proveSolid } from "./math/solid.ts";
import { proveRegion } from "./math/region.ts";
import { proveSolutionCount } from "./math/solution-count.ts";
import { proveSolutionSet } from "./math/solution-set.ts";
import { proveSolutions } from "./math/solutions.ts";
import { proveStatement } from "./math/statement.ts";
import { proveStatistic } from "./math/statistic.ts";
import { proveStudy, proveSurvey } from "./math/study.ts";
import { proveThrough } from "./math/through.ts";
import { proveValue } from "./math/value.ts";
import { proveWholeNumber } from "./math/whole-number.ts";
import { proveElimination } from "./evidence/elimination.ts";
import { proveTableClaim } from "./evidence/table-claim.ts";
import { proveFinding } from "./evidence/finding.ts";
import type { OptionProver, Prover, Verdict } from "./prover.ts";

/** Provers that come to a verdict on any answer. */
const provers = {
  value: proveValue,
  "any-solution": proveAnySolution,
  equivalent: proveEquivalent,
  through: proveThrough,
  "solution-count": proveSolutionCount,
  "solution-set": proveSolutionSet,
  statistic: proveStatistic,
  probability: proveProbability,
  measure: proveMeasure,
  solutions: proveSolutions,
  "whole-number": proveWholeNumber,
  extreme: proveExtreme,
  circle: proveCircle,
  solid: proveSolid,
  region: proveRegion,
  constant: proveConstant,
  display: proveDisplay,
} as const satisfies { readonly [Kind in Facts["kind"]]?: Prover<Kind> };

/** Provers of every other kind of facts: a new kind does not compile until it has its line here or above. */
const optionProvers: { readonly [Kind in Exclude<Facts["kind"], Judged>]: OptionProver<Kind> } = {
  statement: proveStatement,
  data: proveData,
  study: proveStudy,
  survey: proveSurvey,
  fit: proveFit,
  boundary: proveBoundary,
  modifier: proveModifier,
  "verb-form": proveVerbForm,
  relation: proveRelation,
  "pronoun-form": provePronounForm,
  "noun-forms": proveNounForms,
  finding: proveFinding,
  "table-claim": proveTableClaim,
  elimination: proveElimination,
  authored: proveAuthored,
};

type Judged = keyof typeof provers;
type JudgedFacts = Extract<Facts, { kind: Judged }>;

function canBeJudged(facts: Facts): facts is JudgedFacts {
  return Object.hasOwn(provers, facts.kind);
}

/** What is right by the facts, as a verdict on an entry. Throws UnprovenError when that cannot be decided. */
export function verdictOf(facts: Facts): Verdict {
  if (!canBeJudged(facts)) {
    throw new UnprovenError(`of ${facts.kind} nothing can be told without options`);
  }
  // The line of the table belongs to the kind of these very facts, which TypeScript cannot follow.
  const prover = provers[facts.kind] as Prover<Judged>;
  return prover(facts);
}

/** The letters of the options that are right as printed. Throws UnprovenError when that cannot be decided. */
export function prove(facts: Facts, item: ChoiceItem): readonly OptionLetter[] {
  if (canBeJudged(facts)) {
    const isRight = verdictOf(facts);
    return OPTION_LETTERS.filter((letter) => isRight(readOption(item.options[letter])));
  }
  // As above.
  const prover = optionProvers[facts.kind] as OptionProver<(typeof facts)["kind"]>;
  return prover(facts, item);
}
