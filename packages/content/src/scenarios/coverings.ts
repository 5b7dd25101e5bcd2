/** Something spread over an area, in layers. */
export interface Covering {
  /** "A painter wants to paint the walls of two rooms." */
  readonly setting: string;
  readonly unit: string;
  readonly units: string;
  readonly stuff: string;
  /** "coat", "coats". */
  readonly layer: string;
  readonly layers: string;
  /** "the walls of the smaller room". */
  readonly known: string;
  readonly other: string;
  /** Square feet that one unit covers in one layer. */
  readonly covers: readonly [number, number];
}

export const coverings: readonly Covering[] = [
  {
    setting: "A painter is hired to paint the walls of two rooms.",
    unit: "gallon",
    units: "gallons",
    stuff: "paint",
    layer: "coat",
    layers: "coats",
    known: "the smaller room",
    other: "the larger room",
    covers: [240, 420],
  },
  {
    setting: "A carpenter is hired to varnish the floors of a hall and a stage.",
    unit: "quart",
    units: "quarts",
    stuff: "varnish",
    layer: "coat",
    layers: "coats",
    known: "the stage",
    other: "the hall",
    covers: [90, 150],
  },
  {
    setting: "A crew is hired to seal a sidewalk and a parking lot.",
    unit: "bucket",
    units: "buckets",
    stuff: "sealer",
    layer: "coat",
    layers: "coats",
    known: "the sidewalk",
    other: "the parking lot",
    covers: [300, 480],
  },
  {
    setting: "A homeowner plans to stain a porch and a deck.",
    unit: "can",
    units: "cans",
    stuff: "stain",
    layer: "coat",
    layers: "coats",
    known: "the porch",
    other: "the deck",
    covers: [120, 240],
  },
  {
    setting: "A gardener plans to cover a flower bed and a vegetable garden with compost.",
    unit: "bag",
    units: "bags",
    stuff: "compost",
    layer: "layer",
    layers: "layers",
    known: "the flower bed",
    other: "the vegetable garden",
    covers: [12, 36],
  },
];
