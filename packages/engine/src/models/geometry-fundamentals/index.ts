import { parallelLinesAndTransversal } from "./parallel-lines-and-transversal.ts";

export const geometryFundamentals = [parallelLinesAndTransversal];
