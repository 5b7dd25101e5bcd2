import { EMPTY_STATS, SESSION_LENGTH } from "@sat/contract";
import { SECTIONS } from "@sat/item";
import { afterAnswer, type Standing } from "../../policies/streak.ts";
import type { DayFigures, PracticeFigures } from "../../records/practice-figures.ts";

/** What a figure has come to by each day on which it grew; the day is null if nothing tells when it did. */
export type Growth = readonly { readonly day: string | null; readonly total: number }[];

/** Tells the local day of an instant. */
type DayOf = (instant: string) => string;

/** Right answers that count in each section towards all three. */
export const RIGHT_IN_EACH = 50;

const FIGURES = {
  answered: ({ days }) => summed(days, ({ answered }) => answered),
  right: ({ days }) => summed(days, ({ right }) => right),
  hardRight: ({ days }) => summed(days, ({ hardRight }) => hardRight),
  typedRight: ({ days }) => summed(days, ({ typedRight }) => typedRight),
  rightInEach: ({ days }) => rightInEach(days),
  days: ({ days }) => oneByOne(days.map(({ day }) => day)),
  streak: ({ days }) => longestStreak(days),
  topics: ({ topics }, dayOf) => oneByOne(topics.map(({ firstAt }) => dayOf(firstAt))),
  advanced: ({ topics }, dayOf) =>
    oneByOne(topics.flatMap(({ advancedAt }) => (advancedAt === null ? [] : dayOf(advancedAt)))),
  mastery: ({ topics }, dayOf) =>
    oneByOne(topics.flatMap(({ masteryAt }) => (masteryAt === null ? [] : dayOf(masteryAt)))),
  skills: ({ skills }) => oneByOne(skills),
  comebacks: ({ comebacks }) => oneByOne(comebacks),
  sessions: ({ sessions }, dayOf) =>
    oneByOne(sessions.map(({ completedAt }) => dayOf(completedAt))),
  perfect: ({ sessions }, dayOf) =>
    oneByOne(
      sessions.flatMap(({ completedAt, score }) =>
        score === SESSION_LENGTH ? dayOf(completedAt) : [],
      ),
    ),
  mended: ({ mended }) => [{ day: null, total: mended }],
} as const satisfies Record<string, (figures: PracticeFigures, dayOf: DayOf) => Growth>;

/** What achievements count. */
export type FigureName = keyof typeof FIGURES;

export function growthOf(name: FigureName, figures: PracticeFigures, dayOf: DayOf): Growth {
  return FIGURES[name](figures, dayOf);
}

function summed(days: readonly DayFigures[], of: (figures: DayFigures) => number): Growth {
  let total = 0;
  return days.map((figures) => {
    total += of(figures);
    return { day: figures.day, total };
  });
}

/** Those of one section alone come to no more than a third of the way. */
function rightInEach(days: readonly DayFigures[]): Growth {
  const growths = SECTIONS.map((section) => summed(days, ({ rightIn }) => rightIn[section]));
  return days.map(({ day }, at) => {
    const counted = growths.map((growth) => Math.min(RIGHT_IN_EACH, growth[at]?.total ?? 0));
    return { day, total: counted.reduce((one, other) => one + other) };
  });
}

function longestStreak(days: readonly DayFigures[]): Growth {
  let standing: Standing = { stats: EMPTY_STATS, lastDay: null };
  return days.map(({ day }) => {
    standing = afterAnswer(standing, { correct: true, day });
    return { day, total: standing.stats.longestStreak };
  });
}

/** Of what grew by one on each of these days. */
function oneByOne(days: readonly string[]): Growth {
  return days.toSorted().map((day, at) => ({ day, total: at + 1 }));
}
