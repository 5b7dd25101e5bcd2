import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";

export const trigonometry = [ratioInRightTriangle];
