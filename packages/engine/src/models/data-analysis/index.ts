import { meanAndMedianShift } from "./mean-and-median-shift.ts";
import { percentComparison } from "./percent-comparison.ts";
import { twoWayTableProbability } from "./two-way-table-probability.ts";

export const dataAnalysis = [percentComparison, twoWayTableProbability, meanAndMedianShift];
