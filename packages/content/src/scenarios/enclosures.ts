import type { Context } from "./context.ts";

/** A rectangle that is enclosed with a limited length of material. */
export interface EnclosureScenario extends Context {
  /** "a rectangular vegetable garden", and in short "garden". */
  readonly place: string;
  readonly what: string;
  /** What stands along one length of it when that side needs no material. */
  readonly wall: string;
  readonly material: string;
  readonly unit: string;
  /** The most of the material that there may be. */
  readonly most: number;
}

export const enclosures: readonly EnclosureScenario[] = [
  {
    basis: "School gardens need up to about 300 feet of fence.",
    place: "a rectangular vegetable garden",
    what: "garden",
    wall: "a wall",
    material: "wire fence",
    unit: "feet",
    most: 300,
  },
  {
    basis: "Pens for deer need up to about 420 feet of mesh.",
    place: "a rectangular deer pen",
    what: "pen",
    wall: "a stone wall",
    material: "steel mesh",
    unit: "feet",
    most: 420,
  },
  {
    basis: "Pastures need up to about 2,400 meters of fence.",
    place: "a rectangular pasture",
    what: "pasture",
    wall: "a river",
    material: "electric fence",
    unit: "meters",
    most: 2_400,
  },
  {
    basis: "Construction sites need up to about 900 feet of silt barrier.",
    place: "a rectangular construction site",
    what: "site",
    wall: "an embankment",
    material: "silt barrier",
    unit: "feet",
    most: 900,
  },
  {
    basis: "Parking lots need up to about 700 meters of guardrail.",
    place: "a rectangular parking lot",
    what: "parking lot",
    wall: "a warehouse",
    material: "guardrail",
    unit: "meters",
    most: 700,
  },
  {
    basis: "Oyster farms need up to about 1,500 yards of net.",
    place: "a rectangular oyster farm",
    what: "farm",
    wall: "a pier",
    material: "net",
    unit: "yards",
    most: 1_500,
  },
  {
    basis: "Outdoor rinks need up to about 620 feet of boards.",
    place: "a rectangular outdoor hockey rink",
    what: "rink",
    wall: "a terrace",
    material: "wooden board",
    unit: "feet",
    most: 620,
  },
];
