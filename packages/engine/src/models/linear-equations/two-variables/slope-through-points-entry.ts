import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { slopeThroughPoints } from "./slope-through-points.ts";

/** The slope of a line through points, typed. */
export const slopeThroughPointsEntry = entryVariant(slopeThroughPoints, { version: 2 });
