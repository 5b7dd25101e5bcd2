import { lineFromGraph } from "./line-from-graph.ts";
import { systemSumOrDifference } from "./system-sum-or-difference.ts";
import { wholeUnitsWithinLimit } from "./whole-units-within-limit.ts";

export const linearEquations = [systemSumOrDifference, lineFromGraph, wholeUnitsWithinLimit];
