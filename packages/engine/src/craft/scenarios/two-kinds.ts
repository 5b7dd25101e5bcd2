import { grouped } from "../../math/print.ts";
import { dollars } from "./limits.ts";

/** Things of two kinds, of which each one counts so much: tickets at two prices, boxes of two weights. */
export interface TwoKindsScenario {
  /** What there was of both kinds, without a number. */
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
  /** The unit of what is counted. */
  readonly unit: string;
  readonly amount: (value: number) => string;
  /** How much one of either kind counts in life. */
  readonly from: number;
  readonly to: number;
}

const PRICE = {
  ofOne: (kind: string) => `the price, in dollars, of one ${kind}`,
  ofMany: (kind: string) => `the total price, in dollars, of the ${kind}`,
  unit: "dollars",
  amount: dollars,
};

const WEIGHT = {
  ofOne: (kind: string) => `the weight, in pounds, of one ${kind}`,
  ofMany: (kind: string) => `the total weight, in pounds, of the ${kind}`,
  unit: "pounds",
  amount: (value: number) => `${grouped(value)} pounds`,
};

const TIME = {
  ofOne: (kind: string) => `the time, in minutes, that one ${kind} takes`,
  ofMany: (kind: string) => `the total time, in minutes, that the ${kind} take`,
  unit: "minutes",
  amount: (value: number) => `${grouped(value)} minutes`,
};

export const twoKinds: readonly TwoKindsScenario[] = [
  {
    ...PRICE,
    setting: "One evening a theater sold balcony tickets and floor tickets at different prices.",
    rates: (first, second) =>
      `A theater sells balcony tickets for ${first} each and floor tickets for ${second} each.`,
    totals: (count, total) =>
      `One evening the theater sold ${count} tickets for a total of ${total}.`,
    total: (total) => `One evening the theater sold tickets for a total of ${total}.`,
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
    setting: "On one trip a truck carried boxes of tiles and boxes of books of different weights.",
    rates: (first, second) =>
      `A truck carries boxes of tiles that weigh ${first} each and boxes of books that weigh ${second} each.`,
    totals: (count, total) =>
      `On one trip it carried ${count} boxes with a total weight of ${total}.`,
    total: (total) => `On one trip it carried boxes with a total weight of ${total}.`,
    bounds: (count, total) =>
      `On its next trip it is to carry ${count} boxes with a total weight of ${total}.`,
    one: ["box of tiles", "box of books"],
    many: ["boxes of tiles", "boxes of books"],
    all: "boxes",
    ofAll: "the total weight, in pounds, of all the boxes",
    from: 12,
    to: 60,
  },
  {
    ...PRICE,
    setting: "A library bought atlases and novels at different prices.",
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
      "In one week a mechanic did brake checks and tire changes, which take different times.",
    rates: (first, second) =>
      `In a repair shop, a brake check takes ${first} and a tire change takes ${second}.`,
    totals: (count, total) =>
      `In one week a mechanic did ${count} of these jobs in a total time of ${total}.`,
    total: (total) => `In one week a mechanic did some of these jobs in a total time of ${total}.`,
    bounds: (count, total) =>
      `Next week a mechanic plans to do ${count} of these jobs in a total time of ${total}.`,
    one: ["brake check", "tire change"],
    many: ["brake checks", "tire changes"],
    all: "jobs",
    ofAll: "the total time, in minutes, that all the jobs take",
    from: 10,
    to: 45,
  },
  {
    ...PRICE,
    setting: "A landscaper bought lilac bushes and lavender plants at different prices.",
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
    setting: "A market received crates of apples and crates of pears of different weights.",
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
      "On the first day of a festival, trams and ferries, all of them full, brought the visitors to it.",
    rates: (first, second) =>
      `To a festival, each tram carries ${first} and each ferry carries ${second}.`,
    totals: (count, total) =>
      `On the first day, ${total} filled ${count} trams and ferries exactly.`,
    total: (total) => `On the first day, ${total} filled a number of trams and ferries exactly.`,
    bounds: (count, total) =>
      `The organizer wants ${count} trams and ferries to carry ${total} in all.`,
    one: ["tram", "ferry"],
    many: ["trams", "ferries"],
    all: "trams and ferries",
    ofOne: (kind) => `the number of people that one ${kind} carries`,
    ofMany: (kind) => `the total number of people that the ${kind} carry`,
    ofAll: "the total number of people that all the trams and ferries carry",
    unit: "people",
    amount: (value) => `${grouped(value)} people`,
    from: 8,
    to: 54,
  },
  {
    ...PRICE,
    setting: "On Sunday a shop rented out kayaks and paddleboards at different prices.",
    rates: (first, second) =>
      `A rental shop charges ${first} per day for a kayak and ${second} per day for a paddleboard.`,
    totals: (count, total) =>
      `On Sunday it rented out ${count} boats and boards for a total of ${total}.`,
    total: (total) => `On Sunday it rented out kayaks and paddleboards for a total of ${total}.`,
    bounds: (count, total) =>
      `On Sunday it expects to rent out ${count} boats and boards for a total of ${total}.`,
    one: ["kayak", "paddleboard"],
    many: ["kayaks", "paddleboards"],
    all: "boats and boards",
    ofOne: (kind) => `the price, in dollars, of one ${kind} for a day`,
    ofAll: "the total price, in dollars, of all the boats and boards",
    from: 18,
    to: 60,
  },
];
