import type { SampleMeanScenario } from "@sat/content/scenarios/surveys";

/** The mean of a random sample, and its margin of error. */
export interface SampleMean {
  readonly scenario: SampleMeanScenario;
  readonly sampled: number;
  readonly estimate: number;
  readonly margin: number;
}

/** "Based on a random sample of 60 trees …, it is estimated that the mean … is 120 pounds, with … a margin of error of 4 pounds." */
export function sampleMeanTold({ scenario, sampled, estimate, margin }: SampleMean): string {
  const { members, member, where, measure, unit } = scenario;
  return `Based on a random sample of ${sampled} ${members} ${where}, it is estimated that the mean ${measure} per ${member} is ${estimate} ${unit}, with an associated margin of error of ${margin} ${unit}.`;
}
