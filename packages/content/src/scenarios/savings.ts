/** An expense that pays for itself by lowering a yearly cost. */
export interface SavingsScenario {
  /** What is bought: ends with its price. */
  readonly bought: (price: string) => string;
  /** What is paid each year without it. */
  readonly yearly: (cost: string) => string;
  /** "reduces this cost by", as a clause whose subject is the purchase. */
  readonly effect: (percent: string) => string;
  readonly from: number;
  readonly to: number;
}

export const savings: readonly SavingsScenario[] = [
  {
    bought: (price) => `A school pays ${price} for new windows.`,
    yearly: (cost) => `Without them, heating the school costs ${cost} each year.`,
    effect: (percent) => `The windows reduce this yearly cost ${percent}.`,
    from: 4_000,
    to: 30_000,
  },
  {
    bought: (price) => `A library pays ${price} for LED lamps.`,
    yearly: (cost) => `With the old lamps, lighting costs ${cost} each year.`,
    effect: (percent) => `The LED lamps reduce this yearly cost ${percent}.`,
    from: 1_500,
    to: 12_000,
  },
  {
    bought: (price) => `A farm pays ${price} for drip irrigation.`,
    yearly: (cost) => `Without it, water costs the farm ${cost} each year.`,
    effect: (percent) => `Drip irrigation reduces this yearly cost ${percent}.`,
    from: 3_000,
    to: 25_000,
  },
  {
    bought: (price) => `A bakery pays ${price} for a new oven.`,
    yearly: (cost) => `With the old oven, energy costs ${cost} each year.`,
    effect: (percent) => `The new oven reduces this yearly cost ${percent}.`,
    from: 2_500,
    to: 18_000,
  },
  {
    bought: (price) => `A delivery company pays ${price} for route-planning software.`,
    yearly: (cost) => `Without it, fuel costs the company ${cost} each year.`,
    effect: (percent) => `The software reduces this yearly cost ${percent}.`,
    from: 8_000,
    to: 60_000,
  },
  {
    bought: (price) => `A hotel pays ${price} for solar panels.`,
    yearly: (cost) => `Without them, electricity costs the hotel ${cost} each year.`,
    effect: (percent) => `The panels reduce this yearly cost ${percent}.`,
    from: 9_000,
    to: 80_000,
  },
];
