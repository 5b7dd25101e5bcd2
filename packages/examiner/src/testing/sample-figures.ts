import type { Figure } from "@sat/item";

/** A right triangle with legs of 3 and 4 units. */
export function triangle(three: string, four: string): Figure {
  return {
    kind: "geometry",
    alt: `Right triangle ABC with its right angle at C. Side AC is labeled ${four}. Side BC is labeled ${three}.`,
    points: [
      { name: "A", at: [0, 3] },
      { name: "B", at: [4, 0] },
      { name: "C", at: [0, 0] },
    ],
    segments: [
      { from: "C", to: "A", label: four },
      { from: "C", to: "B", label: three },
    ],
    angles: [{ at: "C", from: "A", to: "B", right: true }],
    circles: [],
    toScale: true,
  };
}

/** The point (x, 2) between axes from -10 to 10. */
export function plane(x: number): Figure {
  const axis = { min: -10, max: 10, step: 2 };
  return {
    kind: "plane",
    alt: `The xy-plane with one point at (${x}, 2).`,
    x: axis,
    y: axis,
    marks: [{ kind: "point", at: [x, 2] }],
  };
}
