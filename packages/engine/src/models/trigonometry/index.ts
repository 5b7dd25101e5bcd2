import { equalSineAndCosine } from "./equal-sine-and-cosine.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";

export const trigonometry = [ratioInRightTriangle, equalSineAndCosine];
