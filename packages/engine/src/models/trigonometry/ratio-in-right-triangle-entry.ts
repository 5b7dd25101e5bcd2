import { entryVariant } from "../../craft/assembly/entry-variant.ts";
import { ratioInRightTriangle } from "./ratio-in-right-triangle.ts";

/** A ratio of sides in a right triangle, typed. */
export const ratioInRightTriangleEntry = entryVariant(ratioInRightTriangle, { version: 1 });
