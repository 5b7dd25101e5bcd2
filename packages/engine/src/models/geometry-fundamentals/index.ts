import { anglesAtCrossingLines } from "./angles-at-crossing-lines.ts";
import { anglesOfTriangle } from "./angles-of-triangle.ts";
import { circleInThePlane } from "./circle-in-the-plane.ts";
import { parallelLinesAndTransversal } from "./parallel-lines-and-transversal.ts";
import { similarFigures } from "./similar-figures.ts";

export const geometryFundamentals = [
  anglesAtCrossingLines,
  parallelLinesAndTransversal,
  anglesOfTriangle,
  similarFigures,
  circleInThePlane,
];
