import type { Context } from "@sat/content/scenarios/context";
import type { Grid } from "@sat/content/scenarios/grid";
import { rational } from "../../math/rational.ts";
import { dollars, inProse } from "../wording/story.ts";

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
    basis: "A basic water test and a seat on a short boat tour cost about $12 to $36.",
    each: [1_250, 3_600, 25],
    onceStep: 50,
    boundStep: 1_000,
    spending: {
      including: (bound, rate, once) =>
        `A science club plans to spend ${bound} on laboratory tests of stream water. The tests cost ${rate} plus a one-time fee of ${once}.`,
      excluding: (bound, rate, once) =>
        `A science club plans to spend ${bound} on laboratory tests of stream water. The tests cost ${rate}, and a state grant pays a one-time fee of ${once}.`,
      each: (amount) => `${amount} per sample`,
      eachOfTwo: (amount, second) => `${amount} per sample and ${second} per sample for shipping`,
      ask: "What is the greatest number of samples that the club can have tested?",
      unit: "sample",
      count: "the number of samples that are tested",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A birding club needs ${bound} to charter a boat and has ${once} from a book sale. It will collect the rest from passengers, at ${rate}.`,
      excluding: (bound, rate, once) =>
        `A birding club has ${once} from a book sale and needs ${bound} more to charter a boat. It will collect this money from passengers, at ${rate}.`,
      each: (amount) => `${amount} per passenger`,
      eachOfTwo: (amount, second) =>
        `${amount} per passenger for the trip and ${second} per passenger for the guide`,
      ask: "What is the least number of passengers that the club needs?",
      unit: "passenger",
      count: "the number of passengers",
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
        `A gardener plans to spend ${bound} on ground-cover plants and a bag of fertilizer. The plants cost ${rate}, and the bag of fertilizer costs ${once}.`,
      excluding: (bound, rate, once) =>
        `A gardener plans to spend ${bound} on ground-cover plants, which cost ${rate}. The gardener already has a bag of fertilizer that cost ${once}.`,
      each: (amount) => `${amount} per plant`,
      eachOfTwo: (amount, second) => `${amount} per plant plus ${second} per plant for delivery`,
      ask: "What is the greatest number of plants that the gardener can buy?",
      unit: "plant",
      count: "the number of plants that the gardener buys",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A beekeeper needs ${bound} for new tools and has ${once}. The beekeeper will raise the rest by selling honey for ${rate}.`,
      excluding: (bound, rate, once) =>
        `A beekeeper has ${once} for new tools and needs ${bound} more. The beekeeper will raise this money by selling honey for ${rate}.`,
      each: (amount) => `${amount} per jar`,
      eachOfTwo: (amount, second) =>
        `${amount} per jar, and a local fund will add ${second} per jar`,
      ask: "What is the least number of jars that the beekeeper must sell?",
      unit: "jar",
      count: "the number of jars that the beekeeper sells",
    },
  },
  {
    ...MONEY,
    basis: "The restoration of a piano and carpentry cost about $42 to $95 an hour.",
    each: [4_200, 9_500, 50],
    onceStep: 250,
    boundStep: 5_000,
    spending: {
      including: (bound, rate, once) =>
        `A theater plans to spend ${bound} on the repair of an old piano. The repair costs ${rate}, plus ${once} for new strings.`,
      excluding: (bound, rate, once) =>
        `A theater plans to spend ${bound} on the repair of an old piano. The repair costs ${rate}, and a donor pays ${once} for new strings.`,
      each: (amount) => `${amount} per hour of labor`,
      eachOfTwo: (amount, second) =>
        `${amount} per hour for a technician and ${second} per hour for an assistant`,
      ask: "What is the greatest whole number of hours that the repair can take?",
      unit: "hour",
      count: "the number of hours that the repair takes",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A carpenter needs ${bound} for a new saw and has saved ${once}. The carpenter will earn the rest by doing repairs for ${rate}.`,
      excluding: (bound, rate, once) =>
        `A carpenter has saved ${once} for a new saw and needs ${bound} more. The carpenter will earn this money by doing repairs for ${rate}.`,
      each: (amount) => `${amount} per hour`,
      eachOfTwo: (amount, second) =>
        `${amount} per hour plus ${second} per hour for the use of tools`,
      ask: "What is the least whole number of hours that the carpenter must work?",
      unit: "hour",
      count: "the number of hours that the carpenter works",
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
        `A university laboratory plans to spend ${bound} on air filters. The filters cost ${rate}, plus ${once} for shipping.`,
      excluding: (bound, rate, once) =>
        `A university laboratory plans to spend ${bound} on air filters. The filters cost ${rate}, and the supplier pays ${once} for shipping.`,
      each: (amount) => `${amount} per filter`,
      eachOfTwo: (amount, second) => `${amount} per filter and ${second} per filter for its frame`,
      ask: "What is the greatest number of filters that the laboratory can order?",
      unit: "filter",
      count: "the number of filters that the laboratory orders",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A historical society needs ${bound} to reprint an old map and has a donation of ${once}. It will raise the rest by selling calendars for ${rate}.`,
      excluding: (bound, rate, once) =>
        `A historical society has a donation of ${once} and needs ${bound} more to reprint an old map. It will raise this money by selling calendars for ${rate}.`,
      each: (amount) => `${amount} each`,
      eachOfTwo: (amount, second) =>
        `${amount} each, and a sponsor will add ${second} per calendar`,
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
        `A school plans to spend ${bound} on a visit to an aquarium. The visit costs ${rate}, plus ${once} for a guide.`,
      excluding: (bound, rate, once) =>
        `A school plans to spend ${bound} on a visit to an aquarium. The visit costs ${rate}, and a foundation pays ${once} for a guide.`,
      each: (amount) => `${amount} per student`,
      eachOfTwo: (amount, second) =>
        `${amount} per student for admission and ${second} per student for lunch`,
      ask: "What is the greatest number of students who can take part?",
      unit: "student",
      count: "the number of students who take part",
    },
    reaching: {
      including: (bound, rate, once) =>
        `An orchestra needs ${bound} to rent a concert hall and has a donation of ${once}. It will raise the rest by selling tickets for ${rate}.`,
      excluding: (bound, rate, once) =>
        `An orchestra has a donation of ${once} and needs ${bound} more to rent a concert hall. It will raise this money by selling tickets for ${rate}.`,
      each: (amount) => `${amount} each`,
      eachOfTwo: (amount, second) => `${amount} each, and a bank will add ${second} per ticket`,
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
        `A greenhouse plans to use ${bound} of water per day on lettuce and cleaning. The lettuce takes ${rate}, and cleaning takes ${once}.`,
      excluding: (bound, rate, once) =>
        `A greenhouse plans to use ${bound} of tap water per day, all of it on lettuce. The lettuce takes ${rate}, and a well supplies ${once} for cleaning.`,
      each: (amount) => `${amount} per bed`,
      eachOfTwo: (amount, second) =>
        `${amount} per bed for the roots and ${second} per bed for the leaves`,
      ask: "What is the greatest number of beds that the greenhouse can supply?",
      unit: "bed",
      count: "the number of beds that the greenhouse supplies",
    },
    reaching: {
      including: (bound, rate, once) =>
        `A gardener needs ${bound} of rainwater, and ${once} are already in a tank. The tank collects ${rate}.`,
      excluding: (bound, rate, once) =>
        `A tank holds ${once} of rainwater, and a gardener needs ${bound} more. The tank collects ${rate}.`,
      each: (amount) => `${amount} per hour of light rain`,
      eachOfTwo: (amount, second) =>
        `${amount} from one roof and ${second} from another per hour of light rain`,
      ask: "What is the least whole number of hours of light rain that the gardener needs?",
      unit: "hour",
      count: "the number of hours of rain",
    },
  },
];
