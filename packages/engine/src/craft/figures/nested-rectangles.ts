import { sketch } from "./sketch.ts";

/** Length and width as the labels say them. */
type Labels = readonly [length: string, width: string];

interface NestedRectangles {
  readonly outer?: Labels;
  readonly inner?: Labels;
  /** Whether the region between the two is shaded. */
  readonly isShaded: boolean;
  readonly alt: string;
}

/** A rectangle inside a larger one, with the same distance between them on all four sides. */
export function nestedRectangles({
  outer = ["", ""],
  inner = ["", ""],
  isShaded,
  alt,
}: NestedRectangles) {
  return sketch({
    unnamed: "ABCDEFGH",
    points: {
      A: [0, 0],
      B: [10, 0],
      C: [10, 7],
      D: [0, 7],
      E: [1.5, 1.5],
      F: [8.5, 1.5],
      G: [8.5, 5.5],
      H: [1.5, 5.5],
    },
    lines: {
      AB: outer[0],
      BC: outer[1],
      CD: "",
      DA: "",
      EF: inner[0],
      FG: inner[1],
      GH: "",
      HE: "",
    },
    ...(isShaded && { shaded: [["A", "B", "C", "D"]], blank: [["E", "F", "G", "H"]] }),
    alt,
  });
}
