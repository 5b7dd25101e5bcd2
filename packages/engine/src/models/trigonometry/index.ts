import { equalSineAndCosine } from "./equal-sine-and-cosine.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";
import { sideFromRatio } from "./side-from-ratio.ts";
import { sideOf306090Triangle } from "./side-of-30-60-90-triangle.ts";
import { sideOfIsoscelesRightTriangle } from "./side-of-isosceles-right-triangle.ts";
import { specialTriangleFromPerimeter } from "./special-triangle-from-perimeter.ts";

export const trigonometry = [
  ratioInRightTriangle,
  sideFromRatio,
  equalSineAndCosine,
  sideOf306090Triangle,
  sideOfIsoscelesRightTriangle,
  specialTriangleFromPerimeter,
];
