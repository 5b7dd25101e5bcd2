import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import { rational } from "../../math/rational.ts";
import { dollars, inProse } from "../wording/story.ts";

export { dollars };

/** Something counted in whole units against a bound: so much for each, and an amount once. */
export interface LimitScenario {
  /** A bound such as "at most \$500", the rate, and an amount that is part of the total. */
  readonly including: (bound: string, rate: string, once: string) => string;
  /** The same with an amount that is no part of the total. */
  readonly excluding: (bound: string, rate: string, once: string) => string;
  /** How much each unit counts; a second amount comes with each at Medium. */
  readonly each: (amount: string) => string;
  readonly eachOfTwo: (amount: string, second: string) => string;
  readonly ask: string;
  /** What one unit is, and what is counted, after "where n is". */
  readonly unit: string;
  readonly count: string;
}

/** Two situations with the same numbers: a total that may be at most the bound, and one that must be at least that. */
export interface LimitPair extends Context {
  readonly spending: LimitScenario;
  readonly reaching: LimitScenario;
  /** Amounts are in hundredths: for each unit, and the steps of what is counted once and of the bound. */
  readonly each: Grid;
  readonly onceStep: number;
  readonly boundStep: number;
  readonly amount: (hundredths: number) => string;
  readonly noun: string;
}

const MONEY = {
  amount: (hundredths: number) => dollars(rational(hundredths, 100)),
  noun: "dollars",
};

const WATER = {
  amount: (hundredths: number) => `${inProse(rational(hundredths, 100))} liters`,
  noun: "liters",
};

