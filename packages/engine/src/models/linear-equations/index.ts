import { lineFromGraph } from "./line-from-graph.ts";
import { systemSumOrDifference } from "./system-sum-or-difference.ts";

export const linearEquations = [systemSumOrDifference, lineFromGraph];
