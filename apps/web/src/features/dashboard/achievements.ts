import type { Stats } from "@sat/contract";

/** Marks that are worth a word, of answered questions and of days in a row. */
const QUESTIONS = [10, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
const DAYS = [3, 7, 14, 30, 60, 100, 365];

interface Achievements {
  /** The highest marks that were reached, in words. */
  readonly reached: readonly string[];
  /** The marks that come next, in words. */
  readonly next: readonly string[];
}

/** What a learner has achieved by their lifetime figures, and what comes next. */
export function achievements({ totalQuestions, longestStreak }: Stats): Achievements {
  const kinds = [
    { marks: QUESTIONS, count: totalQuestions, inWords: questions },
    { marks: DAYS, count: longestStreak, inWords: daysInARow },
  ];
  return {
    reached: kinds.flatMap(({ marks, count, inWords }) =>
      marks
        .filter((mark) => mark <= count)
        .slice(-1)
        .map(inWords),
    ),
    next: kinds.flatMap(({ marks, count, inWords }) =>
      marks
        .filter((mark) => mark > count)
        .slice(0, 1)
        .map(inWords),
    ),
  };
}

function questions(count: number): string {
  return `${count.toLocaleString("en-US")} questions`;
}

function daysInARow(count: number): string {
  return `${count} days in a row`;
}
