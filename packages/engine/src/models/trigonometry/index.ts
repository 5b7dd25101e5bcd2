import { degreesAndRadians } from "./degrees-and-radians.ts";
import { equalSineAndCosine } from "./equal-sine-and-cosine.ts";
import { partsOfRightTriangle } from "./parts-of-right-triangle.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";
import { ratioOfLetteredSides } from "./ratio-of-lettered-sides.ts";
import { sideAsTrigonometricExpression } from "./side-as-trigonometric-expression.ts";
import { sideFromRatio } from "./side-from-ratio.ts";
import { sideOf306090Triangle } from "./side-of-30-60-90-triangle.ts";
import { sideOfIsoscelesRightTriangle } from "./side-of-isosceles-right-triangle.ts";
import { sideThroughSharedAltitude } from "./side-through-shared-altitude.ts";
import { specialTriangleFromPerimeter } from "./special-triangle-from-perimeter.ts";

export const trigonometry = [
  ratioInRightTriangle,
  sideFromRatio,
  equalSineAndCosine,
  degreesAndRadians,
  partsOfRightTriangle,
  ratioOfLetteredSides,
  sideAsTrigonometricExpression,
  sideOf306090Triangle,
  sideOfIsoscelesRightTriangle,
  sideThroughSharedAltitude,
  specialTriangleFromPerimeter,
];
