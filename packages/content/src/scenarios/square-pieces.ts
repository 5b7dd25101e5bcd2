/** A square piece that is cut for a square place and priced by its area. */
export interface SquareScenario {
  readonly seller: string;
  readonly piece: string;
  /** Where it goes; its side is the unknown. */
  readonly place: string;
  readonly unit: "foot" | "inch" | "meter" | "yard";
  readonly units: string;
}

export const squareScenarios: readonly SquareScenario[] = [
  { seller: "A glass shop", piece: "pane", place: "window frame", unit: "foot", units: "feet" },
  { seller: "A weaver", piece: "rug", place: "floor panel", unit: "foot", units: "feet" },
  { seller: "A sailmaker", piece: "canvas", place: "market stall", unit: "meter", units: "meters" },
  { seller: "A gardener", piece: "lawn", place: "courtyard", unit: "yard", units: "yards" },
  { seller: "A mosaic artist", piece: "panel", place: "wall niche", unit: "foot", units: "feet" },
  { seller: "A carpenter", piece: "tabletop", place: "table base", unit: "foot", units: "feet" },
  { seller: "A mason", piece: "patio", place: "garden plot", unit: "meter", units: "meters" },
  { seller: "An awning maker", piece: "awning", place: "terrace", unit: "meter", units: "meters" },
];
