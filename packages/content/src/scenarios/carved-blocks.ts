import type { Context } from "./context.ts";

/** A block from which something is carved. */
export interface CarvedBlock extends Context {
  readonly material: string;
  readonly unit: string;
}

export const carvedBlocks: readonly CarvedBlock[] = [
  {
    material: "walnut",
    unit: "inches",
    basis: "Joiners turn and carve blocks of up to 3 feet.",
  },
  {
    material: "marble",
    unit: "centimeters",
    basis: "Fountain tops are up to about 35 centimeters wide and high.",
  },
  {
    material: "soapstone",
    unit: "centimeters",
    basis: "Soapstone is carved in blocks that one can lift.",
  },
  {
    material: "rock salt",
    unit: "centimeters",
    basis: "Salt lamps are up to about 35 centimeters wide and high.",
  },
  {
    material: "granite",
    unit: "inches",
    basis: "Markers are up to 3 feet wide and high.",
  },
  {
    material: "clear acrylic",
    unit: "centimeters",
    basis: "Models for lessons measure some tens of centimeters.",
  },
  {
    material: "sandstone",
    unit: "inches",
    basis: "Pinnacles of towers measure some feet.",
  },
  {
    material: "hard foam",
    unit: "inches",
    basis: "Foam blocks for sets measure some feet.",
  },
];
