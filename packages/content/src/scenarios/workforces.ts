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
  /** Packs that one of them, or all together, may finish in an hour, and a price in dollars that either a thing or a pack of 3 to 6 may have. */
  readonly rate: ExactGrid;
  readonly price: ExactGrid;
}

export const workforceScenarios: readonly WorkforceScenario[] = [
  {
    told: (count) => `A cannery of sardines runs ${count} filling machines`,
    many: "machines",
    each: "each machine",
    together: "the machines together",
    do: "fill",
    does: "fills",
    things: "cans",
    packs: "multipacks",
    pack: "multipack",
    rate: { from: 30, to: 96 },
    price: { from: 20, to: 28, parts: 4 },
    basis: "A can of sardines costs about $0.80 to $7.",
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
    price: { from: 32, to: 56, parts: 4 },
    basis: "Brake pads of bicycles cost about $1.30 to $14.",
  },
  {
    told: (count) => `A print shop has ${count} digital presses`,
    many: "presses",
    each: "each press",
    together: "the presses together",
    do: "print",
    does: "prints",
    things: "greeting cards",
    packs: "bundles",
    pack: "bundle",
    rate: { from: 25, to: 110 },
    price: { from: 16, to: 28, parts: 4 },
    basis: "Greeting cards cost about $0.70 to $7.",
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
    price: { from: 12, to: 20, parts: 4 },
    basis: "Bandage rolls cost about $0.50 to $5.",
  },
  {
    told: (count) => `An electronics plant uses ${count} assembly robots`,
    many: "robots",
    each: "each robot",
    together: "the robots together",
    do: "assemble",
    does: "assembles",
    things: "electrical outlets",
    packs: "kits",
    pack: "kit",
    rate: { from: 5, to: 24 },
    price: { from: 32, to: 72, parts: 4 },
    basis: "Electrical outlets cost about $1.30, or up to $18 with protection from faults.",
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
    price: { from: 20, to: 36, parts: 4 },
    basis: "Tiles cost about $0.80, handmade ones up to $9.",
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
    price: { from: 16, to: 24, parts: 4 },
    basis: "Potted basil costs about $0.70 in a flat of seedlings to $6.",
  },
];
