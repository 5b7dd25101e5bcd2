import type { Context } from "./context.ts";

/** A vessel on a square base that may be a few units of length wide, or of area large. */
export interface Vessel extends Context {
  readonly thing: string;
  /** What places it, on first mention. */
  readonly placed: string;
  readonly unit: string;
  /** The greatest plausible height. */
  readonly tallest: number;
}

export const vessels: readonly Vessel[] = [
  {
    thing: "vase",
    placed: "of blown glass",
    unit: "inches",
    tallest: 20,
    basis: "Vases are up to 20 inches high.",
  },
  {
    thing: "mold",
    placed: "for casting soap",
    unit: "centimeters",
    tallest: 30,
    basis: "Soap is cast in molds of up to 30 centimeters.",
  },
  {
    thing: "cistern",
    placed: "under a mountain cabin",
    unit: "feet",
    tallest: 24,
    basis: "Cisterns of cabins are up to 24 feet deep.",
  },
  {
    thing: "trough",
    placed: "that collects rain",
    unit: "feet",
    tallest: 8,
    basis: "Rain troughs are up to 8 feet high.",
  },
  {
    thing: "bottle",
    placed: "for chemical reagents",
    unit: "centimeters",
    tallest: 32,
    basis: "Reagent bottles are up to 32 centimeters high.",
  },
  {
    thing: "vessel",
    placed: "for measuring rainfall",
    unit: "centimeters",
    tallest: 40,
    basis: "Rain vessels are up to 40 centimeters high.",
  },
  {
    thing: "jar",
    placed: "for storing seeds",
    unit: "inches",
    tallest: 18,
    basis: "Jars are up to 18 inches high.",
  },
  {
    thing: "column",
    placed: "of clear plastic",
    unit: "inches",
    tallest: 36,
    basis: "Columns for experiments are up to a yard high.",
  },
];
