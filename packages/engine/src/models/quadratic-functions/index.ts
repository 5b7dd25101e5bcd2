import { parabolaVertexForm } from "./parabola-vertex-form.ts";
import { shiftedParabola } from "./shifted-parabola.ts";
import { sumOrProductOfSolutions } from "./sum-or-product-of-solutions.ts";

export const quadraticFunctions = [sumOrProductOfSolutions, shiftedParabola, parabolaVertexForm];
