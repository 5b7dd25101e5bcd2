import { grouped } from "../../math/print.ts";
import { dollars } from "./limits.ts";

interface Gained {
  readonly gain: number;
  readonly loss: number;
  /** How many there were of both kinds together. */
  readonly count: number;
  readonly result: number;
}

type Asked = "x" | "y" | "gained" | "lost";

/** Something of which each adds to a result, and something of which each takes away from it. */
export interface GainScenario {
  readonly told: (numbers: Gained) => string;
  readonly many: readonly [string, string];
  readonly asks: Readonly<Record<Asked, string>>;
  readonly names: Readonly<Record<Asked, string>>;
  /** How much one adds or takes away in life. */
  readonly gain: readonly [number, number];
  readonly loss: readonly [number, number];
}

function points(value: number): string {
  return value === 1 ? "1 point" : `${grouped(value)} points`;
}

export const gains: readonly GainScenario[] = [
  {
    told: ({ gain, loss, count, result }) =>
      `In a quiz game, a team gains ${points(gain)} for each correct answer and loses ${points(loss)} for each incorrect answer. After ${count} answers the team has ${points(result)}.`,
    many: ["correct answers", "incorrect answers"],
    asks: {
      x: "How many of the answers were correct?",
      y: "How many of the answers were incorrect?",
      gained: "How many points did the team gain for its correct answers?",
      lost: "How many points did the team lose for its incorrect answers?",
    },
    names: {
      x: "the number of correct answers",
      y: "the number of incorrect answers",
      gained: "the points gained for correct answers",
      lost: "the points lost for incorrect answers",
    },
    gain: [2, 12],
    loss: [1, 8],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A workshop earns ${dollars(gain)} for each lamp that passes a test and loses ${dollars(loss)} for each lamp that fails it. With ${count} lamps it earned ${dollars(result)} in all.`,
    many: ["lamps that passed", "lamps that failed"],
    asks: {
      x: "How many of the lamps passed the test?",
      y: "How many of the lamps failed the test?",
      gained: "How many dollars did the workshop earn with the lamps that passed?",
      lost: "How many dollars did the workshop lose with the lamps that failed?",
    },
    names: {
      x: "the number of lamps that passed",
      y: "the number of lamps that failed",
      gained: "the dollars earned with the lamps that passed",
      lost: "the dollars lost with the lamps that failed",
    },
    gain: [8, 25],
    loss: [3, 15],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A courier is paid ${dollars(gain)} for each package that arrives on time and is charged ${dollars(loss)} for each package that arrives late. For ${count} packages the courier received ${dollars(result)} in all.`,
    many: ["packages on time", "late packages"],
    asks: {
      x: "How many of the packages arrived on time?",
      y: "How many of the packages arrived late?",
      gained: "How many dollars was the courier paid for the packages that arrived on time?",
      lost: "How many dollars was the courier charged for the packages that arrived late?",
    },
    names: {
      x: "the number of packages on time",
      y: "the number of late packages",
      gained: "the dollars paid for packages on time",
      lost: "the dollars charged for late packages",
    },
    gain: [5, 18],
    loss: [2, 12],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `In a video game, a player gains ${points(gain)} for each gem and loses ${points(loss)} for each rock. After collecting ${count} gems and rocks, the player has ${points(result)}.`,
    many: ["gems", "rocks"],
    asks: {
      x: "How many gems did the player collect?",
      y: "How many rocks did the player collect?",
      gained: "How many points did the player gain for gems?",
      lost: "How many points did the player lose for rocks?",
    },
    names: {
      x: "the number of gems",
      y: "the number of rocks",
      gained: "the points gained for gems",
      lost: "the points lost for rocks",
    },
    gain: [5, 30],
    loss: [2, 20],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A water tank gains ${grouped(gain)} gallons on each rainy day and loses ${grouped(loss)} gallons on each dry day. Over ${count} days the tank gained ${grouped(result)} gallons in all.`,
    many: ["rainy days", "dry days"],
    asks: {
      x: "How many of the days were rainy?",
      y: "How many of the days were dry?",
      gained: "How many gallons did the tank gain on the rainy days?",
      lost: "How many gallons did the tank lose on the dry days?",
    },
    names: {
      x: "the number of rainy days",
      y: "the number of dry days",
      gained: "the gallons gained on rainy days",
      lost: "the gallons lost on dry days",
    },
    gain: [20, 60],
    loss: [4, 25],
  },
  {
    told: ({ gain, loss, count, result }) =>
      `A charity receives ${dollars(gain)} for each ticket sold for a benefit concert and pays ${dollars(loss)} for each ticket given away. For ${count} tickets the charity ended with ${dollars(result)}.`,
    many: ["tickets sold", "tickets given away"],
    asks: {
      x: "How many of the tickets were sold?",
      y: "How many of the tickets were given away?",
      gained: "How many dollars did the charity receive for the tickets sold?",
      lost: "How many dollars did the charity pay for the tickets given away?",
    },
    names: {
      x: "the number of tickets sold",
      y: "the number of tickets given away",
      gained: "the dollars received for tickets sold",
      lost: "the dollars paid for tickets given away",
    },
    gain: [12, 45],
    loss: [3, 11],
  },
];
