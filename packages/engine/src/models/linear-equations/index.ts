import { equationWithUnknownOnBothSides } from "./equation-with-unknown-on-both-sides.ts";
import { lineFromGraph } from "./line-from-graph.ts";
import { systemSumOrDifference } from "./system-sum-or-difference.ts";
import { wholeUnitsWithinLimit } from "./whole-units-within-limit.ts";

export const linearEquations = [
  equationWithUnknownOnBothSides,
  systemSumOrDifference,
  lineFromGraph,
  wholeUnitsWithinLimit,
];
