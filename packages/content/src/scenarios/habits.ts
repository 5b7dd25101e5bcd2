import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** Something bought regularly at a price for each. */
export interface Habit extends Context {
  /** "A pediatric clinic". */
  readonly who: string;
  /** "orders", "ordering". */
  readonly buys: string;
  readonly buying: string;
  /** "boxes of nitrile gloves", "box". */
  readonly things: string;
  readonly thing: string;
  readonly span: "week" | "month";
  readonly count: readonly [number, number];
  /** In cents. */
  readonly price: Grid;
}

const ORDERS = { buys: "orders", buying: "ordering" };
const BUYS = { buys: "buys", buying: "buying" };
const RENTS = { buys: "rents", buying: "renting" };

export const habits: readonly Habit[] = [
  {
    ...ORDERS,
    basis: "A box of a hundred nitrile gloves costs about $8.50 to $19.",
    who: "A pediatric clinic",
    things: "boxes of nitrile gloves",
    thing: "box",
    span: "week",
    count: [12, 40],
    price: [850, 1_900, 25],
  },
  {
    ...ORDERS,
    basis: "A sheet of thin aluminum costs about $18 to $42.",
    who: "A metal workshop",
    things: "sheets of aluminum",
    thing: "sheet",
    span: "week",
    count: [20, 60],
    price: [1_800, 4_200, 50],
  },
  {
    ...ORDERS,
    basis: "A bag of feed for trout costs about $22 to $48.",
    who: "A trout hatchery",
    things: "bags of fish feed",
    thing: "bag",
    span: "week",
    count: [10, 36],
    price: [2_200, 4_800, 50],
  },
  {
    ...BUYS,
    basis: "A pail of engine oil costs about $35 to $78.",
    who: "A bus depot",
    things: "pails of engine oil",
    thing: "pail",
    span: "month",
    count: [10, 28],
    price: [3_500, 7_800, 50],
  },
  {
    ...ORDERS,
    basis: "A block of dental ceramic costs about $9 to $26.",
    who: "A dental laboratory",
    things: "blocks of ceramic",
    thing: "block",
    span: "month",
    count: [20, 70],
    price: [900, 2_600, 25],
  },
  {
    ...BUYS,
    basis: "A ferry ticket costs about $3.25 to $11.50.",
    who: "A commuter",
    things: "ferry tickets",
    thing: "ticket",
    span: "month",
    count: [20, 44],
    price: [325, 1_150, 25],
  },
  {
    ...ORDERS,
    basis: "A bundle of cut eucalyptus costs about $6.50 to $18.",
    who: "A wholesale florist",
    things: "bundles of eucalyptus branches",
    thing: "bundle",
    span: "week",
    count: [15, 60],
    price: [650, 1_800, 25],
  },
  {
    ...BUYS,
    basis: "A bale of hay costs about $5.75 to $14.",
    who: "A stable",
    things: "bales of hay",
    thing: "bale",
    span: "week",
    count: [20, 70],
    price: [575, 1_400, 25],
  },
  {
    ...RENTS,
    basis: "A rehearsal hall costs about $22 to $65 an hour.",
    who: "A chamber orchestra",
    things: "hours of rehearsal space",
    thing: "hour",
    span: "month",
    count: [12, 40],
    price: [2_200, 6_500, 50],
  },
];
