import type { Context } from "./context.ts";

/** Something in the shape of a cube, by its edge in life. */
export interface CubeScenario extends Context {
  /** With its article, as the subject of a sentence: "A concrete specimen that is tested for its strength". */
  readonly what: string;
  /** Its short name: "specimen". */
  readonly thing: string;
  readonly unit: string;
  /** Edges from the least to the greatest, in tenths of the unit, and how far apart. */
  readonly edges: readonly [from: number, to: number, step: number];
}

export const cubes: readonly CubeScenario[] = [
  {
    basis: "Concrete is tested in cubes with edges of about 5 to 20 centimeters.",
    what: "A concrete test specimen",
    thing: "specimen",
    unit: "centimeters",
    edges: [50, 200, 10],
  },
  {
    basis: "Salt licks for livestock are pressed into blocks of about 8 to 12 inches.",
    what: "A block of salt for cattle",
    thing: "block",
    unit: "inches",
    edges: [80, 120, 2],
  },
  {
    basis: "Tanks for aquarium fish are built with edges of about 20 to 60 centimeters.",
    what: "A closed glass tank",
    thing: "tank",
    unit: "centimeters",
    edges: [200, 600, 20],
  },
  {
    basis: "Crystals of pyrite grow to edges of about 1 to 8 centimeters.",
    what: "A crystal of pyrite",
    thing: "crystal",
    unit: "centimeters",
    edges: [10, 80, 2],
  },
  {
    basis: "Small satellites have edges of about 10 to 60 centimeters.",
    what: "The housing of a small satellite",
    thing: "housing",
    unit: "centimeters",
    edges: [100, 600, 10],
  },
  {
    basis: "Bales of recycled cardboard measure about 2 to 5 feet.",
    what: "A bale of cardboard",
    thing: "bale",
    unit: "feet",
    edges: [20, 50, 2],
  },
  {
    basis: "Boxes for laboratory samples measure about 4 to 15 inches.",
    what: "An insulated shipping box",
    thing: "box",
    unit: "inches",
    edges: [40, 150, 10],
  },
  {
    basis: "Granite blocks leave a quarry with edges of about 2 to 9 feet.",
    what: "A block of granite",
    thing: "block",
    unit: "feet",
    edges: [20, 90, 2],
  },
  {
    basis: "Foam blocks for gymnastics pits measure about 6 to 9 inches.",
    what: "A block of foam",
    thing: "block",
    unit: "inches",
    edges: [50, 90, 2],
  },
  {
    basis: "Loudspeaker cabinets measure about 8 to 24 inches.",
    what: "The cabinet of a loudspeaker",
    thing: "cabinet",
    unit: "inches",
    edges: [80, 240, 10],
  },
  {
    basis:
      "Sugar, stock and spices are pressed into cubes with edges of about 8 to 30 millimeters.",
    what: "A piece of vegetable bouillon",
    thing: "piece",
    unit: "millimeters",
    edges: [80, 300, 10],
  },
  {
    basis: "Rooms that absorb sound measure about 2 to 12 meters.",
    what: "A soundproof room",
    thing: "room",
    unit: "meters",
    edges: [20, 120, 10],
  },
];
