import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";
import { sideFromRatio } from "./side-from-ratio.ts";
import { chordOfCircle } from "./chord-of-circle.ts";
import { diagonalOfBox } from "./diagonal-of-box.ts";
import { diagonalOfSquare } from "./diagonal-of-square.ts";
import { lengthOfRightAngledRoute } from "./length-of-right-angled-route.ts";
import { lengthOnSlopeFromRatio } from "./length-on-slope-from-ratio.ts";
import { ratioFromAnotherRatio } from "./ratio-from-another-ratio.ts";
import { ratioInDividedTriangle } from "./ratio-in-divided-triangle.ts";
import { rectangleFromDiagonal } from "./rectangle-from-diagonal.ts";
import { triangleFromRatioAndArea } from "./triangle-from-ratio-and-area.ts";

/** The questions of this topic whose answers are typed as well: those with a number for an answer. */
export const TYPED = [
  entryVariant(ratioInRightTriangle),
  entryVariant(sideFromRatio),
  entryVariant(chordOfCircle, { levels: ["Medium"] }),
  entryVariant(diagonalOfBox, { levels: ["Hard"] }),
  entryVariant(diagonalOfSquare, { levels: ["Medium"] }),
  entryVariant(lengthOfRightAngledRoute),
  entryVariant(lengthOnSlopeFromRatio),
  entryVariant(ratioFromAnotherRatio, { levels: ["Medium"] }),
  entryVariant(ratioInDividedTriangle),
  entryVariant(rectangleFromDiagonal),
  entryVariant(triangleFromRatioAndArea),
];
