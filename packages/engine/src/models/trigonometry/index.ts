import { arcLengthInRadians } from "./arc-length-in-radians.ts";
import { areaFromAngle } from "./area-from-angle.ts";
import { chordOfCircle } from "./chord-of-circle.ts";
import { degreesAndRadians } from "./degrees-and-radians.ts";
import { diagonalOfBox } from "./diagonal-of-box.ts";
import { diagonalOfSquare } from "./diagonal-of-square.ts";
import { equalSineAndCosine } from "./equal-sine-and-cosine.ts";
import { heightFromAngleOfElevation } from "./height-from-angle-of-elevation.ts";
import { heightOfIsoscelesTriangle } from "./height-of-isosceles-triangle.ts";
import { lengthOfRightAngledRoute } from "./length-of-right-angled-route.ts";
import { lengthOnSlopeFromRatio } from "./length-on-slope-from-ratio.ts";
import { measureOfEquilateralTriangle } from "./measure-of-equilateral-triangle.ts";
import { partsOfRightTriangle } from "./parts-of-right-triangle.ts";
import { pointOnCircleByAngle } from "./point-on-circle-by-angle.ts";
import { ratioFromAnotherRatio } from "./ratio-from-another-ratio.ts";
import { ratioInDividedTriangle } from "./ratio-in-divided-triangle.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";
import { ratioOfLetteredSides } from "./ratio-of-lettered-sides.ts";
import { rectangleFromDiagonal } from "./rectangle-from-diagonal.ts";
import { rotationInRadians } from "./rotation-in-radians.ts";
import { sideAsTrigonometricExpression } from "./side-as-trigonometric-expression.ts";
import { sideFromRatio } from "./side-from-ratio.ts";
import { sideFromSquaresOnSides } from "./side-from-squares-on-sides.ts";
import { sideOf306090Triangle } from "./side-of-30-60-90-triangle.ts";
import { sideOfIsoscelesRightTriangle } from "./side-of-isosceles-right-triangle.ts";
import { sideThroughSharedAltitude } from "./side-through-shared-altitude.ts";
import { specialTriangleFromPerimeter } from "./special-triangle-from-perimeter.ts";
import { triangleFromRatioAndArea } from "./triangle-from-ratio-and-area.ts";
import { twoSpecialTriangles } from "./two-special-triangles.ts";
import { valueAtLargeAngle } from "./value-at-large-angle.ts";
import { TYPED } from "./typed.ts";

export const trigonometry = [
  ratioInRightTriangle,
  sideFromRatio,
  equalSineAndCosine,
  arcLengthInRadians,
  areaFromAngle,
  chordOfCircle,
  degreesAndRadians,
  diagonalOfBox,
  diagonalOfSquare,
  heightFromAngleOfElevation,
  heightOfIsoscelesTriangle,
  lengthOfRightAngledRoute,
  lengthOnSlopeFromRatio,
  measureOfEquilateralTriangle,
  partsOfRightTriangle,
  pointOnCircleByAngle,
  ratioFromAnotherRatio,
  ratioInDividedTriangle,
  ratioOfLetteredSides,
  rectangleFromDiagonal,
  rotationInRadians,
  sideAsTrigonometricExpression,
  sideFromSquaresOnSides,
  sideOf306090Triangle,
  sideOfIsoscelesRightTriangle,
  sideThroughSharedAltitude,
  specialTriangleFromPerimeter,
  triangleFromRatioAndArea,
  twoSpecialTriangles,
  valueAtLargeAngle,
  ...TYPED,
];
