/** Rectangles that are made in two sizes of one shape, from a hand's breadth to a desk's. */
export interface SimilarScenario {
  readonly maker: string;
  readonly small: string;
  readonly large: string;
}

export const similarScenarios: readonly SimilarScenario[] = [
  {
    maker: "A shop prints a poster in two sizes.",
    small: "the smaller poster",
    large: "the larger poster",
  },
  {
    maker: "A photographer makes an enlargement of a photograph.",
    small: "the photograph",
    large: "the enlargement",
  },
  {
    maker: "A museum sells a print of a painting.",
    small: "the print",
    large: "the painting",
  },
  {
    maker: "A hiker makes a reduced copy of a trail map.",
    small: "the copy",
    large: "the map",
  },
  {
    maker: "An artist makes a stained-glass panel from a drawing.",
    small: "the drawing",
    large: "the panel",
  },
  {
    maker: "A carpenter builds a mirror frame in two sizes.",
    small: "the smaller frame",
    large: "the larger frame",
  },
];
