import { circleInThePlane } from "./circle-in-the-plane.ts";
import { parallelLinesAndTransversal } from "./parallel-lines-and-transversal.ts";
import { similarFigures } from "./similar-figures.ts";

export const geometryFundamentals = [parallelLinesAndTransversal, similarFigures, circleInThePlane];
