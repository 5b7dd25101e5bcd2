import type { Context } from "./context.ts";
import type { ExactGrid } from "./exact-grid.ts";

/** Workers or machines that make things, which are sold in packs. */
export interface WorkforceScenario extends Context {
  /** So many of them at their place: "A cannery on a salmon river runs 5 filling machines". */
  readonly told: (count: string) => string;
  readonly many: string;
  readonly each: string;
  readonly together: string;
  /** "fill", "fills". */
  readonly do: string;
  readonly does: string;
  readonly things: string;
  readonly packs: string;
  readonly pack: string;
  /** Packs that one of them, or all together, may finish in an hour, and the price of a pack or of a thing, in dollars. */
  readonly rate: ExactGrid;
  readonly price: ExactGrid;
}

export const workforceScenarios: readonly WorkforceScenario[] = [
  {
    told: (count) => `A salmon cannery runs ${count} filling machines`,
    many: "machines",
    each: "each machine",
    together: "the machines together",
    do: "fill",
    does: "fills",
    things: "cans",
    packs: "multipacks",
    pack: "multipack",
    rate: { from: 30, to: 96 },
    price: { from: 11, to: 25, parts: 4 },
    basis: "A can of salmon costs about $3 to $6.",
  },
  {
    told: (count) => `A manufacturer of bicycle parts has ${count} presses`,
    many: "presses",
    each: "each press",
    together: "the presses together",
    do: "make",
    does: "makes",
    things: "brake pads",
    packs: "sets",
    pack: "set",
    rate: { from: 12, to: 45 },
    price: { from: 13, to: 35, parts: 4 },
    basis: "Brake pads cost about $3 to $9.",
  },
  {
    told: (count) => `A print shop has ${count} digital presses`,
    many: "presses",
    each: "each press",
    together: "the presses together",
    do: "print",
    does: "prints",
    things: "trail maps",
    packs: "bundles",
    pack: "bundle",
    rate: { from: 25, to: 110 },
    price: { from: 9, to: 27, parts: 4 },
    basis: "Trail maps cost about $2 to $7.",
  },
  {
    told: (count) => `A medical supply plant operates ${count} packaging lines`,
    many: "lines",
    each: "each line",
    together: "the lines together",
    do: "pack",
    does: "packs",
    things: "bandage rolls",
    packs: "cartons",
    pack: "carton",
    rate: { from: 40, to: 150 },
    price: { from: 5, to: 17, parts: 4 },
    basis: "Bandage rolls cost about $1 to $4.",
  },
  {
    told: (count) => `An electronics plant uses ${count} assembly robots`,
    many: "robots",
    each: "each robot",
    together: "the robots together",
    do: "assemble",
    does: "assembles",
    things: "outlets",
    packs: "kits",
    pack: "kit",
    rate: { from: 5, to: 24 },
    price: { from: 31, to: 75, parts: 4 },
    basis: "Heavy outlets cost about $8 to $20.",
  },
  {
    told: (count) => `A tile workshop runs ${count} kilns`,
    many: "kilns",
    each: "each kiln",
    together: "the kilns together",
    do: "fire",
    does: "fires",
    things: "tiles",
    packs: "trays",
    pack: "tray",
    rate: { from: 6, to: 30 },
    price: { from: 9, to: 33, parts: 4 },
    basis: "Handmade floor tiles cost about $2 to $8.",
  },
  {
    told: (count) => `A greenhouse employs ${count} workers`,
    many: "workers",
    each: "each worker",
    together: "the workers together",
    do: "pot",
    does: "pots",
    things: "basil plants",
    packs: "flats",
    pack: "flat",
    rate: { from: 6, to: 20 },
    price: { from: 7, to: 19, parts: 4 },
    basis: "Potted basil costs about $2 to $5.",
  },
];
