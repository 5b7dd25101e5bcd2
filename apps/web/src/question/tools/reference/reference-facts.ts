import type { Shape } from "./reference-drawing.tsx";

interface ReferenceFigure {
  readonly name: string;
  readonly shape: Shape;
  /** In prose markup. */
  readonly formulas: readonly string[];
}

/** The figures of the exam's reference sheet, in its order, with what it says of each. */
export const FIGURES: readonly ReferenceFigure[] = [
  { name: "Circle", shape: "circle", formulas: ["$A = \\pi r^2$", "$C = 2\\pi r$"] },
  { name: "Rectangle", shape: "rectangle", formulas: ["$A = \\ell w$"] },
  { name: "Triangle", shape: "triangle", formulas: ["$A = \\frac{1}{2}bh$"] },
  { name: "Right triangle", shape: "right-triangle", formulas: ["$c^2 = a^2 + b^2$"] },
  {
    name: "Angles of 30°, 60° and 90°",
    shape: "half-equilateral",
    formulas: ["sides $x$, $x\\sqrt{3}$ and $2x$"],
  },
  {
    name: "Angles of 45°, 45° and 90°",
    shape: "half-square",
    formulas: ["sides $s$, $s$ and $s\\sqrt{2}$"],
  },
  { name: "Rectangular prism", shape: "prism", formulas: ["$V = \\ell wh$"] },
  { name: "Cylinder", shape: "cylinder", formulas: ["$V = \\pi r^2h$"] },
  { name: "Sphere", shape: "sphere", formulas: ["$V = \\frac{4}{3}\\pi r^3$"] },
  { name: "Cone", shape: "cone", formulas: ["$V = \\frac{1}{3}\\pi r^2h$"] },
  { name: "Pyramid", shape: "pyramid", formulas: ["$V = \\frac{1}{3}\\ell wh$"] },
];

export const FACTS = [
  "The arc of a circle measures $360$ degrees in all.",
  "The arc of a circle measures $2\\pi$ radians in all.",
  "The angles of a triangle add up to $180$ degrees.",
];
