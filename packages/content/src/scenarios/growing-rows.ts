import type { Context } from "./context.ts";

/** Four parts of something in a row, each of which has so much more than the one before. */
export interface GrowingRows extends Context {
  /** What the four have together, as a sentence. */
  readonly whole: (total: string) => string;
  /** How each after the first compares with the one before it, as a sentence. */
  readonly step: (size: string, isMore: boolean) => string;
  /** "the length of the first piece", and its unit unless it is a number. */
  readonly one: (place: string) => string;
  readonly unit?: string;
  /** Amounts are whole numbers of halves or tenths where this is 2 or 10. */
  readonly parts: 1 | 2 | 10;
  /** The least of the four amounts, and the change from one to the next, in such parts. */
  readonly least: readonly [number, number];
  readonly change: readonly [number, number];
}

export const growingRows: readonly GrowingRows[] = [
  {
    basis: "A long board is cut into pieces of about 15 to 75 inches.",
    whole: (total) =>
      `A carpenter cuts a board into four pieces with a total length of ${total} inches.`,
    step: (size, isMore) =>
      `Each piece after the first is ${size} inches ${isMore ? "longer" : "shorter"} than the piece before it.`,
    one: (place) => `the length of the ${place} piece`,
    unit: "inches",
    parts: 2,
    least: [30, 90],
    change: [3, 19],
  },
  {
    basis: "Rows of a lecture hall have about 16 to 120 seats.",
    whole: (total) => `A lecture hall has a total of ${total} seats in four rows.`,
    step: (size, isMore) =>
      `Each row after the first has ${size} ${isMore ? "more" : "fewer"} seats than the row before it.`,
    one: (place) => `the number of seats in the ${place} row`,
    parts: 1,
    least: [16, 80],
    change: [2, 14],
  },
  {
    basis: "Runners who train for a half marathon cover about 24 to 70 kilometers a week.",
    whole: (total) => `A runner covers a total of ${total} kilometers in four weeks.`,
    step: (size, isMore) =>
      `Each week after the first, the runner covers ${size} kilometers ${isMore ? "more" : "less"} than in the week before.`,
    one: (place) => `the distance covered in the ${place} week`,
    unit: "kilometers",
    parts: 2,
    least: [48, 96],
    change: [3, 11],
  },
  {
    basis: "Readers of a novel finish about 36 to 200 pages a day.",
    whole: (total) => `A student reads a novel of ${total} pages in four days.`,
    step: (size, isMore) =>
      `Each day after the first, the student reads ${size} ${isMore ? "more" : "fewer"} pages than on the day before.`,
    one: (place) => `the number of pages read on the ${place} day`,
    parts: 1,
    least: [36, 130],
    change: [4, 22],
  },
  {
    basis: "Athletes do about 15 to 110 push-ups in a session.",
    whole: (total) => `An athlete does a total of ${total} push-ups in four training sessions.`,
    step: (size, isMore) =>
      `In each session after the first, the athlete does ${size} ${isMore ? "more" : "fewer"} push-ups than in the session before.`,
    one: (place) => `the number of push-ups in the ${place} session`,
    parts: 1,
    least: [15, 70],
    change: [2, 14],
  },
  {
    basis: "Musicians practice for about 20 to 140 minutes a day.",
    whole: (total) => `A violinist practices for a total of ${total} minutes on four days.`,
    step: (size, isMore) =>
      `Each day after the first, the violinist practices for ${size} minutes ${isMore ? "more" : "less"} than on the day before.`,
    one: (place) => `the practice time on the ${place} day`,
    unit: "minutes",
    parts: 1,
    least: [20, 90],
    change: [3, 18],
  },
  {
    basis: "Mixing bowls are about 12 to 36 centimeters wide.",
    whole: (total) => `The widths of four mixing bowls have a sum of ${total} centimeters.`,
    step: (size, isMore) =>
      `Each bowl after the first is ${size} centimeters ${isMore ? "wider" : "narrower"} than the bowl before it.`,
    one: (place) => `the width of the ${place} bowl`,
    unit: "centimeters",
    parts: 10,
    least: [120, 240],
    change: [12, 39],
  },
  {
    basis: "Tubes of a wind chime are about 18 to 44 centimeters long.",
    whole: (total) => `A wind chime has four tubes with a total length of ${total} centimeters.`,
    step: (size, isMore) =>
      `Each tube after the first is ${size} centimeters ${isMore ? "longer" : "shorter"} than the tube before it.`,
    one: (place) => `the length of the ${place} tube`,
    unit: "centimeters",
    parts: 10,
    least: [180, 350],
    change: [8, 29],
  },
  {
    basis: "Shelves of a plant stand are about 12 to 60 inches long.",
    whole: (total) => `A plant stand has four shelves with a total length of ${total} inches.`,
    step: (size, isMore) =>
      `Each shelf after the first is ${size} inches ${isMore ? "longer" : "shorter"} than the shelf before it.`,
    one: (place) => `the length of the ${place} shelf`,
    unit: "inches",
    parts: 2,
    least: [24, 76],
    change: [3, 15],
  },
  {
    basis: "Rows of a flower bed have about 20 to 120 tulips.",
    whole: (total) => `A gardener plants a total of ${total} tulips in four rows.`,
    step: (size, isMore) =>
      `Each row after the first has ${size} ${isMore ? "more" : "fewer"} tulips than the row before it.`,
    one: (place) => `the number of tulips in the ${place} row`,
    parts: 1,
    least: [20, 80],
    change: [2, 14],
  },
];
