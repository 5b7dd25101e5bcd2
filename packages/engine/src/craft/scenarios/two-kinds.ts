import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import type { Rational } from "../../math/rational.ts";
import { dollars, inProse } from "../wording/story.ts";

/** Things of two kinds, of which each one counts so much, and either kind may count more. */
export interface TwoKindsScenario extends Context {
  /** What there was of both kinds, each kind alike, without a number. */
  readonly setting: string;
  /** How much one of either kind counts. */
  readonly rates: (first: string, second: string) => string;
  /** That there were such things, as a clause: "the shop sold 12 more kayaks than canoes on one day". */
  readonly did: (what: string) => string;
  /** How much they count in all, as a clause. */
  readonly sum: (total: string) => string;
  /** How many there were of a kind, as the end of a question. */
  readonly ask: (kind: string) => string;
  /** Bounds, such as "at most 30" and "at least \$400", on the number and on what it counts in all. */
  readonly bounds: (count: string, total: string) => string;
  readonly one: readonly [string, string];
  readonly many: readonly [string, string];
  /** Both kinds together. */
  readonly all: string;
  /** What one of a kind counts, and what several of a kind count together. */
  readonly ofOne: (kind: string) => string;
  readonly ofMany: (kind: string) => string;
  readonly ofAll: string;
  /** The unit in which the numbers of an equation are, where one has to be said: "prices are in dollars". */
  readonly inUnits?: string;
  /** That they count together at least or at most so much, such as "at most 90 pounds". */
  readonly must: (all: string, bound: string) => string;
  /** The unit of what is counted. */
  readonly unit: string;
  readonly amount: (value: Rational | number) => string;
  /** How much one of either kind counts in life, in whole units. */
  readonly from: number;
  readonly to: number;
  /** The same in parts of a unit, of which so many make one. */
  readonly grid: Grid;
  readonly per: number;
}

const PRICE = {
  ofOne: (kind: string) => `the price, in dollars, of one ${kind}`,
  ofMany: (kind: string) => `the total price, in dollars, of the ${kind}`,
  unit: "dollars",
  inUnits: "prices are in dollars",
  must: (all: string, bound: string) => `The total price of the ${all} must be ${bound}.`,
  amount: dollars,
  per: 100,
};

function measuredIn(unit: string) {
  return { unit, amount: (value: Rational | number) => `${inProse(value)} ${unit}` };
}

function mass(unit: string) {
  return {
    ...measuredIn(unit),
    ofOne: (kind: string) => `the mass, in ${unit}, of one ${kind}`,
    ofMany: (kind: string) => `the total mass, in ${unit}, of the ${kind}`,
    inUnits: `masses are in ${unit}`,
    must: (all: string, bound: string) => `The total mass of the ${all} must be ${bound}.`,
  };
}

