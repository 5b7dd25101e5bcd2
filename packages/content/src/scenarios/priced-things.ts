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
    basis: "A minor-league hockey arena: seats at about $18 to $48, several hundred per week.",
    who: "a hockey arena",
    things: "upper-level seats",
    span: "week",
    price: [18, 48],
    fives: [60, 160],
  },
  {
    basis: "Ceramic dinner plates by the piece, about $24 to $58.",
    who: "a ceramics studio",
    things: "dinner plates",
    span: "month",
    price: [24, 58],
    fives: [20, 70],
  },
  {
    basis: "Household water filters, about $16 to $34.",
    who: "a manufacturer",
    things: "filters",
    span: "week",
    price: [16, 34],
    fives: [40, 150],
  },
  {
    basis: "Guided kayak tours, about $38 to $85 for each person.",
    who: "an outdoor company",
    things: "kayak tours",
    span: "week",
    price: [38, 85],
    fives: [24, 90],
  },
  {
    basis: "Bags of wood pellets for heating, about $9 to $18.",
    who: "a sawmill",
    things: "bags of wood pellets",
    span: "day",
    price: [9, 18],
    fives: [20, 90],
  },
  {
    basis: "Audio guides at a historic site, about $8 to $16.",
    who: "a historic lighthouse",
    things: "audio guides",
    span: "day",
    price: [8, 16],
    fives: [20, 110],
  },
  {
    basis: "Young fruit trees, about $28 to $75.",
    who: "a tree nursery",
    things: "apple trees",
    span: "month",
    price: [28, 75],
    fives: [24, 90],
  },
  {
    basis: "Replacement bicycle tires, about $22 to $54.",
    who: "a maker of bicycle tires",
    things: "touring tires",
    span: "week",
    price: [22, 54],
    fives: [40, 160],
  },
  {
    basis: "Day permits for fishing, about $12 to $30.",
    who: "a fishing lodge",
    things: "day permits",
    span: "week",
    price: [12, 30],
    fives: [24, 90],
  },
];
