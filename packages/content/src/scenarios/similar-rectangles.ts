import type { Context } from "./context.ts";

/** Rectangles that are made in two sizes of one shape, from a hand's breadth to a desk's. */
export interface SimilarScenario extends Context {
  /** A clause. */
  readonly maker: string;
  readonly small: string;
  readonly large: string;
}

export const similarScenarios: readonly SimilarScenario[] = [
  {
    maker: "An engraver reduces a copper plate for a smaller print",
    small: "the reduced plate",
    large: "the original plate",
    basis: "Copper plates are some tens of centimeters wide.",
  },
  {
    maker: "A laboratory enlarges an image of a leaf",
    small: "the original image",
    large: "the enlarged image",
    basis: "Images are printed from a hand's breadth to a desk's.",
  },
  {
    maker: "A museum prints a map of the seafloor in two sizes",
    small: "the smaller map",
    large: "the larger map",
    basis: "Printed maps are some tens of centimeters wide.",
  },
  {
    maker: "A textile workshop weaves a wall hanging after a drawing",
    small: "the drawing",
    large: "the wall hanging",
    basis: "Drawings and small hangings are some tens of centimeters wide.",
  },
  {
    maker: "A factory makes a glass plate in two sizes",
    small: "the smaller plate",
    large: "the larger plate",
    basis: "Glass plates for stoves are some tens of centimeters wide.",
  },
  {
    maker: "An architect presents the floor plan of a clinic in two sizes",
    small: "the smaller plan",
    large: "the larger plan",
    basis: "Plans are printed from a hand's breadth to a desk's.",
  },
  {
    maker: "A manufacturer offers a touch screen in two sizes",
    small: "the smaller screen",
    large: "the larger screen",
    basis: "Screens of machines are some tens of centimeters wide.",
  },
];
