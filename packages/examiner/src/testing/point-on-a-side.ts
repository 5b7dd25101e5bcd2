import type { GeometryFigure } from "@sat/item";

/** A triangle, and a point that is said and drawn to lie on one of its sides. */
export const POINT_ON_A_SIDE: GeometryFigure = {
  kind: "geometry",
  alt: "Triangle ABC. Point D lies on side AB.",
  points: [
    { name: "A", at: [0, 0] },
    { name: "B", at: [4, 0] },
    { name: "C", at: [0, 3] },
    { name: "D", at: [1, 0] },
  ],
  segments: [],
  angles: [],
  circles: [],
  toScale: false,
};
