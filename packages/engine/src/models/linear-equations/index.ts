import { systemSumOrDifference } from "./system-sum-or-difference.ts";

export const linearEquations = [systemSumOrDifference];
