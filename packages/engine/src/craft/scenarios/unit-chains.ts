import type { Context } from "@sat/content/scenarios/context";
import type { ExactGrid } from "@sat/content/scenarios/exact-grid";
import { type Rational, equals } from "../../math/rational.ts";
import { inProse } from "../wording/story.ts";

/** Three units of one kind, each some number of times the one before. */
export interface UnitChain {
  /** Singular and plural, from the smallest. */
  readonly units: readonly [Unit, Unit, Unit];
  /** How many of the first make one of the second, and of the second one of the third. */
  readonly factors: readonly [number, number];
}

interface Unit {
  readonly one: string;
  readonly many: string;
}

function unit(one: string, many = `${one}s`): Unit {
  return { one, many };
}

export const CHAINS = {
  length: {
    units: [unit("inch", "inches"), unit("foot", "feet"), unit("yard")],
    factors: [12, 3],
  },
  kitchen: { units: [unit("teaspoon"), unit("tablespoon"), unit("cup")], factors: [3, 16] },
  liquid: { units: [unit("fluid ounce"), unit("cup"), unit("quart")], factors: [8, 4] },
  time: { units: [unit("minute"), unit("hour"), unit("day")], factors: [60, 24] },
  metric: {
    units: [unit("millimeter"), unit("centimeter"), unit("meter")],
    factors: [10, 100],
  },
} as const satisfies Record<string, UnitChain>;

/** "1 foot", "12.5 inches". */
export function measured(amount: Rational | number, { one, many }: Unit): string {
  return `${inProse(amount)} ${equals(amount, 1) ? one : many}`;
}

/** An amount that is at hand: "A sail loft has 30 yards of rope". */
export interface Stock extends Context {
  readonly chain: UnitChain;
  readonly told: (amount: string) => string;
  /** What is added, or taken, as a condition of the question. */
  readonly gains: (amount: string) => string;
  readonly loses: (amount: string) => string;
  /** "of rope does the loft have". */
  readonly has: string;
  /** The amount at hand in the middle and in the largest unit. */
  readonly large: readonly [ExactGrid, ExactGrid];
  /** What is added or taken, in the smallest and in the middle unit. */
  readonly change: readonly [ExactGrid, ExactGrid];
}

