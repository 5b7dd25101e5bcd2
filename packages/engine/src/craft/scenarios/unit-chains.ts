import { grouped } from "../../math/print.ts";

/** Three units of one kind, each some number of times the one before. */
export interface UnitChain {
  /** Singular and plural, from the smallest. */
  readonly units: readonly [Unit, Unit, Unit];
  /** How many of the first make one of the second, and of the second one of the third. */
  readonly factors: readonly [number, number];
  /** Most of any of the units in one of the equal amounts. */
  readonly most: number;
  /** Some equal amounts: "A tailor cuts 8 ribbons, each 5 feet long." */
  readonly equal: readonly EqualAmounts[];
  /** An amount that is at hand: "A bakery has 3 cups of oil." */
  readonly stocks: readonly Stock[];
}

interface Unit {
  readonly one: string;
  readonly many: string;
}

interface EqualAmounts {
  readonly told: (count: number, amount: string) => string;
  /** "total length of the ribbons". */
  readonly total: string;
}

interface Stock {
  readonly told: (amount: string) => string;
  readonly gains: (amount: string) => string;
  readonly loses: (amount: string) => string;
  /** "of oil does the bakery have". */
  readonly has: string;
}

function unit(one: string, many = `${one}s`): Unit {
  return { one, many };
}

export const unitChains: readonly UnitChain[] = [
  {
    units: [unit("inch", "inches"), unit("foot", "feet"), unit("yard")],
    factors: [12, 3],
    most: 24,
    equal: [
      {
        told: (count, amount) => `A tailor cuts ${count} ribbons, each of them ${amount} long.`,
        total: "total length of the ribbons",
      },
      {
        told: (count, amount) => `A carpenter needs ${count} boards, each of them ${amount} long.`,
        total: "total length of the boards",
      },
      {
        told: (count, amount) =>
          `A path is made of ${count} equal parts, each of them ${amount} long.`,
        total: "length of the path",
      },
    ],
    stocks: [
      {
        told: (amount) => `A sail maker has ${amount} of rope.`,
        gains: (amount) => `After buying ${amount} more`,
        loses: (amount) => `After cutting off ${amount}`,
        has: "of rope does the sail maker have",
      },
      {
        told: (amount) => `A costume shop has ${amount} of ribbon.`,
        gains: (amount) => `After receiving ${amount} more`,
        loses: (amount) => `After using ${amount}`,
        has: "of ribbon does the shop have",
      },
    ],
  },
  {
    units: [unit("teaspoon"), unit("tablespoon"), unit("cup")],
    factors: [3, 16],
    most: 9,
    equal: [
      {
        told: (count, amount) =>
          `A cook fills ${count} jars, each of them with ${amount} of spice.`,
        total: "total amount of spice",
      },
      {
        told: (count, amount) =>
          `A bakery makes ${count} batches of dough, each of them with ${amount} of oil.`,
        total: "total amount of oil",
      },
      {
        told: (count, amount) =>
          `A café fills ${count} pitchers, each of them with ${amount} of syrup.`,
        total: "total amount of syrup",
      },
    ],
    stocks: [
      {
        told: (amount) => `A bakery has ${amount} of vanilla extract.`,
        gains: (amount) => `After buying ${amount} more`,
        loses: (amount) => `After using ${amount}`,
        has: "of vanilla extract does the bakery have",
      },
      {
        told: (amount) => `A tea shop has ${amount} of honey.`,
        gains: (amount) => `After receiving ${amount} more`,
        loses: (amount) => `After selling ${amount}`,
        has: "of honey does the shop have",
      },
    ],
  },
  {
    units: [unit("fluid ounce"), unit("cup"), unit("quart")],
    factors: [8, 4],
    most: 12,
    equal: [
      {
        told: (count, amount) =>
          `A laboratory fills ${count} flasks, each of them with ${amount} of dye.`,
        total: "total amount of dye",
      },
      {
        told: (count, amount) =>
          `A florist fills ${count} vases, each of them with ${amount} of water.`,
        total: "total amount of water",
      },
      {
        told: (count, amount) =>
          `A cafeteria fills ${count} jugs, each of them with ${amount} of milk.`,
        total: "total amount of milk",
      },
    ],
    stocks: [
      {
        told: (amount) => `A soap maker has ${amount} of coconut oil.`,
        gains: (amount) => `After buying ${amount} more`,
        loses: (amount) => `After using ${amount}`,
        has: "of coconut oil does the soap maker have",
      },
      {
        told: (amount) => `A juice bar has ${amount} of lime juice.`,
        gains: (amount) => `After making ${amount} more`,
        loses: (amount) => `After serving ${amount}`,
        has: "of lime juice does the bar have",
      },
    ],
  },
  {
    units: [unit("minute"), unit("hour"), unit("day")],
    factors: [60, 24],
    most: 24,
    equal: [
      {
        told: (count, amount) =>
          `A machine makes ${count} copies of a model, each of them in ${amount}.`,
        total: "total time for the copies",
      },
      {
        told: (count, amount) =>
          `An observatory takes ${count} pictures, each of them for ${amount}.`,
        total: "total time for the pictures",
      },
      {
        told: (count, amount) => `A pump runs ${count} times, each time for ${amount}.`,
        total: "total time that the pump runs",
      },
    ],
    stocks: [
      {
        told: (amount) => `A recorder has room for ${amount} of sound.`,
        gains: (amount) => `After it gets room for ${amount} more`,
        loses: (amount) => `After it is used for ${amount}`,
        has: "of sound does it have room for",
      },
      {
        told: (amount) => `An orbiter has fuel for ${amount} of flight.`,
        gains: (amount) => `After it gets fuel for ${amount} more`,
        loses: (amount) => `After it flies for ${amount}`,
        has: "of flight does it have fuel for",
      },
    ],
  },
  {
    units: [unit("millimeter"), unit("centimeter"), unit("meter")],
    factors: [10, 100],
    most: 40,
    equal: [
      {
        told: (count, amount) =>
          `A jeweler links ${count} pieces of chain, each of them ${amount} long.`,
        total: "total length of the chain",
      },
      {
        told: (count, amount) => `A technician cuts ${count} wires, each of them ${amount} long.`,
        total: "total length of the wires",
      },
      {
        told: (count, amount) =>
          `A wall is ${count} rows of bricks high, each of them ${amount} high.`,
        total: "height of the wall",
      },
    ],
    stocks: [
      {
        told: (amount) => `A workshop has ${amount} of copper wire.`,
        gains: (amount) => `After buying ${amount} more`,
        loses: (amount) => `After using ${amount}`,
        has: "of copper wire does the workshop have",
      },
      {
        told: (amount) => `A framer has ${amount} of molding.`,
        gains: (amount) => `After receiving ${amount} more`,
        loses: (amount) => `After cutting off ${amount}`,
        has: "of molding does the framer have",
      },
    ],
  },
];

/** "1 foot", "12 inches". */
export function measured(amount: number, { one, many }: Unit): string {
  return `${grouped(amount)} ${amount === 1 ? one : many}`;
}
