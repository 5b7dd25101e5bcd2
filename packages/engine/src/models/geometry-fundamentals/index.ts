import { angleInCircle } from "./angle-in-circle.ts";
import { angleOfIsoscelesTriangle } from "./angle-of-isosceles-triangle.ts";
import { anglesAtCrossingLines } from "./angles-at-crossing-lines.ts";
import { anglesOfTriangle } from "./angles-of-triangle.ts";
import { arcOrSector } from "./arc-or-sector.ts";
import { circleInThePlane } from "./circle-in-the-plane.ts";
import { parallelLinesAndTransversal } from "./parallel-lines-and-transversal.ts";
import { segmentParallelToSide } from "./segment-parallel-to-side.ts";
import { shadowLength } from "./shadow-length.ts";
import { sideOfSimilarTriangle } from "./side-of-similar-triangle.ts";
import { similarFigures } from "./similar-figures.ts";

export const geometryFundamentals = [
  angleOfIsoscelesTriangle,
  anglesAtCrossingLines,
  anglesOfTriangle,
  parallelLinesAndTransversal,
  segmentParallelToSide,
  shadowLength,
  sideOfSimilarTriangle,
  similarFigures,
  angleInCircle,
  arcOrSector,
  circleInThePlane,
];