export const limits: readonly LimitPair[] = [
  {
    ...MONEY,
    basis: "A basic water test and a short ferry trip cost about $12 to $36.",
    each: [1_250, 3_600, 25],
    onceStep: 50,
    boundStep: 1_000,
    spending: {
      including: (bound, rate, once) =>
        `A watershed council plans to spend ${bound} on laboratory tests of stream water, which cost ${rate} plus a one-time fee of ${once} for sampling equipment.`,
      excluding: (bound, rate, once) =>
        `A watershed council plans to spend ${bound} on laboratory tests of stream water, which cost ${rate}, while a state grant pays the one-time fee of ${once} for sampling equipment.`,
      each: (amount) => `${amount} per sample`,
      eachOfTwo: (amount, second) =>
        `${amount} per sample for analysis and ${second} per sample for shipping`,
      ask: "What is the greatest number of samples that the council can have tested?",
      unit: "sample",
      count: "the number of samples that are tested",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A ferry operator needs to collect ${bound} for a harbor tour, including a fixed payment of ${once} from the tourist office, and charges ${rate}.`,
      excluding: (bound, rate, once) =>
        `A ferry operator needs to collect ${bound} for a harbor tour, apart from a fixed payment of ${once} from the tourist office, and charges ${rate}.`,
      each: (amount) => `${amount} per passenger`,
      eachOfTwo: (amount, second) =>
        `a fare of ${amount} per passenger and ${second} per passenger for a meal on board`,
      ask: "What is the least number of passengers that the tour must carry?",
      unit: "passenger",
      count: "the number of passengers on the tour",
    },
  },
  {
    ...MONEY,
    basis: "Ground-cover plants and small jars of honey cost about $2 to $5.",
    each: [185, 475, 5],
    onceStep: 5,
    boundStep: 500,
    spending: {
      including: (bound, rate, once) =>
        `A landscaping firm plans to spend ${bound} on ground-cover plants for a median strip, which cost ${rate} plus ${once} for a bag of fertilizer.`,
      excluding: (bound, rate, once) =>
        `A landscaping firm plans to spend ${bound} on ground-cover plants for a median strip, which cost ${rate}, while the city pays ${once} for a bag of fertilizer.`,
      each: (amount) => `${amount} per plant`,
      eachOfTwo: (amount, second) => `${amount} per plant and ${second} per plant for mulch`,
      ask: "What is the greatest number of plants that the firm can buy?",
      unit: "plant",
      count: "the number of plants that the firm buys",
    },
    reaching: {
      including: (bound, rate, once) =>
        `An apiary needs to take in ${bound} at a farmers market, including ${once} that one customer has paid in advance, and sells honey for ${rate}.`,
      excluding: (bound, rate, once) =>
        `An apiary needs to take in ${bound} at a farmers market, apart from ${once} that one customer has paid in advance, and sells honey for ${rate}.`,
      each: (amount) => `${amount} per jar`,
      eachOfTwo: (amount, second) =>
        `${amount} per jar, to which a conservation fund adds ${second} per jar`,
      ask: "What is the least number of jars that the apiary must sell?",
      unit: "jar",
      count: "the number of jars that the apiary sells at the market",
    },
  },
  {
    ...MONEY,
    basis: "Skilled repair work and land surveying cost about $42 to $95 an hour.",
    each: [4_200, 9_500, 50],
    onceStep: 250,
    boundStep: 5_000,
    spending: {
      including: (bound, rate, once) =>
        `A machine shop plans to spend ${bound} on the repair of a milling machine, which costs ${rate} plus a single charge of ${once} for replacement parts.`,
      excluding: (bound, rate, once) =>
        `A machine shop plans to spend ${bound} on the repair of a milling machine, which costs ${rate}, while the manufacturer pays a single charge of ${once} for replacement parts.`,
      each: (amount) => `${amount} per hour of labor`,
      eachOfTwo: (amount, second) =>
        `${amount} per hour for a technician and ${second} per hour for testing instruments`,
      ask: "What is the greatest whole number of hours for which the machine can be worked on?",
      unit: "hour",
      count: "the number of hours of work on the machine",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A land surveyor needs to earn ${bound} from a mapping contract, including a bonus of ${once} for early delivery, and is paid ${rate}.`,
      excluding: (bound, rate, once) =>
        `A land surveyor needs to earn ${bound} from a mapping contract, apart from a bonus of ${once} for early delivery, and is paid ${rate}.`,
      each: (amount) => `${amount} per hour of fieldwork`,
      eachOfTwo: (amount, second) =>
        `${amount} per hour of fieldwork and ${second} per hour for the use of a drone`,
      ask: "What is the least whole number of hours of fieldwork that the surveyor must complete?",
      unit: "hour",
      count: "the number of hours of fieldwork",
    },
  },
  {
    ...MONEY,
    basis: "Sterile laboratory filters and printed calendars cost about $7 to $20.",
    each: [675, 1_950, 25],
    onceStep: 25,
    boundStep: 1_000,
    spending: {
      including: (bound, rate, once) =>
        `A university laboratory plans to spend ${bound} on sterile filters for a study of lake water, which cost ${rate} plus ${once} for refrigerated shipping.`,
      excluding: (bound, rate, once) =>
        `A university laboratory plans to spend ${bound} on sterile filters for a study of lake water, which cost ${rate}, while the supplier pays ${once} for refrigerated shipping.`,
      each: (amount) => `${amount} per filter`,
      eachOfTwo: (amount, second) => `${amount} per filter and ${second} per filter for its holder`,
      ask: "What is the greatest number of filters that the laboratory can order?",
      unit: "filter",
      count: "the number of filters that the laboratory orders",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A historical society needs to raise ${bound} for the repair of a covered bridge, including ${once} from a single donor, by selling calendars that bring in ${rate}.`,
      excluding: (bound, rate, once) =>
        `A historical society needs to raise ${bound} for the repair of a covered bridge, apart from ${once} from a single donor, by selling calendars that bring in ${rate}.`,
      each: (amount) => `${amount} per calendar`,
      eachOfTwo: (amount, second) =>
        `${amount} per calendar from buyers and ${second} per calendar from a sponsor`,
      ask: "What is the least number of calendars that the society must sell?",
      unit: "calendar",
      count: "the number of calendars that the society sells",
    },
  },
  {
    ...MONEY,
    basis: "Aquarium admission with a program and concert tickets cost about $24 to $68.",
    each: [2_400, 6_800, 50],
    onceStep: 250,
    boundStep: 2_500,
    spending: {
      including: (bound, rate, once) =>
        `A school district plans to spend ${bound} on a visit to an aquarium, which costs ${rate} plus a charge of ${once} for a guide.`,
      excluding: (bound, rate, once) =>
        `A school district plans to spend ${bound} on a visit to an aquarium, which costs ${rate}, while a foundation pays a charge of ${once} for a guide.`,
      each: (amount) => `${amount} per student`,
      eachOfTwo: (amount, second) =>
        `${amount} per student for admission and ${second} per student for lunch`,
      ask: "What is the greatest number of students who can take part?",
      unit: "student",
      count: "the number of students who take part",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A regional orchestra needs to take in ${bound} from a concert, including ${once} from the sale of recordings, and sells tickets for ${rate}.`,
      excluding: (bound, rate, once) =>
        `A regional orchestra needs to take in ${bound} from a concert, apart from ${once} from the sale of recordings, and sells tickets for ${rate}.`,
      each: (amount) => `${amount} per ticket`,
      eachOfTwo: (amount, second) =>
        `${amount} per ticket plus a booking charge of ${second} per ticket`,
      ask: "What is the least number of tickets that the orchestra must sell?",
      unit: "ticket",
      count: "the number of tickets that the orchestra sells",
    },
  },
  {
    ...WATER,
    basis:
      "A bed of lettuce takes about 8 to 26 liters a day, as much as a roof yields in an hour of light rain.",
    each: [850, 2_600, 10],
    onceStep: 50,
    boundStep: 1_000,
    spending: {
      including: (bound, rate, once) =>
        `A hydroponic farm plans to use ${bound} of water per day on its lettuce, which takes ${rate} plus ${once} for cleaning.`,
      excluding: (bound, rate, once) =>
        `A hydroponic farm plans to use ${bound} of tap water per day on its lettuce, which takes ${rate}, while a well supplies ${once} for cleaning.`,
      each: (amount) => `${amount} per bed`,
      eachOfTwo: (amount, second) =>
        `${amount} per bed for the roots and ${second} per bed for misting`,
      ask: "What is the greatest number of beds that the farm can supply?",
      unit: "bed",
      count: "the number of beds that the farm supplies",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A rooftop system needs to provide ${bound} of rainwater, including ${once} that it holds already, and collects ${rate}.`,
      excluding: (bound, rate, once) =>
        `A rooftop system needs to collect ${bound} of rainwater, apart from ${once} that it holds already, and collects ${rate}.`,
      each: (amount) => `${amount} per hour of steady rain`,
      eachOfTwo: (amount, second) =>
        `${amount} per hour of steady rain from the main roof and ${second} per hour from a shed`,
      ask: "What is the least whole number of hours of steady rain that this takes?",
      unit: "hour",
      count: "the number of hours of steady rain",
    },
  },
];
