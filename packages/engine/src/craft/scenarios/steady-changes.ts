import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import type { Rational } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";
import { dollars, inProse } from "../wording/story.ts";

/** An amount that rises or falls at a constant rate. */
export interface SteadyChange extends Context {
  /** What happens, up to the rate: "Water flows into a tank at a constant rate". */
  readonly rising: string;
  readonly falling: string;
  /** From when the time counts, after "after": "the pump is turned on". */
  readonly since: string;
  readonly thing: string;
  /** Left out when the amount is in dollars. */
  readonly measure?: string;
  readonly unit: "second" | "minute" | "hour" | "day" | "week" | "month" | "year";
  /** Amounts at the start as they are in life, and the number they are multiples of. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  /** The most that it changes by in each unit of time, where that is a whole number. */
  readonly fastest: number;
  /** By how much it changes in each unit of time, in parts of which so many make one. */
  readonly rate: Grid;
  readonly per: number;
  /** Whether the amount may well fall to 0. */
  readonly empties: boolean;
  /** Numbers that may be a time or an amount of the thing, where there are such. */
  readonly either?: readonly [from: number, to: number];
}

export const steadyChanges: readonly SteadyChange[] = [
  {
    basis:
      "Storage tanks of about 450 to 2,400 gallons, filled or emptied at 7 to 48 gallons per minute.",
    rising: "A pump fills a water tank at a constant rate",
    falling: "A pump empties a water tank at a constant rate",
    since: "the pump is turned on",
    thing: "the amount of water in the tank",
    measure: "gallons",
    unit: "minute",
    from: 450,
    to: 2400,
    round: 10,
    fastest: 48,
    rate: [75, 485, 5],
    per: 10,
    empties: true,
    either: [35, 95],
  },
  {
    basis: "Kilns heated or cooled by about 1.5 to 8.5 degrees per minute.",
    rising: "A ceramics kiln is heated at a constant rate",
    falling: "A ceramics kiln cools at a constant rate",
    since: "the first measurement",
    thing: "the temperature of the kiln",
    measure: "degrees Celsius",
    unit: "minute",
    from: 220,
    to: 980,
    round: 5,
    fastest: 9,
    rate: [15, 85, 5],
    per: 10,
    empties: false,
    either: [180, 560],
  },
  {
    basis: "Grain conveyors move about 2.5 to 14.5 tons per hour; silos hold up to about 700 tons.",
    rising: "A conveyor loads wheat into a silo at a constant rate",
    falling: "A conveyor removes wheat from a silo at a constant rate",
    since: "the conveyor is started",
    thing: "the amount of wheat in the silo",
    measure: "tons",
    unit: "hour",
    from: 120,
    to: 680,
    round: 5,
    fastest: 15,
    rate: [25, 145, 5],
    per: 10,
    empties: true,
    either: [24, 90],
  },
  {
    basis:
      "Water levels change by about 1.5 to 8.5 centimeters per day; the water is 3 to 12 meters deep.",
    rising: "In the rainy season, the water level at a dam rises at a constant rate",
    falling: "During a drought, the water level at a dam falls at a constant rate",
    since: "the first measurement",
    thing: "the depth of the water at the dam",
    measure: "centimeters",
    unit: "day",
    from: 300,
    to: 1200,
    round: 10,
    fastest: 9,
    rate: [15, 85, 5],
    per: 10,
    empties: false,
  },
  {
    basis: "Research submarines dive or rise at about 6 to 24 meters per minute.",
    rising: "A research submarine dives at a constant rate",
    falling: "A research submarine rises at a constant rate",
    since: "the first measurement",
    thing: "the depth of the submarine",
    measure: "meters",
    unit: "minute",
    from: 180,
    to: 950,
    round: 10,
    fastest: 22,
    rate: [65, 240, 5],
    per: 10,
    empties: true,
    either: [30, 120],
  },
  {
    basis:
      "Batteries of electric buses hold about 90 to 320 kilowatt-hours and are charged or used by 0.8 to 3.6 per minute.",
    rising: "The battery of an electric bus is charged at a constant rate",
    falling: "An electric bus uses the energy of its battery at a constant rate",
    since: "the first measurement",
    thing: "the energy in the battery",
    measure: "kilowatt-hours",
    unit: "minute",
    from: 90,
    to: 320,
    round: 5,
    fastest: 4,
    rate: [8, 36, 2],
    per: 10,
    empties: true,
    either: [24, 96],
  },
  {
    basis: "Lake ice of about 18 to 95 centimeters grows or melts by 0.4 to 2 centimeters per day.",
    rising: "The ice on a lake becomes thicker at a constant rate",
    falling: "The ice on a lake melts at a constant rate",
    since: "the first measurement",
    thing: "the thickness of the ice",
    measure: "centimeters",
    unit: "day",
    from: 18,
    to: 95,
    round: 1,
    fastest: 2,
    rate: [4, 18, 2],
    per: 10,
    empties: true,
    either: [12, 48],
  },
  {
    basis: "Emergency savings of about $640 to $4,800, changed by $12 to $65 per week.",
    rising: "An employee pays money into an emergency fund at a constant rate",
    falling: "A retired worker takes money from an emergency fund at a constant rate",
    since: "the first week begins",
    thing: "the balance of the fund",
    unit: "week",
    from: 640,
    to: 4800,
    round: 20,
    fastest: 65,
    rate: [1225, 6475, 50],
    per: 100,
    empties: true,
  },
  {
    basis: "Seed banks with about 640 to 4,200 samples that gain or give away 6 to 45 per month.",
    rising: "A seed bank adds samples to its collection at a constant rate",
    falling: "A seed bank gives samples from its collection to researchers at a constant rate",
    since: "the first count",
    thing: "the size of the collection",
    measure: "samples",
    unit: "month",
    from: 640,
    to: 4200,
    round: 10,
    fastest: 45,
    rate: [6, 45, 1],
    per: 1,
    empties: false,
    either: [36, 144],
  },
  {
    basis: "Small weather balloons rise or sink by about 85 to 240 meters per minute.",
    rising: "A balloon carries weather instruments upward at a constant rate",
    falling: "A parachute carries weather instruments toward the ground at a constant rate",
    since: "the first measurement",
    thing: "the altitude of the instruments",
    measure: "meters",
    unit: "minute",
    from: 900,
    to: 7200,
    round: 20,
    fastest: 240,
    rate: [85, 240, 5],
    per: 1,
    empties: true,
  },
];

/** Those whose amount may fall to 0. */
export const emptying = steadyChanges.filter(({ empties }) => empties);

/** An amount with its unit as prose prints it: "400 gallons", "\\$400". */
export function amountOf({ measure }: SteadyChange, amount: Rational | number): string {
  return measure === undefined ? dollars(amount) : `${inProse(amount)} ${measure}`;
}

/** The thing as a function models it: "the height of the balloon, in feet,". */
export function measured({ thing, measure }: SteadyChange): string {
  return `${thing}, in ${measure ?? "dollars"},`;
}

/** A starting amount that suits the scenario. */
export function amountAtFirst(chance: Chance, { from, to, round }: SteadyChange): number {
  return round * chance.int(Math.ceil(from / round), Math.floor(to / round));
}
