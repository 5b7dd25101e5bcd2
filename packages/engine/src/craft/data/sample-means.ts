import type { SampleMeanScenario } from "@sat/content/scenarios/sample-means";
import { type Rational, rational } from "../../math/rational.ts";
import { inProse } from "../wording/story.ts";

/** The mean of a random sample, and its margin of error. */
export interface SampleMean {
  readonly scenario: SampleMeanScenario;
  readonly sampled: number;
  readonly estimate: Rational;
  readonly margin: Rational;
}

/** A number of the parts in which a scenario measures: 12.6 for 126 tenths. */
export function inParts({ parts }: SampleMeanScenario, count: number): Rational {
  return rational(count, parts);
}

/** "A random sample of 60 of the pallets … was selected. Based on the sample, the estimated mean mass per pallet is 312 kilograms, …" */
export function sampleMeanTold(sample: SampleMean, population = ""): string {
  const { scenario, sampled, estimate, margin } = sample;
  const { members, where, member, measure, unit } = scenario;
  return `A random sample of ${sampled} of the ${population}${members} ${where} was selected. Based on the sample, the estimated mean ${measure} per ${member} is ${inProse(estimate)} ${unit}, with an associated margin of error of ${inProse(margin)} ${unit}.`;
}
