import { sumOrProductOfSolutions } from "./sum-or-product-of-solutions.ts";

export const quadraticFunctions = [sumOrProductOfSolutions];
