import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** Something spread over two areas, in layers. */
export interface Covering extends Context {
  /** "A company that restores wooden floors". */
  readonly who: string;
  readonly unit: string;
  readonly units: string;
  readonly stuff: string;
  /** "coat", "coats". */
  readonly layer: string;
  readonly layers: string;
  /** What has a known area, and what has not, at first mention. */
  readonly known: string;
  readonly other: string;
  /** Square feet that one unit covers. */
  readonly covers: readonly [number, number];
  /** Square feet of the known area. */
  readonly area: Grid;
}

export const coverings: readonly Covering[] = [
  {
    basis: "Paints for steel cover about 240 to 420 square feet per gallon with one coat.",
    who: "A contractor",
    unit: "gallon",
    units: "gallons",
    stuff: "rust-resistant paint",
    layer: "coat",
    layers: "coats",
    known: "a footbridge",
    other: "a road bridge",
    covers: [240, 420],
    area: [480, 1250, 10],
  },
  {
    basis: "Floor varnishes cover about 90 to 150 square feet per quart with one coat.",
    who: "A flooring company",
    unit: "quart",
    units: "quarts",
    stuff: "varnish",
    layer: "coat",
    layers: "coats",
    known: "the floor of a dance studio",
    other: "the floor of a gymnasium",
    covers: [90, 150],
    area: [650, 1850, 25],
  },
  {
    basis: "Pavement sealers cover about 300 to 480 square feet per bucket with one coat.",
    who: "A paving company",
    unit: "bucket",
    units: "buckets",
    stuff: "sealer",
    layer: "coat",
    layers: "coats",
    known: "a bicycle path",
    other: "a parking lot",
    covers: [300, 480],
    area: [1250, 4850, 50],
  },
  {
    basis: "Wood stains cover about 120 to 240 square feet per can with one coat.",
    who: "A carpentry company",
    unit: "can",
    units: "cans",
    stuff: "wood stain",
    layer: "coat",
    layers: "coats",
    known: "a viewing platform",
    other: "a boardwalk",
    covers: [120, 240],
    area: [160, 620, 5],
  },
  {
    basis: "A bag of compost covers about 12 to 36 square feet with one layer.",
    who: "A landscaping crew",
    unit: "bag",
    units: "bags",
    stuff: "compost",
    layer: "layer",
    layers: "layers",
    known: "a bed of roses",
    other: "a vegetable garden",
    covers: [12, 36],
    area: [60, 340, 5],
  },
  {
    basis: "Roof coatings cover about 60 to 110 square feet per gallon with one coat.",
    who: "A roofing company",
    unit: "gallon",
    units: "gallons",
    stuff: "waterproof coating",
    layer: "coat",
    layers: "coats",
    known: "the roof of a garage",
    other: "the roof of a warehouse",
    covers: [60, 110],
    area: [420, 980, 10],
  },
  {
    basis: "Hull paints cover about 280 to 420 square feet per gallon with one coat.",
    who: "A shipyard",
    unit: "gallon",
    units: "gallons",
    stuff: "hull paint",
    layer: "coat",
    layers: "coats",
    known: "the hull of a water taxi",
    other: "the hull of a ferry",
    covers: [280, 420],
    area: [380, 760, 10],
  },
  {
    basis: "A bag of sand covers about 48 to 96 square feet of turf with one layer.",
    who: "A maintenance crew",
    unit: "bag",
    units: "bags",
    stuff: "sand",
    layer: "layer",
    layers: "layers",
    known: "a training field",
    other: "a soccer field",
    covers: [48, 96],
    area: [1200, 4500, 50],
  },
];
