import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** Someone who charges by the hour, one amount at first and another later. */
export interface HourlyTier extends Context {
  readonly who: string;
  /** What takes hours: "a repair". */
  readonly job: string;
  /** Amounts for a later hour as they are in life, in cents. */
  readonly each: Grid;
}

export const hourlyTiers: readonly HourlyTier[] = [
  {
    basis: "Hourly rates of moving companies for two movers, about $85 to $145.",
    who: "A moving company",
    job: "a move",
    each: [8500, 14_500, 250],
  },
  {
    basis: "Hourly rates of aerial photographers, about $90 to $160.",
    who: "An aerial photographer",
    job: "a flight session",
    each: [9000, 16_000, 250],
  },
  {
    basis: "Hourly rent of a pontoon boat, about $45 to $95.",
    who: "A marina",
    job: "a boat rental",
    each: [4500, 9500, 250],
  },
  {
    basis: "Hourly rates of electricians, about $75 to $130.",
    who: "An electrician",
    job: "a repair",
    each: [7500, 13_000, 250],
  },
  {
    basis: "Hourly rent of a recording studio with an engineer, about $50 to $110.",
    who: "A recording studio",
    job: "a recording session",
    each: [5000, 11_000, 250],
  },
  {
    basis: "Hourly rates of sign language interpreters, about $60 to $115.",
    who: "A sign language interpreter",
    job: "a meeting",
    each: [6000, 11_500, 250],
  },
  {
    basis: "Hourly rates of tree crews with equipment, about $95 to $175.",
    who: "A tree service",
    job: "a cleanup",
    each: [9500, 17_500, 250],
  },
  {
    basis: "Hourly rates for computer repair at an office, about $60 to $120.",
    who: "A computer repair company",
    job: "a service call",
    each: [6000, 12_000, 250],
  },
  {
    basis: "Hourly rent of a small excavator with an operator, about $80 to $150.",
    who: "A construction company",
    job: "an excavation",
    each: [8000, 15_000, 250],
  },
  {
    basis: "Hourly rates of commercial divers, about $110 to $190.",
    who: "A diving company",
    job: "a bridge inspection",
    each: [11_000, 19_000, 250],
  },
];
