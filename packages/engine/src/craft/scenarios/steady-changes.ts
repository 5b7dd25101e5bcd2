import { grouped } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

/** An amount that rises or falls at a constant rate. */
export interface SteadyChange {
  /** What happens, up to the rate: "Water flows into a tank at a constant rate". */
  readonly rising: string;
  readonly falling: string;
  readonly thing: string;
  /** Left out when the amount is in dollars. */
  readonly measure?: string;
  readonly unit: "second" | "minute" | "hour" | "day" | "week" | "month" | "year";
  /** Amounts at the start as they are in life, and the number they are multiples of. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  /** The most that it changes by in each unit of time. */
  readonly fastest: number;
  /** Whether the amount may well fall to 0. */
  readonly empties: boolean;
}

export const steadyChanges: readonly SteadyChange[] = [
  {
    rising: "Water flows into a tank at a constant rate",
    falling: "Water drains from a tank at a constant rate",
    thing: "the amount of water in the tank",
    measure: "gallons",
    unit: "minute",
    from: 120,
    to: 900,
    round: 10,
    fastest: 18,
    empties: true,
  },
  {
    rising: "A student puts money into an account at a constant rate",
    falling: "A student takes money from an account at a constant rate",
    thing: "the balance of the account",
    unit: "week",
    from: 200,
    to: 950,
    round: 5,
    fastest: 25,
    empties: true,
  },
  {
    rising: "A hot-air balloon rises at a constant rate",
    falling: "A hot-air balloon descends at a constant rate",
    thing: "the height of the balloon",
    measure: "feet",
    unit: "minute",
    from: 900,
    to: 2_500,
    round: 20,
    fastest: 80,
    empties: true,
  },
  {
    rising: "An oven heats up at a constant rate",
    falling: "An oven cools down at a constant rate",
    thing: "the temperature of the oven",
    measure: "degrees Fahrenheit",
    unit: "minute",
    from: 210,
    to: 450,
    round: 5,
    fastest: 12,
    empties: false,
  },
  {
    rising: "Grain is loaded into a silo at a constant rate",
    falling: "Grain is removed from a silo at a constant rate",
    thing: "the amount of grain in the silo",
    measure: "tons",
    unit: "hour",
    from: 150,
    to: 700,
    round: 5,
    fastest: 15,
    empties: true,
  },
  {
    rising: "After heavy rain, the water level of a reservoir rises at a constant rate",
    falling: "During a drought, the water level of a reservoir falls at a constant rate",
    thing: "the depth of the reservoir",
    measure: "centimeters",
    unit: "day",
    from: 400,
    to: 1_500,
    round: 10,
    fastest: 20,
    empties: false,
  },
  {
    rising: "A submarine dives at a constant rate",
    falling: "A submarine moves up toward the surface at a constant rate",
    thing: "the depth of the submarine",
    measure: "meters",
    unit: "minute",
    from: 180,
    to: 480,
    round: 5,
    fastest: 12,
    empties: true,
  },
  {
    rising: "A library adds audiobooks to its collection at a constant rate",
    falling: "A library removes old cassettes from its collection at a constant rate",
    thing: "the size of the collection",
    measure: "items",
    unit: "month",
    from: 300,
    to: 1_800,
    round: 10,
    fastest: 35,
    empties: false,
  },
];

/** Those whose amount may fall to 0. */
export const emptying = steadyChanges.filter(({ empties }) => empties);

/** An amount with its unit as prose prints it: "400 gallons", "\\$400". */
export function amountOf({ measure }: SteadyChange, amount: number): string {
  return measure === undefined ? `\\$${grouped(amount)}` : `${grouped(amount)} ${measure}`;
}

/** The thing as a function models it: "the height of the balloon, in feet,". */
export function measured({ thing, measure }: SteadyChange): string {
  return `${thing}, in ${measure ?? "dollars"},`;
}

/** A starting amount that suits the scenario. */
export function amountAtFirst(chance: Chance, { from, to, round }: SteadyChange): number {
  return round * chance.int(Math.ceil(from / round), Math.floor(to / round));
}
