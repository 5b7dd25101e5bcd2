import { altitudeToHypotenuse } from "./altitude-to-hypotenuse.ts";
import { angleInCircle } from "./angle-in-circle.ts";
import { angleOfCongruentTriangle } from "./angle-of-congruent-triangle.ts";
import { angleOfIsoscelesTriangle } from "./angle-of-isosceles-triangle.ts";
import { anglesAtBisector } from "./angles-at-bisector.ts";
import { anglesAtCrossingLines } from "./angles-at-crossing-lines.ts";
import { anglesAtCrossingSegments } from "./angles-at-crossing-segments.ts";
import { anglesOfPolygon } from "./angles-of-polygon.ts";
import { anglesOfTriangle } from "./angles-of-triangle.ts";
import { arcOrSector } from "./arc-or-sector.ts";
import { arcsInRatio } from "./arcs-in-ratio.ts";
import { areaAfterPercentChanges } from "./area-after-percent-changes.ts";
import { areaOrCircumferenceOfCircle } from "./area-or-circumference-of-circle.ts";
import { areaOrHeight } from "./area-or-height.ts";
import { bendBetweenParallelLines } from "./bend-between-parallel-lines.ts";
import { borderOfRectangle } from "./border-of-rectangle.ts";
import { boxFromSurfaceArea } from "./box-from-surface-area.ts";
import { chordOfTwoCircles } from "./chord-of-two-circles.ts";
import { circleFromSegment } from "./circle-from-segment.ts";
import { circleInThePlane } from "./circle-in-the-plane.ts";
import { conditionForSimilarity } from "./condition-for-similarity.ts";
import { constantInCircleEquation } from "./constant-in-circle-equation.ts";
import { cylinderAndHemisphere } from "./cylinder-and-hemisphere.ts";
import { heightFromAreaBound } from "./height-from-area-bound.ts";
import { heightFromVolume } from "./height-from-volume.ts";
import { lineTouchingCircle } from "./line-touching-circle.ts";
import { midpointOfSegment } from "./midpoint-of-segment.ts";
import { parallelLinesAndTransversal } from "./parallel-lines-and-transversal.ts";
import { pointInsideCircle } from "./point-inside-circle.ts";
import { segmentParallelToSide } from "./segment-parallel-to-side.ts";
import { shadowLength } from "./shadow-length.ts";
import { sideOfRectangle } from "./side-of-rectangle.ts";
import { sideOfSimilarTriangle } from "./side-of-similar-triangle.ts";
import { similarFigures } from "./similar-figures.ts";
import { squareAndCircle } from "./square-and-circle.ts";
import { thirdSideOfTriangle } from "./third-side-of-triangle.ts";
import { triangleInThePlane } from "./triangle-in-the-plane.ts";
import { volumeAfterChanges } from "./volume-after-changes.ts";
import { volumeOfBox } from "./volume-of-box.ts";
import { volumeOfPyramid } from "./volume-of-pyramid.ts";
import { volumeOfSphere } from "./volume-of-sphere.ts";
import { volumeOrSideOfCylinder } from "./volume-or-side-of-cylinder.ts";
import { waterInTank } from "./water-in-tank.ts";
import { wheelDistance } from "./wheel-distance.ts";
import { anglesOfTriangleEntry } from "./angles-of-triangle-entry.ts";
import { areaOrHeightEntry } from "./area-or-height-entry.ts";
import { constantInCircleEquationEntry } from "./constant-in-circle-equation-entry.ts";

export const geometryFundamentals = [
  altitudeToHypotenuse,
  angleOfCongruentTriangle,
  angleOfIsoscelesTriangle,
  anglesAtBisector,
  anglesAtCrossingLines,
  anglesAtCrossingSegments,
  anglesOfPolygon,
  anglesOfTriangle,
  bendBetweenParallelLines,
  conditionForSimilarity,
  heightFromAreaBound,
  midpointOfSegment,
  parallelLinesAndTransversal,
  segmentParallelToSide,
  shadowLength,
  sideOfSimilarTriangle,
  thirdSideOfTriangle,
  areaAfterPercentChanges,
  areaOrCircumferenceOfCircle,
  areaOrHeight,
  borderOfRectangle,
  boxFromSurfaceArea,
  cylinderAndHemisphere,
  heightFromVolume,
  sideOfRectangle,
  similarFigures,
  triangleInThePlane,
  volumeAfterChanges,
  volumeOfBox,
  volumeOfPyramid,
  volumeOfSphere,
  volumeOrSideOfCylinder,
  waterInTank,
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
  anglesOfTriangleEntry,
  areaOrHeightEntry,
  constantInCircleEquationEntry,
];
