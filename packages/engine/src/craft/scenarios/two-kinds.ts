import { grouped } from "../../math/print.ts";
import { dollars } from "./limits.ts";

/** Things of two kinds, of which each one counts so much: tickets at two prices, boxes of two weights. */
export interface TwoKindsScenario {
  /** What there was of both kinds, each kind alike, without a number. */
  readonly setting: string;
  /** How much one of either kind counts. */
  readonly rates: (first: string, second: string) => string;
  /** How many there are of both kinds together, and how much they count in all. */
  readonly totals: (count: string, total: string) => string;
  /** How much they count in all. */
  readonly total: (total: string) => string;
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
  readonly amount: (value: number) => string;
  /** How much one of either kind counts in life. */
  readonly from: number;
  readonly to: number;
}

/** "were novels" of books, but "held cups" of cartons. */
export function wereOfKind(all: string, kind: string): string {
  const content = `${all} of `;
  return kind.startsWith(content) ? `held ${kind.slice(content.length)}` : `were ${kind}`;
}

const PRICE = {
  ofOne: (kind: string) => `the price, in dollars, of one ${kind}`,
  ofMany: (kind: string) => `the total price, in dollars, of the ${kind}`,
  unit: "dollars",
  inUnits: "prices are in dollars",
  must: (all: string, bound: string) => `The total price of the ${all} must be ${bound}.`,
  amount: dollars,
};

const WEIGHT = {
  ofOne: (kind: string) => `the weight, in pounds, of one ${kind}`,
  ofMany: (kind: string) => `the total weight, in pounds, of the ${kind}`,
  unit: "pounds",
  inUnits: "weights are in pounds",
  must: (all: string, bound: string) => `The total weight of the ${all} must be ${bound}.`,
  amount: (value: number) => `${grouped(value)} pounds`,
};

const TIME = {
  ofOne: (kind: string) => `the time, in minutes, that one ${kind} takes`,
  ofMany: (kind: string) => `the total time, in minutes, that the ${kind} take`,
  unit: "minutes",
  inUnits: "times are in minutes",
  must: (all: string, bound: string) => `The total time for the ${all} must be ${bound}.`,
  amount: (value: number) => `${grouped(value)} minutes`,
};

