import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** A purchase that pays for itself by lowering a yearly cost. */
export interface SavingsScenario extends Context {
  /** Price, yearly cost without the purchase, and by or to what percent it falls. */
  readonly story: (price: string, cost: string, percent: string) => string;
  /** "the price of the heat recovery unit". */
  readonly thing: string;
  readonly price: Grid;
  readonly yearly: Grid;
  /** In tenths of a percent, what is saved or what is left: about as often more than half as less. */
  readonly percent: Grid;
}

export const savings: readonly SavingsScenario[] = [
  {
    basis:
      "Heat recovery from milk cooling costs some thousand dollars and saves about 30 to 70 percent of the cost of heating water.",
    story: (price, cost, percent) =>
      `A dairy farm pays ${price} for a heat recovery unit. The unit reduces the yearly cost of heating water, which is ${cost} without the unit, ${percent}.`,
    thing: "the heat recovery unit",
    price: [4_000, 12_500, 50],
    yearly: [2_400, 7_200, 50],
    percent: [320, 680, 5],
  },
  {
    basis: "Water recycling in a commercial laundry saves about 30 to 70 percent of its water.",
    story: (price, cost, percent) =>
      `A laundry pays ${price} for a water recycling system. The system reduces the yearly cost of water, which is ${cost} without the system, ${percent}.`,
    thing: "the water recycling system",
    price: [32_000, 90_000, 250],
    yearly: [18_000, 52_000, 250],
    percent: [320, 680, 10],
  },
  {
    basis: "LED lamps use about 30 to 70 percent less electricity than fluorescent lamps.",
    story: (price, cost, percent) =>
      `A warehouse owner pays ${price} for LED lamps. The lamps reduce the yearly cost of lighting, which is ${cost} with fluorescent lamps, ${percent}.`,
    thing: "the LED lamps",
    price: [15_000, 60_000, 100],
    yearly: [9_000, 36_000, 100],
    percent: [320, 680, 5],
  },
  {
    basis: "Drip irrigation uses about 30 to 65 percent less water than sprinklers.",
    story: (price, cost, percent) =>
      `A vineyard pays ${price} for a drip irrigation system. The system reduces the yearly cost of water, which is ${cost} with sprinklers, ${percent}.`,
    thing: "the drip irrigation system",
    price: [12_000, 45_000, 100],
    yearly: [6_000, 26_000, 100],
    percent: [320, 680, 5],
  },
  {
    basis: "New insulation of an old glass furnace saves about 30 to 60 percent of its gas.",
    story: (price, cost, percent) =>
      `A glass studio pays ${price} for a brick lining for its furnace. The lining reduces the yearly cost of natural gas, which is ${cost} without the lining, ${percent}.`,
    thing: "the brick lining",
    price: [6_000, 18_000, 50],
    yearly: [3_500, 11_000, 50],
    percent: [320, 680, 4],
  },
  {
    basis: "Thermal covers save about 40 to 70 percent of the cost of heating an outdoor pool.",
    story: (price, cost, percent) =>
      `A town pays ${price} for a cover for its outdoor pool. The cover reduces the yearly cost of heating the pool, which is ${cost} without the cover, ${percent}.`,
    thing: "the cover",
    price: [5_000, 16_000, 50],
    yearly: [3_600, 12_000, 50],
    percent: [320, 680, 5],
  },
  {
    basis: "Variable-speed pumps save about 30 to 70 percent of the electricity of older pumps.",
    story: (price, cost, percent) =>
      `A fish farm pays ${price} for new water pumps. The pumps reduce the yearly cost of electricity, which is ${cost} with the old pumps, ${percent}.`,
    thing: "the new pumps",
    price: [18_000, 54_000, 100],
    yearly: [9_000, 32_000, 100],
    percent: [320, 680, 4],
  },
  {
    basis: "A heat pump saves a building about 40 to 70 percent of its heating cost.",
    story: (price, cost, percent) =>
      `A hotel pays ${price} for a heat pump. The heat pump reduces the yearly cost of heating, which is ${cost} with an oil furnace, ${percent}.`,
    thing: "the heat pump",
    price: [45_000, 130_000, 250],
    yearly: [22_000, 75_000, 250],
    percent: [320, 680, 5],
  },
];
