import { angleInCircle } from "./angle-in-circle.ts";
import { angleOfIsoscelesTriangle } from "./angle-of-isosceles-triangle.ts";
import { anglesAtCrossingLines } from "./angles-at-crossing-lines.ts";
import { anglesOfTriangle } from "./angles-of-triangle.ts";
import { arcOrSector } from "./arc-or-sector.ts";
import { arcsInRatio } from "./arcs-in-ratio.ts";
import { chordOfTwoCircles } from "./chord-of-two-circles.ts";
import { circleFromSegment } from "./circle-from-segment.ts";
import { circleInThePlane } from "./circle-in-the-plane.ts";
import { constantInCircleEquation } from "./constant-in-circle-equation.ts";
import { lineTouchingCircle } from "./line-touching-circle.ts";
import { parallelLinesAndTransversal } from "./parallel-lines-and-transversal.ts";
import { pointInsideCircle } from "./point-inside-circle.ts";
import { segmentParallelToSide } from "./segment-parallel-to-side.ts";
import { shadowLength } from "./shadow-length.ts";
import { sideOfSimilarTriangle } from "./side-of-similar-triangle.ts";
import { similarFigures } from "./similar-figures.ts";
import { squareAndCircle } from "./square-and-circle.ts";
import { wheelDistance } from "./wheel-distance.ts";

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
  arcsInRatio,
  chordOfTwoCircles,
  circleFromSegment,
  circleInThePlane,
  constantInCircleEquation,
  lineTouchingCircle,
  pointInsideCircle,
  squareAndCircle,
  wheelDistance,
];
