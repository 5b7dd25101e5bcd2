import type { Context } from "./context.ts";

/** Something tall on level ground whose top is looked at from a distance. */
export interface SightScenario extends Context {
  /** "a lighthouse", "the lighthouse" */
  readonly some: string;
  readonly the: string;
  readonly unit: "feet" | "meters";
  /** Distances to it, as they are in life. */
  readonly from: number;
  readonly to: number;
}

export const sightScenarios: readonly SightScenario[] = [
  {
    some: "a lighthouse",
    the: "the lighthouse",
    unit: "feet",
    from: 60,
    to: 190,
    basis: "Lighthouses are about 60 to 190 feet tall.",
  },
  {
    some: "a radio mast",
    the: "the mast",
    unit: "meters",
    from: 40,
    to: 240,
    basis: "Transmission masts are about 40 to 250 meters tall.",
  },
  {
    some: "a giant sequoia",
    the: "the sequoia",
    unit: "feet",
    from: 140,
    to: 320,
    basis: "Mature giant sequoias are about 150 to 300 feet tall.",
  },
  {
    some: "a wind turbine tower",
    the: "the tower",
    unit: "meters",
    from: 50,
    to: 160,
    basis: "Towers of wind turbines are about 50 to 150 meters tall.",
  },
  {
    some: "a water tower",
    the: "the water tower",
    unit: "feet",
    from: 70,
    to: 190,
    basis: "Water towers are about 80 to 190 feet tall.",
  },
  {
    some: "a vertical limestone cliff",
    the: "the cliff",
    unit: "meters",
    from: 24,
    to: 180,
    basis: "Climbing cliffs are about 20 to 180 meters high.",
  },
  {
    some: "a granite obelisk",
    the: "the obelisk",
    unit: "feet",
    from: 50,
    to: 240,
    basis: "Granite obelisks are about 50 to 240 feet tall.",
  },
  {
    some: "a concrete grain elevator",
    the: "the grain elevator",
    unit: "feet",
    from: 80,
    to: 180,
    basis: "Grain elevators are about 80 to 180 feet tall.",
  },
  {
    some: "a hospital building",
    the: "the building",
    unit: "meters",
    from: 24,
    to: 96,
    basis: "Hospital buildings are about 20 to 90 meters tall.",
  },
  {
    some: "a factory chimney",
    the: "the chimney",
    unit: "meters",
    from: 30,
    to: 140,
    basis: "Factory chimneys are about 30 to 140 meters tall.",
  },
];