export const twoKinds: readonly TwoKindsScenario[] = [
  {
    ...PRICE,
    setting:
      "One evening, a theater sold balcony tickets at one price and floor tickets at another price.",
    rates: (first, second) =>
      `A theater sells balcony tickets for ${first} each and floor tickets for ${second} each.`,
    totals: (count, total) =>
      `One evening, the theater sold ${count} tickets for a total of ${total}.`,
    total: (total) => `One evening, the theater sold tickets for a total of ${total}.`,
    bounds: (count, total) => `The theater plans to sell ${count} tickets for a total of ${total}.`,
    one: ["balcony ticket", "floor ticket"],
    many: ["balcony tickets", "floor tickets"],
    all: "tickets",
    ofAll: "the total price, in dollars, of all the tickets",
    from: 6,
    to: 28,
  },
  {
    ...WEIGHT,
    setting:
      "On one trip, a truck carried boxes of tiles, all of the same weight, and boxes of books, all of the same weight.",
    rates: (first, second) =>
      `A truck carries boxes of tiles that weigh ${first} each and boxes of books that weigh ${second} each.`,
    totals: (count, total) =>
      `On one trip, it carried ${count} boxes with a total weight of ${total}.`,
    total: (total) => `On one trip, it carried boxes with a total weight of ${total}.`,
    bounds: (count, total) =>
      `On its next trip, it will carry ${count} boxes with a total weight of ${total}.`,
    one: ["box of tiles", "box of books"],
    many: ["boxes of tiles", "boxes of books"],
    all: "boxes",
    ofAll: "the total weight, in pounds, of all the boxes",
    from: 12,
    to: 60,
  },
  {
    ...PRICE,
    setting: "A library bought atlases at one price and novels at another price.",
    rates: (first, second) =>
      `A bookstore sells atlases for ${first} each and novels for ${second} each.`,
    totals: (count, total) => `A library bought ${count} of these books for a total of ${total}.`,
    total: (total) => `A library bought some of these books for a total of ${total}.`,
    bounds: (count, total) =>
      `A library wants to buy ${count} of these books for a total of ${total}.`,
    one: ["atlas", "novel"],
    many: ["atlases", "novels"],
    all: "books",
    ofAll: "the total price, in dollars, of all the books",
    from: 7,
    to: 34,
  },
  {
    ...TIME,
    setting:
      "In one week, a mechanic did brake checks, which all take the same time, and tire changes, which all take the same time.",
    rates: (first, second) =>
      `In a repair shop, a brake check takes ${first} and a tire change takes ${second}.`,
    totals: (count, total) =>
      `In one week, a mechanic did ${count} of these jobs in a total time of ${total}.`,
    total: (total) => `In one week, a mechanic did some of these jobs in a total time of ${total}.`,
    bounds: (count, total) =>
      `Next week, a mechanic plans to do ${count} of these jobs in a total time of ${total}.`,
    one: ["brake check", "tire change"],
    many: ["brake checks", "tire changes"],
    all: "jobs",
    ofAll: "the total time, in minutes, that all the jobs take",
    from: 10,
    to: 45,
  },
  {
    ...PRICE,
    setting: "A landscaper bought lilac bushes at one price and lavender plants at another price.",
    rates: (first, second) =>
      `A garden center sells lilac bushes for ${first} each and lavender plants for ${second} each.`,
    totals: (count, total) => `A landscaper bought ${count} of these for a total of ${total}.`,
    total: (total) => `A landscaper bought some of these for a total of ${total}.`,
    bounds: (count, total) =>
      `A landscaper wants to buy ${count} of these for a total of ${total}.`,
    one: ["lilac bush", "lavender plant"],
    many: ["lilac bushes", "lavender plants"],
    all: "plants",
    ofAll: "the total price, in dollars, of all the plants",
    from: 6,
    to: 36,
  },
  {
    ...WEIGHT,
    setting:
      "A market received crates of apples, all of the same weight, and crates of pears, all of the same weight.",
    rates: (first, second) =>
      `An orchard packs apples in crates that weigh ${first} each and pears in crates that weigh ${second} each.`,
    totals: (count, total) => `A market received ${count} crates with a total weight of ${total}.`,
    total: (total) => `A market received crates with a total weight of ${total}.`,
    bounds: (count, total) => `A market orders ${count} crates with a total weight of ${total}.`,
    one: ["crate of apples", "crate of pears"],
    many: ["crates of apples", "crates of pears"],
    all: "crates",
    ofAll: "the total weight, in pounds, of all the crates",
    from: 14,
    to: 48,
  },
  {
    setting:
      "On Monday, a pottery shipped cups and bowls in cartons, the same number of cups in each carton of cups and the same number of bowls in each carton of bowls.",
    rates: (first, second) =>
      `A pottery packs cups in cartons of ${first} each and bowls in cartons of ${second} each.`,
    totals: (count, total) => `On Monday, it shipped ${count} cartons with a total of ${total}.`,
    total: (total) => `On Monday, it shipped cartons with a total of ${total}.`,
    bounds: (count, total) =>
      `For one order, it plans to ship ${count} cartons with a total of ${total}.`,
    one: ["carton of cups", "carton of bowls"],
    many: ["cartons of cups", "cartons of bowls"],
    all: "cartons",
    ofOne: (kind) => `the number of pieces in one ${kind}`,
    ofMany: (kind) => `the total number of pieces in the ${kind}`,
    ofAll: "the total number of pieces in all the cartons",
    unit: "pieces",
    must: (all, bound) => `The ${all} must hold ${bound} in all.`,
    amount: (value) => `${grouped(value)} pieces`,
    from: 8,
    to: 36,
  },
  {
    ...PRICE,
    setting: "On Sunday, a shop rented out kayaks at one price and paddleboards at another price.",
    rates: (first, second) =>
      `A rental shop charges ${first} per day for a kayak and ${second} per day for a paddleboard.`,
    totals: (count, total) =>
      `On Sunday, it rented out ${count} boats and boards for a total of ${total}.`,
    total: (total) => `On Sunday, it rented out kayaks and paddleboards for a total of ${total}.`,
    bounds: (count, total) =>
      `On Sunday, it expects to rent out ${count} boats and boards for a total of ${total}.`,
    one: ["kayak", "paddleboard"],
    many: ["kayaks", "paddleboards"],
    all: "boats and boards",
    ofOne: (kind) => `the price, in dollars, of one ${kind} for a day`,
    ofAll: "the total price, in dollars, of all the boats and boards",
    from: 18,
    to: 60,
  },
];