export const twoKinds: readonly TwoKindsScenario[] = [
  {
    ...PRICE,
    basis: "One-way fares of regional trains, about $8 to $29.",
    setting:
      "In one day, a ticket machine sold airport tickets, all at one price, and harbor tickets, all at another price.",
    rates: (first, second) =>
      `A ticket machine sells airport tickets for ${first} each and harbor tickets for ${second} each.`,
    did: (what) => `in one day, the machine sold ${what}`,
    sum: (total) => `the total price of these tickets was ${total}`,
    ask: (kind) => `how many ${kind} did the machine sell`,
    bounds: (count, total) =>
      `The railroad expects the machine to sell ${count} tickets per day for a total of ${total}.`,
    one: ["airport ticket", "harbor ticket"],
    many: ["airport tickets", "harbor tickets"],
    all: "tickets",
    ofAll: "the total price, in dollars, of all the tickets",
    from: 8,
    to: 29,
    grid: [825, 2875, 50],
  },
  {
    ...mass("kilograms"),
    basis: "Reels of electrical cable, about 185 to 420 kilograms.",
    setting:
      "A wholesaler delivered reels of copper cable, all of the same mass, and reels of aluminum cable, all of another mass.",
    rates: (first, second) =>
      `A wholesaler sells copper cable on reels of ${first} each and aluminum cable on reels of ${second} each.`,
    did: (what) => `the wholesaler delivered ${what} to a customer`,
    sum: (total) => `the total mass of these reels was ${total}`,
    ask: (kind) => `how many ${kind} did the wholesaler deliver`,
    bounds: (count, total) =>
      `For one building site, it will deliver ${count} reels with a total mass of ${total}.`,
    one: ["reel of copper cable", "reel of aluminum cable"],
    many: ["reels of copper cable", "reels of aluminum cable"],
    all: "reels",
    ofAll: "the total mass, in kilograms, of all the reels",
    from: 185,
    to: 420,
    grid: [185, 420, 5],
    per: 1,
  },
  {
    ...PRICE,
    basis: "Nursery prices of young fruit trees, about $18 to $40.",
    setting:
      "A grower bought young pear trees, all at one price, and young plum trees, all at another price.",
    rates: (first, second) =>
      `A nursery sells young pear trees for ${first} each and young plum trees for ${second} each.`,
    did: (what) => `a grower bought ${what}`,
    sum: (total) => `the total price of these trees was ${total}`,
    ask: (kind) => `how many ${kind} did the grower buy`,
    bounds: (count, total) =>
      `A grower wants to buy ${count} of these trees for a total of ${total}.`,
    one: ["pear tree", "plum tree"],
    many: ["pear trees", "plum trees"],
    all: "trees",
    ofAll: "the total price, in dollars, of all the trees",
    from: 18,
    to: 40,
    grid: [1845, 3995, 10],
  },
  {
    ...measuredIn("minutes"),
    basis: "Bench tests of measuring instruments, about 9 to 31 minutes each.",
    setting:
      "A technician tested pressure gauges, each in the same time, and thermometers, each in another time.",
    rates: (first, second) =>
      `A technician takes ${first} to test a pressure gauge and ${second} to test a thermometer.`,
    did: (what) => `in one week, the technician tested ${what}`,
    sum: (total) => `these tests took a total of ${total}`,
    ask: (kind) => `how many ${kind} did the technician test`,
    bounds: (count, total) =>
      `Next week, the technician plans to test ${count} of these instruments in a total time of ${total}.`,
    one: ["pressure gauge", "thermometer"],
    many: ["pressure gauges", "thermometers"],
    all: "instruments",
    ofOne: (kind) => `the time, in minutes, needed to test one ${kind}`,
    ofMany: (kind) => `the total time, in minutes, needed to test the ${kind}`,
    ofAll: "the total time, in minutes, needed to test all the instruments",
    inUnits: "times are in minutes",
    must: (all, bound) => `The total time for the ${all} must be ${bound}.`,
    from: 9,
    to: 31,
    grid: [85, 315, 5],
    per: 10,
  },
  {
    ...mass("grams"),
    basis: "Portions of soil weighed out for laboratory analysis, about 24 to 75 grams.",
    setting:
      "A soil laboratory dried clay samples, all of the same mass, and sand samples, all of another mass.",
    rates: (first, second) =>
      `A soil laboratory prepares clay samples of ${first} each and sand samples of ${second} each.`,
    did: (what) => `the laboratory dried ${what}`,
    sum: (total) => `the total mass of these samples was ${total}`,
    ask: (kind) => `how many ${kind} did the laboratory dry`,
    bounds: (count, total) =>
      `In one oven, the laboratory can dry ${count} samples with a total mass of ${total}.`,
    one: ["clay sample", "sand sample"],
    many: ["clay samples", "sand samples"],
    all: "samples",
    ofAll: "the total mass, in grams, of all the samples",
    from: 24,
    to: 75,
    grid: [245, 745, 5],
    per: 10,
  },
  {
    ...measuredIn("watts"),
    basis: "Power that rack servers use, about 310 to 495 watts each.",
    setting:
      "A data center operates database servers, all using the same amount of power, and video servers, all using another amount.",
    rates: (first, second) =>
      `In a data center, each server that stores a database uses ${first} of power, and each server that processes videos uses ${second}.`,
    did: (what) => `the data center had ${what} in operation`,
    sum: (total) => `these servers used a total of ${total}`,
    ask: (kind) => `how many ${kind} were in operation`,
    bounds: (count, total) =>
      `The data center can have ${count} of these servers in operation with a total power of ${total}.`,
    one: ["database server", "video server"],
    many: ["database servers", "video servers"],
    all: "servers",
    ofOne: (kind) => `the power, in watts, that one ${kind} uses`,
    ofMany: (kind) => `the total power, in watts, that the ${kind} use`,
    ofAll: "the total power, in watts, that all the servers use",
    inUnits: "amounts of power are in watts",
    must: (all, bound) => `The total power that the ${all} use must be ${bound}.`,
    from: 310,
    to: 495,
    grid: [310, 495, 5],
    per: 1,
  },
  {
    ...measuredIn("pieces"),
    basis: "Crates of glass bottles and jars hold about 12 to 60 pieces.",
    setting:
      "A glass factory shipped crates of bottles, all with the same number of pieces, and crates of jars, all with another number of pieces.",
    rates: (first, second) =>
      `A glass factory packs bottles in crates of ${first} each and jars in crates of ${second} each.`,
    did: (what) => `for one order, the factory shipped ${what}`,
    sum: (total) => `these crates held a total of ${total}`,
    ask: (kind) => `how many ${kind} did the factory ship`,
    bounds: (count, total) =>
      `For one order, it plans to ship ${count} crates with a total of ${total}.`,
    one: ["crate of bottles", "crate of jars"],
    many: ["crates of bottles", "crates of jars"],
    all: "crates",
    ofOne: (kind) => `the number of pieces in one ${kind}`,
    ofMany: (kind) => `the total number of pieces in the ${kind}`,
    ofAll: "the total number of pieces in all the crates",
    must: (all, bound) =>
      `The total number of pieces in the ${all} must be ${bound.replace(" pieces", "")}.`,
    from: 12,
    to: 60,
    grid: [12, 60, 2],
    per: 1,
  },
  {
    ...PRICE,
    basis: "Engraved door plates from a sign company, about $38 to $90.",
    setting:
      "A sign company engraved brass plates, all at one price, and slate plates, all at another price.",
    rates: (first, second) =>
      `A sign company charges ${first} for each brass plate and ${second} for each slate plate.`,
    did: (what) => `the company engraved ${what} for a hotel`,
    sum: (total) => `the total price of these plates was ${total}`,
    ask: (kind) => `how many ${kind} did the company engrave`,
    bounds: (count, total) =>
      `The manager of a hotel wants to order ${count} of these plates for a total of ${total}.`,
    one: ["brass plate", "slate plate"],
    many: ["brass plates", "slate plates"],
    all: "plates",
    ofAll: "the total price, in dollars, of all the plates",
    from: 38,
    to: 90,
    grid: [3825, 8975, 50],
  },
  {
    ...PRICE,
    basis: "Boat rental by the day, about $24 to $65.",
    setting:
      "On Saturday, a boat rental rented out canoes, all at one price per day, and kayaks, all at another price per day.",
    rates: (first, second) =>
      `A boat rental charges ${first} per day for a canoe and ${second} per day for a kayak.`,
    did: (what) => `on Saturday, it rented out ${what}`,
    sum: (total) => `the total price of these rentals was ${total}`,
    ask: (kind) => `how many ${kind} did it rent out`,
    bounds: (count, total) =>
      `On Saturday, it expects to rent out ${count} of these boats for a total of ${total}.`,
    one: ["canoe", "kayak"],
    many: ["canoes", "kayaks"],
    all: "boats",
    ofOne: (kind) => `the price, in dollars, of one ${kind} for a day`,
    ofAll: "the total price, in dollars, of all the boats for a day",
    from: 24,
    to: 65,
    grid: [2425, 6475, 50],
  },
  {
    ...PRICE,
    basis: "Bags of seed grain for sowing, about $14 to $33.",
    setting:
      "A farm bought bags of barley seed, all at one price, and bags of oat seed, all at another price.",
    rates: (first, second) =>
      `A supplier sells barley seed for ${first} per bag and oat seed for ${second} per bag.`,
    did: (what) => `a farm bought ${what}`,
    sum: (total) => `the total price of these bags was ${total}`,
    ask: (kind) => `how many ${kind} did the farm buy`,
    bounds: (count, total) => `A farm wants to buy ${count} of these bags for a total of ${total}.`,
    one: ["bag of barley seed", "bag of oat seed"],
    many: ["bags of barley seed", "bags of oat seed"],
    all: "bags",
    ofAll: "the total price, in dollars, of all the bags",
    from: 14,
    to: 33,
    grid: [1445, 3295, 10],
  },
];
