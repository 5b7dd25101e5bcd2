/** Something sold at a price that decides how much of it is sold. */
export interface Sale {
  /** Who sells: "A theater". */
  readonly seller: string;
  /** Sold in a span of time: "tickets", "each evening". */
  readonly goods: string;
  readonly item: string;
  readonly span: string;
  /** Prices as they are in life, in dollars. */
  readonly from: number;
  readonly to: number;
  /** Greatest number sold that is still plausible. */
  readonly most: number;
}

export const sales: readonly Sale[] = [
  {
    seller: "A theater",
    goods: "tickets",
    item: "ticket",
    span: "each evening",
    from: 10,
    to: 60,
    most: 900,
  },
  {
    seller: "A bakery",
    goods: "cakes",
    item: "cake",
    span: "each week",
    from: 12,
    to: 45,
    most: 400,
  },
  {
    seller: "A bicycle shop",
    goods: "helmets",
    item: "helmet",
    span: "each month",
    from: 25,
    to: 90,
    most: 300,
  },
  {
    seller: "A museum",
    goods: "guided tours",
    item: "tour",
    span: "each day",
    from: 8,
    to: 40,
    most: 500,
  },
  {
    seller: "A potter",
    goods: "vases",
    item: "vase",
    span: "each month",
    from: 15,
    to: 80,
    most: 250,
  },
  {
    seller: "A farm",
    goods: "boxes of apples",
    item: "box",
    span: "each week",
    from: 10,
    to: 40,
    most: 700,
  },
  {
    seller: "A publisher",
    goods: "calendars",
    item: "calendar",
    span: "each week",
    from: 8,
    to: 30,
    most: 900,
  },
  {
    seller: "A garden center",
    goods: "rosebushes",
    item: "rosebush",
    span: "each week",
    from: 12,
    to: 50,
    most: 600,
  },
];
