import { grouped } from "../../math/print.ts";

/** Dollars in prose markup. */
export function dollars(amount: number): string {
  return `\\$${grouped(amount)}`;
}

/** Something counted in whole units against a limit: so much for each, and something once. */
export interface LimitScenario {
  readonly limit: (limit: string) => string;
  /** How much each unit counts; a second amount comes with each at Medium. */
  readonly each: (amount: string) => string;
  readonly eachOfTwo: (amount: string, second: string) => string;
  /** What is added once to the units, and what is taken off once. */
  readonly plus: (once: string) => string;
  readonly minus: (once: string) => string;
  readonly ask: string;
  /** What is counted, after "where n is". */
  readonly count: string;
  /** Amounts for each unit as they are in life. */
  readonly from: number;
  readonly to: number;
}

/** The total may be at most the limit; the greatest number of units is asked. */
export const spending: readonly LimitScenario[] = [
  {
    limit: (limit) => `A choir can spend at most ${limit} to rent a rehearsal room.`,
    each: (amount) => `The room costs ${amount} per hour`,
    eachOfTwo: (amount, second) =>
      `The room costs ${amount} per hour, and a piano costs another ${second} per hour`,
    plus: (once) => `There is also a one-time cleaning fee of ${once}.`,
    minus: (once) => `A coupon takes ${once} off the total.`,
    ask: "What is the greatest whole number of hours for which the choir can rent the room?",
    count: "the number of hours for which the choir rents the room",
    from: 18,
    to: 40,
  },
  {
    limit: (limit) => `A gardener can spend at most ${limit} on rosebushes.`,
    each: (amount) => `Each rosebush costs ${amount}`,
    eachOfTwo: (amount, second) =>
      `Each rosebush costs ${amount}, and having it planted costs another ${second}`,
    plus: (once) => `Delivery of the whole order costs ${once}.`,
    minus: (once) => `A gift card pays ${once} of the total.`,
    ask: "What is the greatest number of rosebushes that the gardener can buy?",
    count: "the number of rosebushes that the gardener buys",
    from: 12,
    to: 28,
  },
  {
    limit: (limit) => `A soccer team can spend at most ${limit} on jerseys.`,
    each: (amount) => `Each jersey costs ${amount}`,
    eachOfTwo: (amount, second) =>
      `Each jersey costs ${amount}, and printing a name on it costs another ${second}`,
    plus: (once) => `There is also a one-time design fee of ${once}.`,
    minus: (once) => `The shop takes ${once} off the total for teams.`,
    ask: "What is the greatest number of jerseys that the team can buy?",
    count: "the number of jerseys that the team buys",
    from: 14,
    to: 35,
  },
  {
    limit: (limit) => `A class can spend at most ${limit} on a visit to an aquarium.`,
    each: (amount) => `A ticket costs ${amount} per student`,
    eachOfTwo: (amount, second) =>
      `A ticket costs ${amount} per student, and lunch costs another ${second} per student`,
    plus: (once) => `A guide for the whole class costs ${once}.`,
    minus: (once) => `A grant pays ${once} of the total.`,
    ask: "What is the greatest number of students who can go?",
    count: "the number of students who go",
    from: 9,
    to: 22,
  },
];

/** The total must be at least the limit; the least number of units is asked. */
export const reaching: readonly LimitScenario[] = [
  {
    limit: (limit) => `A band wants to make a profit of at least ${limit} from a concert.`,
    each: (amount) => `Each ticket brings in ${amount}`,
    eachOfTwo: (amount, second) =>
      `Each ticket brings in ${amount}, and each guest spends another ${second} on snacks from the band`,
    plus: (once) => `A sponsor gives the band ${once}.`,
    minus: (once) => `Renting the hall costs the band ${once}.`,
    ask: "What is the least number of tickets that the band must sell?",
    count: "the number of tickets that the band sells",
    from: 8,
    to: 25,
  },
  {
    limit: (limit) => `A student wants to have at least ${limit} for a used kayak.`,
    each: (amount) => `The student puts aside ${amount} each week`,
    eachOfTwo: (amount, second) =>
      `The student puts aside ${amount} each week, and a parent adds another ${second} each week`,
    plus: (once) => `There is already ${once} in the account.`,
    minus: (once) => `From this the student must first pay back ${once} to a friend.`,
    ask: "What is the least whole number of weeks that this takes?",
    count: "the number of weeks for which the student saves",
    from: 15,
    to: 45,
  },
  {
    limit: (limit) =>
      `A club wants to raise at least ${limit} for new telescopes by selling calendars.`,
    each: (amount) => `Each calendar brings in ${amount}`,
    eachOfTwo: (amount, second) =>
      `Each calendar brings in ${amount}, and a local store adds another ${second} for each one sold`,
    plus: (once) => `The club already has ${once} in donations.`,
    minus: (once) => `Printing the calendars costs the club ${once}.`,
    ask: "What is the least number of calendars that the club must sell?",
    count: "the number of calendars that the club sells",
    from: 9,
    to: 20,
  },
  {
    limit: (limit) => `A baker wants to make a profit of at least ${limit} at a street fair.`,
    each: (amount) => `Each pie brings in ${amount}`,
    eachOfTwo: (amount, second) =>
      `Each pie brings in ${amount}, and a cup of cider sold with it brings in another ${second}`,
    plus: (once) => `The fair pays the baker ${once} for taking part.`,
    minus: (once) => `The stand costs the baker ${once}.`,
    ask: "What is the least number of pies that the baker must sell?",
    count: "the number of pies that the baker sells",
    from: 11,
    to: 24,
  },
];

/** Someone who charges one amount for the first units and another for each unit after them. */
export interface TierScenario {
  readonly who: string;
  readonly unit: string;
  readonly units: string;
  /** How many units the first charge covers, and amounts for an additional one, as they are in life. */
  readonly first: readonly [number, number];
  readonly each: readonly [number, number];
}

export const tiers: readonly TierScenario[] = [
  { who: "A moving company", unit: "hour", units: "hours", first: [2, 4], each: [45, 95] },
  { who: "A photographer", unit: "hour", units: "hours", first: [2, 4], each: [60, 140] },
  { who: "A print shop", unit: "poster", units: "posters", first: [10, 30], each: [6, 15] },
  { who: "A boat rental", unit: "hour", units: "hours", first: [2, 3], each: [18, 45] },
  { who: "A caterer", unit: "guest", units: "guests", first: [20, 40], each: [14, 38] },
  { who: "A cable repair service", unit: "hour", units: "hours", first: [2, 3], each: [40, 85] },
];
