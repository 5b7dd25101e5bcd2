import { grouped } from "../../math/print.ts";
import { dollars } from "./limits.ts";

interface Gained {
  readonly gain: number;
  readonly loss: number;
  /** How many there were of both kinds together. */
  readonly count: number;
  readonly result: number;
}

/** Something of which each adds to a result, and something of which each takes away from it. */
export interface GainScenario {
  readonly told: (numbers: Gained) => string;
  /** The question for the number of either kind. */
  readonly asks: readonly [string, string];
  readonly names: readonly [string, string];
  /** Both kinds together, and what they make. */
  readonly all: string;
  readonly outcome: string;
  /** How much one adds or takes away in life. */
  readonly each: readonly [number, number];
}

function points(value: number): string {
  return value === 1 ? "1 point" : `${grouped(value)} points`;
}

export const gains: readonly GainScenario[] = [
  {
    told: ({ gain, loss, count, result }) =>
      `In a quiz game, a team gains ${points(gain)} for each correct answer and loses ${points(loss)} for each incorrect answer. After ${count} answers, the team has ${points(result)}.`,
    asks: ["How many of the answers were correct?", "How many of the answers were incorrect?"],
    all: "answers",
    outcome: "the score",
    names: ["correct answers", "incorrect answers"],
    each: [1, 12],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A workshop earns ${dollars(gain)} for each lamp that passes a test and loses ${dollars(loss)} for each lamp that fails it. The workshop earned a total of ${dollars(result)} on ${count} lamps.`,
    asks: ["How many of the lamps passed the test?", "How many of the lamps failed the test?"],
    all: "lamps",
    outcome: "the total earned",
    names: ["lamps that passed", "lamps that failed"],
    each: [6, 20],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A courier is paid ${dollars(gain)} for each package that arrives on time and is charged ${dollars(loss)} for each package that arrives late. For ${count} packages, the courier received a total of ${dollars(result)}.`,
    asks: ["How many of the packages arrived on time?", "How many of the packages arrived late?"],
    all: "packages",
    outcome: "the payment",
    names: ["packages on time", "late packages"],
    each: [3, 12],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `In a video game, a player gains ${points(gain)} for each gem and loses ${points(loss)} for each rock. After collecting a total of ${count} gems and rocks, the player has ${points(result)}.`,
    asks: ["How many gems did the player collect?", "How many rocks did the player collect?"],
    all: "gems and rocks",
    outcome: "the score",
    names: ["gems", "rocks"],
    each: [2, 25],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A rainwater tank gains ${grouped(gain)} gallons on each rainy day and loses ${grouped(loss)} gallons on each dry day. Over ${count} days, the amount of water in the tank increased by ${grouped(result)} gallons.`,
    asks: ["How many of the days were rainy?", "How many of the days were dry?"],
    all: "days",
    outcome: "the increase",
    names: ["rainy days", "dry days"],
    each: [4, 30],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A bakery earns ${dollars(gain)} on each cake that it sells and loses ${dollars(loss)} on each cake that it does not sell. In one week, the bakery baked ${count} cakes and earned a total of ${dollars(result)} on them.`,
    asks: ["How many of the cakes were sold?", "How many of the cakes were not sold?"],
    all: "cakes",
    outcome: "the total earned",
    names: ["cakes sold", "cakes not sold"],
    each: [5, 18],
  },
];
