/** Things of which fewer are sold when the price rises. */
export interface PricedThing {
  readonly who: string;
  readonly things: string;
  readonly span: "day" | "week" | "month";
  readonly price: readonly [number, number];
  /** The number sold, in fives. */
  readonly fives: readonly [number, number];
}

export const pricedThings: readonly PricedThing[] = [
  { who: "a theater", things: "tickets", span: "week", price: [18, 60], fives: [30, 160] },
  { who: "a pottery studio", things: "vases", span: "month", price: [24, 70], fives: [16, 60] },
  { who: "a bookstore", things: "calendars", span: "week", price: [12, 26], fives: [16, 70] },
  { who: "a food truck", things: "lunch boxes", span: "day", price: [9, 18], fives: [16, 60] },
  { who: "a craft fair stand", things: "candles", span: "day", price: [8, 22], fives: [14, 50] },
  { who: "a museum", things: "audio guides", span: "day", price: [8, 16], fives: [20, 110] },
  { who: "a nursery", things: "fruit trees", span: "month", price: [28, 75], fives: [18, 80] },
  { who: "a gym", things: "day passes", span: "week", price: [10, 25], fives: [20, 90] },
];
