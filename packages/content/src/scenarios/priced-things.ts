import type { Context } from "./context.ts";

/** Things of which fewer are sold when the price rises. */
export interface PricedThing extends Context {
  readonly who: string;
  readonly things: string;
  readonly span: "day" | "week" | "month";
  readonly price: readonly [number, number];
  /** The number sold, in fives. */
  readonly fives: readonly [number, number];
}

export const pricedThings: readonly PricedThing[] = [
  {
    who: "a regional theater company",
    things: "balcony tickets",
    span: "week",
    price: [18, 60],
    fives: [30, 160],
    basis: "Balcony seats cost about $18 to $60.",
  },
  {
    who: "a ceramics studio",
    things: "glazed planters",
    span: "month",
    price: [24, 70],
    fives: [16, 60],
    basis: "Handmade planters cost about $24 to $70.",
  },
  {
    who: "a regional publisher",
    things: "wall calendars",
    span: "week",
    price: [12, 26],
    fives: [16, 70],
    basis: "Wall calendars cost about $12 to $26.",
  },
  {
    who: "a ferry operator",
    things: "bicycle passes",
    span: "day",
    price: [9, 18],
    fives: [16, 60],
    basis: "Day passes for a bicycle cost about $9 to $18.",
  },
  {
    who: "a beekeeping cooperative",
    things: "jars of honey",
    span: "day",
    price: [8, 22],
    fives: [14, 50],
    basis: "Jars of honey cost about $8 to $22.",
  },
  {
    who: "a natural history museum",
    things: "audio guides",
    span: "day",
    price: [8, 16],
    fives: [20, 110],
    basis: "Audio guides cost about $8 to $16.",
  },
  {
    who: "a tree nursery",
    things: "bare-root fruit trees",
    span: "month",
    price: [28, 75],
    fives: [18, 80],
    basis: "Young fruit trees cost about $28 to $75.",
  },
  {
    who: "a climbing gym",
    things: "day passes",
    span: "week",
    price: [12, 28],
    fives: [20, 90],
    basis: "Day passes of climbing gyms cost about $12 to $28.",
  },
  {
    who: "a coffee roaster",
    things: "sampler boxes",
    span: "month",
    price: [18, 42],
    fives: [20, 120],
    basis: "Sampler boxes of coffee cost about $18 to $42.",
  },
  {
    who: "a battery manufacturer",
    things: "replacement packs",
    span: "week",
    price: [30, 78],
    fives: [24, 110],
    basis: "Battery packs of tools cost about $30 to $78.",
  },
];
