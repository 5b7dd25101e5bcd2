import type { SurveyScenario } from "@sat/content/scenarios/surveys";
import { grouped } from "../../math/print.ts";

/** A random sample of a group. */
interface SurveySample {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
  readonly population: number;
}

/** "A random sample of 240 of the 3,150 farms in a river valley was selected" */
export function surveyTold({ scenario, sampled, population }: SurveySample): string {
  const { members, where } = scenario;
  return `A random sample of ${grouped(sampled)} of the ${grouped(population)} ${members} ${where} was selected`;
}
