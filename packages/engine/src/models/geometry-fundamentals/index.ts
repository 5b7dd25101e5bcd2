import { altitudeToHypotenuse } from "./lines-and-triangles/altitude-to-hypotenuse.ts";
import { angleInCircle } from "./circles/angle-in-circle.ts";
import { angleOfCongruentTriangle } from "./lines-and-triangles/angle-of-congruent-triangle.ts";
import { angleOfIsoscelesTriangle } from "./lines-and-triangles/angle-of-isosceles-triangle.ts";
import { anglesAtBisector } from "./lines-and-triangles/angles-at-bisector.ts";
import { anglesAtCrossingLines } from "./lines-and-triangles/angles-at-crossing-lines.ts";
import { anglesAtCrossingSegments } from "./lines-and-triangles/angles-at-crossing-segments.ts";
import { anglesOfPolygon } from "./lines-and-triangles/angles-of-polygon.ts";
import { anglesOfTriangle } from "./lines-and-triangles/angles-of-triangle.ts";
import { arcOrSector } from "./circles/arc-or-sector.ts";
import { arcsInRatio } from "./circles/arcs-in-ratio.ts";
import { areaAfterPercentChanges } from "./area-and-volume/area-after-percent-changes.ts";
import { areaOfRegularHexagon } from "./area-and-volume/area-of-regular-hexagon.ts";
import { areaOrCircumferenceOfCircle } from "./area-and-volume/area-or-circumference-of-circle.ts";
import { areaOrHeight } from "./area-and-volume/area-or-height.ts";
import { bendBetweenParallelLines } from "./lines-and-triangles/bend-between-parallel-lines.ts";
import { borderOfRectangle } from "./area-and-volume/border-of-rectangle.ts";
import { boxFromSurfaceArea } from "./area-and-volume/box-from-surface-area.ts";
import { chordOfTwoCircles } from "./circles/chord-of-two-circles.ts";
import { circleFromSegment } from "./circles/circle-from-segment.ts";
import { circleInThePlane } from "./circles/circle-in-the-plane.ts";
import { conditionForSimilarity } from "./lines-and-triangles/condition-for-similarity.ts";
import { constantInCircleEquation } from "./circles/constant-in-circle-equation.ts";
import { cylinderAndHemisphere } from "./area-and-volume/cylinder-and-hemisphere.ts";
import { heightFromAreaBound } from "./lines-and-triangles/height-from-area-bound.ts";
import { heightFromVolume } from "./area-and-volume/height-from-volume.ts";
import { lengthOfCubeFromExpression } from "./area-and-volume/length-of-cube-from-expression.ts";
import { lineTouchingCircle } from "./circles/line-touching-circle.ts";
import { measureFromMeasureOfCube } from "./area-and-volume/measure-from-measure-of-cube.ts";
import { midpointOfSegment } from "./lines-and-triangles/midpoint-of-segment.ts";
import { parallelLinesAndTransversal } from "./lines-and-triangles/parallel-lines-and-transversal.ts";
import { pointInsideCircle } from "./circles/point-inside-circle.ts";
import { radiusFromGeneralForm } from "./circles/radius-from-general-form.ts";
import { segmentParallelToSide } from "./lines-and-triangles/segment-parallel-to-side.ts";
import { shadowLength } from "./lines-and-triangles/shadow-length.ts";
import { sideOfRectangle } from "./area-and-volume/side-of-rectangle.ts";
import { sideOfSimilarTriangle } from "./lines-and-triangles/side-of-similar-triangle.ts";
import { similarFigures } from "./area-and-volume/similar-figures.ts";
import { squareAndCircleOfEqualArea } from "./area-and-volume/square-and-circle-of-equal-area.ts";
import { squareAndCircle } from "./circles/square-and-circle.ts";
import { thirdSideOfTriangle } from "./lines-and-triangles/third-side-of-triangle.ts";
import { triangleInThePlane } from "./area-and-volume/triangle-in-the-plane.ts";
import { volumeAfterChanges } from "./area-and-volume/volume-after-changes.ts";
import { volumeInTermsOfRadius } from "./area-and-volume/volume-in-terms-of-radius.ts";
import { volumeOfBox } from "./area-and-volume/volume-of-box.ts";
import { volumeOfPyramid } from "./area-and-volume/volume-of-pyramid.ts";
import { volumeOfSphere } from "./area-and-volume/volume-of-sphere.ts";
import { volumeOrSideOfCylinder } from "./area-and-volume/volume-or-side-of-cylinder.ts";
import { waterInTank } from "./area-and-volume/water-in-tank.ts";
import { wheelDistance } from "./circles/wheel-distance.ts";
import { TYPED } from "./typed.ts";

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
  radiusFromGeneralForm,
  segmentParallelToSide,
  shadowLength,
  sideOfSimilarTriangle,
  thirdSideOfTriangle,
  areaAfterPercentChanges,
  areaOfRegularHexagon,
  areaOrCircumferenceOfCircle,
  areaOrHeight,
  borderOfRectangle,
  boxFromSurfaceArea,
  cylinderAndHemisphere,
  heightFromVolume,
  lengthOfCubeFromExpression,
  measureFromMeasureOfCube,
  sideOfRectangle,
  similarFigures,
  squareAndCircleOfEqualArea,
  triangleInThePlane,
  volumeAfterChanges,
  volumeInTermsOfRadius,
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
  ...TYPED,
];
