import type { Context } from "./context.ts";
import type { ExactGrid } from "./exact-grid.ts";

/** Something that works at a steady rate. */
export interface RateScenario extends Context {
  /** "A dental laboratory's milling machine removes 45.6 grams of ceramic in 8 minutes". */
  readonly told: (amount: string, time: string) => string;
  /** What the explanation calls it, and what it does: "the machine", "remove", "removes". */
  readonly name: string;
  readonly do: string;
  readonly does: string;
  /** What it does it to, counted. */
  readonly things: string;
  readonly times: "seconds" | "minutes" | "hours" | "days";
  readonly rate: ExactGrid;
  readonly time: ExactGrid;
}

export const rateScenarios: readonly RateScenario[] = [
  {
    told: (amount, time) =>
      `Running at a constant rate, an air compressor delivers ${amount} cubic feet of air in ${time} minutes`,
    name: "the compressor",
    do: "deliver",
    does: "delivers",
    things: "cubic feet of air",
    times: "minutes",
    rate: { from: 85, to: 260, parts: 10 },
    time: { from: 4, to: 30 },
    basis: "Compressors of repair shops deliver about 8 to 26 cubic feet of air per minute.",
  },
  {
    told: (amount, time) =>
      `Running at a constant rate, a commercial dishwasher produces ${amount} liters of wastewater in ${time} hours`,
    name: "the dishwasher",
    do: "produce",
    does: "produces",
    things: "liters of wastewater",
    times: "hours",
    rate: { from: 380, to: 960, parts: 10 },
    time: { from: 2, to: 18 },
    basis: "Commercial dishwashers use about 40 to 100 liters of water per hour.",
  },
  {
    told: (amount, time) =>
      `A drip line for a row of blueberry shrubs releases ${amount} gallons of water in ${time} hours at a constant rate`,
    name: "the drip line",
    do: "release",
    does: "releases",
    things: "gallons of water",
    times: "hours",
    rate: { from: 48, to: 192, parts: 20 },
    time: { from: 2, to: 24 },
    basis: "A row of 5 to 10 emitters releases about 2 to 10 gallons per hour.",
  },
  {
    told: (amount, time) =>
      `A veterinary infusion pump delivers ${amount} milliliters of a saline solution in ${time} hours at a constant rate`,
    name: "the pump",
    do: "deliver",
    does: "delivers",
    things: "milliliters of the solution",
    times: "hours",
    rate: { from: 125, to: 860, parts: 10 },
    time: { from: 2, to: 18 },
    basis: "Infusions for animals run at about 10 to 90 milliliters per hour.",
  },
  {
    told: (amount, time) =>
      `A conveyor at a quarry moves ${amount} tons of limestone in ${time} minutes at a constant rate`,
    name: "the conveyor",
    do: "move",
    does: "moves",
    things: "tons of limestone",
    times: "minutes",
    rate: { from: 18, to: 75, parts: 10 },
    time: { from: 4, to: 40 },
    basis: "Conveyors of quarries move about 100 to 450 tons per hour.",
  },
  {
    told: (amount, time) =>
      `Rising at a constant rate, a weather balloon gains ${amount} meters of altitude in ${time} seconds`,
    name: "the balloon",
    do: "gain",
    does: "gains",
    things: "meters of altitude",
    times: "seconds",
    rate: { from: 42, to: 64, parts: 10 },
    time: { from: 15, to: 90 },
    basis: "Weather balloons rise at about 5 meters per second.",
  },
  {
    told: (amount, time) =>
      `A tunnel boring machine advances ${amount} meters in ${time} days at a constant rate`,
    name: "the machine",
    do: "advance",
    does: "advances",
    things: "meters",
    times: "days",
    rate: { from: 96, to: 188, parts: 10 },
    time: { from: 3, to: 25 },
    basis: "Tunnel boring machines advance about 10 to 20 meters per day.",
  },
  {
    told: (amount, time) =>
      `A loom at a textile mill weaves ${amount} feet of cotton fabric in ${time} hours at a constant rate`,
    name: "the loom",
    do: "weave",
    does: "weaves",
    things: "feet of fabric",
    times: "hours",
    rate: { from: 225, to: 540, parts: 10 },
    time: { from: 2, to: 24 },
    basis: "Power looms weave about 20 to 60 feet of fabric per hour.",
  },
  {
    told: (amount, time) =>
      `Working at a constant rate, a desktop plastic printer uses ${amount} grams of plastic in ${time} minutes`,
    name: "the printer",
    do: "use",
    does: "uses",
    things: "grams of plastic",
    times: "minutes",
    rate: { from: 12, to: 60, parts: 40 },
    time: { from: 10, to: 90 },
    basis: "Desktop plastic printers use about 15 to 90 grams per hour.",
  },
  {
    told: (amount, time) =>
      `Running at a constant rate, a centrifuge at a creamery processes ${amount} gallons of milk in ${time} minutes`,
    name: "the centrifuge",
    do: "process",
    does: "processes",
    things: "gallons of milk",
    times: "minutes",
    rate: { from: 16, to: 88, parts: 10 },
    time: { from: 5, to: 45 },
    basis: "Small cream separators process about 100 to 500 gallons per hour.",
  },
];
