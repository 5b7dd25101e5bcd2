import type { Context } from "./context.ts";

/** A material of which samples are weighed, with its density in grams per cubic centimeter. */
export interface Material extends Context {
  readonly name: string;
  /** In hundredths of a gram per cubic centimeter. */
  readonly density: number;
}

/** Materials as tables for builders, foresters and laboratories give them. */
export const materials: readonly Material[] = [
  { name: "White pine", density: 40, basis: "Dry white pine: about 0.40." },
  { name: "Red oak", density: 70, basis: "Dry red oak: about 0.70." },
  { name: "Sugar maple", density: 72, basis: "Dry sugar maple: about 0.70 to 0.75." },
  { name: "Beeswax", density: 96, basis: "Beeswax: about 0.96." },
  { name: "Ethanol", density: 80, basis: "Ethanol: about 0.79." },
  { name: "Olive oil", density: 92, basis: "Olive oil: about 0.92." },
  { name: "Natural rubber", density: 125, basis: "Vulcanized rubber: about 1.1 to 1.3." },
  { name: "Glycerin", density: 126, basis: "Glycerin: 1.26." },
  { name: "Honey", density: 140, basis: "Honey: about 1.4." },
  { name: "Fired clay", density: 185, basis: "Fired clay brick: about 1.8 to 2.0." },
  { name: "Concrete", density: 240, basis: "Concrete: about 2.4." },
  { name: "Window glass", density: 250, basis: "Window glass: about 2.5." },
  { name: "Acrylic", density: 118, basis: "Acrylic plastic: 1.18." },
  { name: "Sea ice", density: 92, basis: "Sea ice: about 0.92." },
  { name: "Compact bone", density: 190, basis: "Compact bone: about 1.9." },
  { name: "Cork", density: 24, basis: "Cork: about 0.24." },
];

/** How a table of four densities comes about. */
export const densityTables: readonly string[] = [
  "The table shows the densities of four materials",
  "The table shows the densities a laboratory measured for four materials",
];

/** A solid block of one material, whose density may be so many tenths of a gram per cubic centimeter. */
export interface Block extends Context {
  /** "A solid iron block" */
  readonly some: string;
  /** "The iron" */
  readonly material: string;
  readonly density: readonly [least: number, most: number];
}

export const blocks: readonly Block[] = [
  {
    some: "A solid iron block",
    material: "The iron",
    density: [70, 78],
    basis: "Iron and its alloys: about 7 to 7.8.",
  },
  {
    some: "A solid block of an aluminum alloy",
    material: "The alloy",
    density: [26, 29],
    basis: "Aluminum alloys: about 2.6 to 2.9.",
  },
  {
    some: "A solid block of a lead alloy",
    material: "The alloy",
    density: [104, 113],
    basis: "Lead alloys: about 10.4 to 11.3.",
  },
  {
    some: "A solid block of heavy concrete",
    material: "The concrete",
    density: [32, 40],
    basis: "Heavy concrete: about 3.2 to 4.0.",
  },
  {
    some: "A solid marble block",
    material: "The marble",
    density: [25, 29],
    basis: "Marble: about 2.5 to 2.9.",
  },
  {
    some: "A solid bronze block",
    material: "The bronze",
    density: [74, 89],
    basis: "Bronzes: about 7.4 to 8.9.",
  },
  {
    some: "A solid block of a titanium alloy",
    material: "The alloy",
    density: [43, 48],
    basis: "Titanium alloys: about 4.3 to 4.8.",
  },
];
