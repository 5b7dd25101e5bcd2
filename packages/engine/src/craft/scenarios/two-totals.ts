import { grouped } from "../../math/print.ts";
import { dollars } from "./limits.ts";

/** Things of two kinds whose number is known, and what they count together, or by how much one kind counts more. */
export interface TwoTotalsScenario {
  /** How much one of either kind counts. */
  readonly rates: (first: string, second: string) => string;
  /** How many there are of both kinds, without an end: the amount follows. */
  readonly number: (count: string) => string;
  /** What both kinds count together. */
  readonly total: (amount: string) => string;
  /** By how much the first kind counts more than the second. */
  readonly more: (amount: string) => string;
  readonly many: readonly [string, string];
  /** Both kinds together. */
  readonly all: string;
  /** What several of a kind count together. */
  readonly ofMany: (kind: string) => string;
  readonly unit: "dollars" | "pounds" | "minutes" | "pieces";
  readonly amount: (value: number) => string;
  /** How much one of either kind counts in life. */
  readonly from: number;
  readonly to: number;
}

function price(noun: string) {
  return {
    total: (amount: string) => `The total ${noun} was ${amount}.`,
    ofMany: (kind: string) => `the total price, in dollars, of the ${kind}`,
    unit: "dollars",
    amount: dollars,
  } as const;
}

export const twoTotals: readonly TwoTotalsScenario[] = [
  {
    ...price("revenue"),
    rates: (first, second) =>
      `A theater sells floor tickets for ${first} each and balcony tickets for ${second} each.`,
    number: (count) => `One evening, the theater sold ${count} tickets.`,
    more: (amount) =>
      `Together, the floor tickets brought in ${amount} more than the balcony tickets.`,
    many: ["floor tickets", "balcony tickets"],
    all: "tickets",
    from: 8,
    to: 48,
  },
  {
    rates: (first, second) =>
      `A truck carries boxes of books that weigh ${first} each and boxes of toys that weigh ${second} each.`,
    number: (count) => `On one trip, it carried ${count} boxes.`,
    total: (amount) => `Their total weight was ${amount}.`,
    more: (amount) => `Together, the boxes of books weighed ${amount} more than the boxes of toys.`,
    many: ["boxes of books", "boxes of toys"],
    all: "boxes",
    ofMany: (kind) => `the total weight, in pounds, of the ${kind}`,
    unit: "pounds",
    amount: (value) => `${grouped(value)} pounds`,
    from: 6,
    to: 52,
  },
  {
    ...price("cost"),
    rates: (first, second) =>
      `A bookstore sells atlases for ${first} each and novels for ${second} each.`,
    number: (count) => `A library bought ${count} of these books.`,
    more: (amount) => `Together, the atlases cost ${amount} more than the novels.`,
    many: ["atlases", "novels"],
    all: "books",
    from: 7,
    to: 44,
  },
  {
    rates: (first, second) =>
      `In a repair shop, a brake check takes ${first} and a tire change takes ${second}.`,
    number: (count) => `In one month, a mechanic did ${count} of these jobs.`,
    total: (amount) => `The total time was ${amount}.`,
    more: (amount) => `Together, the brake checks took ${amount} more than the tire changes.`,
    many: ["brake checks", "tire changes"],
    all: "jobs",
    ofMany: (kind) => `the total time, in minutes, that the ${kind} took`,
    unit: "minutes",
    amount: (value) => `${grouped(value)} minutes`,
    from: 10,
    to: 55,
  },
  {
    ...price("cost"),
    rates: (first, second) =>
      `A garden center sells lilac bushes for ${first} each and lavender plants for ${second} each.`,
    number: (count) => `A landscaper bought ${count} of these plants.`,
    more: (amount) => `Together, the lilac bushes cost ${amount} more than the lavender plants.`,
    many: ["lilac bushes", "lavender plants"],
    all: "plants",
    from: 6,
    to: 42,
  },
  {
    rates: (first, second) =>
      `An orchard packs apples in crates that weigh ${first} each and berries in crates that weigh ${second} each.`,
    number: (count) => `A market received ${count} of these crates.`,
    total: (amount) => `Their total weight was ${amount}.`,
    more: (amount) =>
      `Together, the crates of apples weighed ${amount} more than the crates of berries.`,
    many: ["crates of apples", "crates of berries"],
    all: "crates",
    ofMany: (kind) => `the total weight, in pounds, of the ${kind}`,
    unit: "pounds",
    amount: (value) => `${grouped(value)} pounds`,
    from: 8,
    to: 48,
  },
  {
    rates: (first, second) =>
      `A pottery packs cups in cartons of ${first} and bowls in cartons of ${second}.`,
    number: (count) => `On Monday, it shipped ${count} cartons.`,
    total: (amount) => `Together, the cartons held ${amount}.`,
    more: (amount) =>
      `Together, the cartons of cups held ${amount.replace(" ", " more ")} than the cartons of bowls.`,
    many: ["cartons of cups", "cartons of bowls"],
    all: "cartons",
    ofMany: (kind) => `the total number of pieces in the ${kind}`,
    unit: "pieces",
    amount: (value) => `${grouped(value)} pieces`,
    from: 6,
    to: 40,
  },
  {
    ...price("revenue"),
    rates: (first, second) =>
      `A rental shop charges ${first} per day for a kayak and ${second} per day for a paddleboard.`,
    number: (count) => `On Sunday, it rented out ${count} boats and boards.`,
    more: (amount) => `Together, the kayaks brought in ${amount} more than the paddleboards.`,
    many: ["kayaks", "paddleboards"],
    all: "boats and boards",
    from: 16,
    to: 68,
  },
];
