/** Something bought regularly at a price for each. */
export interface Habit {
  /** Who buys, before the number: "A café orders". */
  readonly who: string;
  /** "crates of lemons", "crate of lemons". */
  readonly things: string;
  readonly thing: string;
  /** How it goes on: "The café". */
  readonly they: string;
  readonly span: "week" | "month" | "day";
  /** Numbers and prices as they are in life. */
  readonly count: readonly [number, number];
  readonly price: readonly [number, number];
}

export const habits: readonly Habit[] = [
  {
    who: "A café orders",
    things: "bags of coffee beans",
    thing: "bag",
    they: "the café",
    span: "week",
    count: [8, 30],
    price: [12, 24],
  },
  {
    who: "A school buys",
    things: "boxes of paper",
    thing: "box",
    they: "the school",
    span: "month",
    count: [15, 60],
    price: [18, 36],
  },
  {
    who: "A commuter buys",
    things: "ferry tickets",
    thing: "ticket",
    they: "the commuter",
    span: "month",
    count: [16, 44],
    price: [4, 12],
  },
  {
    who: "A florist orders",
    things: "bundles of roses",
    thing: "bundle",
    they: "the florist",
    span: "week",
    count: [12, 50],
    price: [9, 22],
  },
  {
    who: "A riding school buys",
    things: "bales of hay",
    thing: "bale",
    they: "the riding school",
    span: "week",
    count: [20, 70],
    price: [6, 15],
  },
  {
    who: "A restaurant orders",
    things: "pounds of salmon",
    thing: "pound",
    they: "the restaurant",
    span: "week",
    count: [24, 90],
    price: [8, 19],
  },
  {
    who: "A print studio buys",
    things: "cartridges of ink",
    thing: "cartridge",
    they: "the print studio",
    span: "month",
    count: [6, 24],
    price: [25, 60],
  },
  {
    who: "A youth club books",
    things: "hours at a climbing gym",
    thing: "hour",
    they: "the youth club",
    span: "month",
    count: [10, 40],
    price: [14, 45],
  },
];
