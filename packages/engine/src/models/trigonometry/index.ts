import { equalSineAndCosine } from "./equal-sine-and-cosine.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";
import { sideFromRatio } from "./side-from-ratio.ts";

export const trigonometry = [ratioInRightTriangle, sideFromRatio, equalSineAndCosine];