export const STOCKS: readonly Stock[] = [
  {
    chain: CHAINS.length,
    told: (amount) => `A sail loft has ${amount} of hemp rope`,
    gains: (amount) => `after it receives ${amount} more`,
    loses: (amount) => `after it cuts off ${amount} for one mast`,
    has: "of the rope does the loft have",
    large: [
      { from: 25, to: 90 },
      { from: 12, to: 60 },
    ],
    change: [
      { from: 30, to: 190, step: 5 },
      { from: 3, to: 18 },
    ],
    basis: "A mast takes some yards of rope, of which a loft keeps tens of yards.",
  },
  {
    chain: CHAINS.length,
    told: (amount) => `An upholsterer has ${amount} of leather trim`,
    gains: (amount) => `after buying ${amount} more`,
    loses: (amount) => `after using ${amount} for one seat`,
    has: "of trim does the upholsterer have",
    large: [
      { from: 15, to: 75 },
      { from: 8, to: 40 },
    ],
    change: [
      { from: 20, to: 96, step: 2 },
      { from: 3, to: 9 },
    ],
    basis: "A seat takes some feet of trim.",
  },
  {
    chain: CHAINS.kitchen,
    told: (amount) => `An ice cream company has ${amount} of vanilla extract`,
    gains: (amount) => `after it prepares ${amount} more`,
    loses: (amount) => `after it uses ${amount} in one batch`,
    has: "of the extract does the company have",
    large: [
      { from: 10, to: 48 },
      { from: 2, to: 12 },
    ],
    change: [
      { from: 4, to: 20 },
      { from: 2, to: 9 },
    ],
    basis: "A test batch takes some spoons of extract.",
  },
  {
    chain: CHAINS.kitchen,
    told: (amount) => `A mixer at a spice factory contains ${amount} of dried turmeric`,
    gains: (amount) => `after a technician adds ${amount}`,
    loses: (amount) => `after a technician takes out ${amount} as a sample`,
    has: "of turmeric does the mixer contain",
    large: [
      { from: 18, to: 72 },
      { from: 3, to: 20 },
    ],
    change: [
      { from: 2, to: 17 },
      { from: 2, to: 12 },
    ],
    basis: "A bench mixer holds some cups.",
  },
  {
    chain: CHAINS.liquid,
    told: (amount) => `A soap workshop has ${amount} of coconut oil`,
    gains: (amount) => `after it buys ${amount} more`,
    loses: (amount) => `after it uses ${amount} for one batch`,
    has: "of the oil does the workshop have",
    large: [
      { from: 14, to: 60 },
      { from: 5, to: 36 },
    ],
    change: [
      { from: 12, to: 84, step: 2 },
      { from: 2, to: 10 },
    ],
    basis: "A batch of soap takes about a quart of oil.",
  },
  {
    chain: CHAINS.liquid,
    told: (amount) => `A greenhouse stores ${amount} of a liquid fertilizer`,
    gains: (amount) => `after it receives ${amount} more`,
    loses: (amount) => `after it applies ${amount} to its seedlings`,
    has: "of the fertilizer does the greenhouse have",
    large: [
      { from: 20, to: 80 },
      { from: 8, to: 48 },
    ],
    change: [
      { from: 9, to: 110 },
      { from: 2, to: 15 },
    ],
    basis: "Liquid fertilizer is sold by the quart and the gallon.",
  },
  {
    chain: CHAINS.time,
    told: (amount) => `A sound recorder in a bat cave has memory for ${amount} of sound`,
    gains: (amount) => `after biologists clear enough memory for ${amount} more`,
    loses: (amount) => `after it has recorded for ${amount}`,
    has: "of sound does the recorder have memory for",
    large: [
      { from: 20, to: 96 },
      { from: 2, to: 9 },
    ],
    change: [
      { from: 35, to: 420, step: 5 },
      { from: 4, to: 18 },
    ],
    basis: "Bat recorders store some days of sound.",
  },
  {
    chain: CHAINS.time,
    told: (amount) => `The battery of an ocean buoy holds enough energy for ${amount} of use`,
    gains: (amount) => `after its solar panel adds enough energy for ${amount} more`,
    loses: (amount) => `after it has been used for ${amount}`,
    has: "of use does the battery hold energy for",
    large: [
      { from: 30, to: 120 },
      { from: 3, to: 14 },
    ],
    change: [
      { from: 45, to: 600, step: 15 },
      { from: 5, to: 22 },
    ],
    basis: "Buoys with solar panels run for days on their batteries.",
  },
  {
    chain: CHAINS.metric,
    told: (amount) => `A laboratory has ${amount} of platinum wire`,
    gains: (amount) => `after it receives ${amount} more`,
    loses: (amount) => `after it uses ${amount} for one sensor`,
    has: "of the wire does the laboratory have",
    large: [
      { from: 125, to: 480, step: 5 },
      { from: 2, to: 12 },
    ],
    change: [
      { from: 45, to: 940, step: 5 },
      { from: 15, to: 95 },
    ],
    basis: "Sensors take centimeters of wire, which is bought by the meter.",
  },
  {
    chain: CHAINS.metric,
    told: (amount) => `A clockmaker has ${amount} of brass strip`,
    gains: (amount) => `after buying ${amount} more`,
    loses: (amount) => `after cutting off ${amount} for one case`,
    has: "of the strip does the clockmaker have",
    large: [
      { from: 140, to: 520, step: 10 },
      { from: 2, to: 9 },
    ],
    change: [
      { from: 65, to: 980, step: 5 },
      { from: 12, to: 110 },
    ],
    basis: "The case of a clock takes some tens of centimeters of strip.",
  },
];
