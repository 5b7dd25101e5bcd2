import type { Context } from "./context.ts";

/** A block from which something is carved. */
export interface CarvedBlock extends Context {
  /** Where, or what for: "For a film set". */
  readonly place: string;
  readonly material: string;
  readonly unit: string;
}

export const carvedBlocks: readonly CarvedBlock[] = [
  {
    place: "In a joinery",
    material: "walnut wood",
    unit: "inches",
    basis: "Joiners turn and carve blocks of up to 3 feet.",
  },
  {
    place: "For the top of a fountain",
    material: "marble",
    unit: "centimeters",
    basis: "Fountain tops are up to about 35 centimeters wide and high.",
  },
  {
    place: "In a course on sculpture",
    material: "soapstone",
    unit: "centimeters",
    basis: "Soapstone is carved in blocks that one can lift.",
  },
  {
    place: "For the lamp of a spa",
    material: "rock salt",
    unit: "centimeters",
    basis: "Salt lamps are up to about 35 centimeters wide and high.",
  },
  {
    place: "For a boundary marker",
    material: "granite",
    unit: "inches",
    basis: "Markers are up to 3 feet wide and high.",
  },
  {
    place: "For a lesson on crystals",
    material: "clear acrylic",
    unit: "centimeters",
    basis: "Models for lessons measure some tens of centimeters.",
  },
  {
    place: "For the restoration of a tower",
    material: "sandstone",
    unit: "inches",
    basis: "Pinnacles of towers measure some feet.",
  },
  {
    place: "For a film set",
    material: "hard foam",
    unit: "inches",
    basis: "Foam blocks for sets measure some feet.",
  },
];
