/** A thing for sale, with prices in dollars as they are in life. */
export interface PricedThing {
  /** "a winter jacket", for the first mention. */
  readonly a: string;
  /** "the jacket", from then on. */
  readonly the: string;
  readonly from: number;
  readonly to: number;
}

export const pricedThings: readonly PricedThing[] = [
  { a: "a winter jacket", the: "the jacket", from: 40, to: 320 },
  { a: "a tent", the: "the tent", from: 60, to: 600 },
  { a: "a bicycle", the: "the bicycle", from: 120, to: 2400 },
  { a: "a microscope", the: "the microscope", from: 80, to: 1600 },
  { a: "a desk lamp", the: "the lamp", from: 16, to: 180 },
  { a: "a keyboard", the: "the keyboard", from: 20, to: 900 },
  { a: "a sofa", the: "the sofa", from: 300, to: 2800 },
  { a: "an electric drill", the: "the drill", from: 40, to: 400 },
  { a: "a kayak", the: "the kayak", from: 200, to: 1800 },
  { a: "a wool rug", the: "the rug", from: 60, to: 1500 },
  { a: "a telescope", the: "the telescope", from: 90, to: 2200 },
  { a: "a sewing machine", the: "the machine", from: 100, to: 1200 },
  { a: "a violin", the: "the violin", from: 150, to: 2600 },
  { a: "a set of golf clubs", the: "the set", from: 120, to: 1400 },
];
