import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { anglesOfTriangle } from "./angles-of-triangle.ts";

/** An angle of a triangle, typed. */
export const anglesOfTriangleEntry = entryVariant(anglesOfTriangle, { version: 1 });
