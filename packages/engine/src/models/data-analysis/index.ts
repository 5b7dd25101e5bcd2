import { percentComparison } from "./percent-comparison.ts";

export const dataAnalysis = [percentComparison];
