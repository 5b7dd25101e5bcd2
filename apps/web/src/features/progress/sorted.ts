import type { SkillProgress, Trend } from "@sat/contract";
import { SKILLS } from "@sat/item";

/** The columns of the table of skills. */
export const COLUMNS = [
  { id: "skill", name: "Skill" },
  { id: "level", name: "Level" },
  { id: "right", name: "Right" },
  { id: "trend", name: "Trend" },
  { id: "last", name: "Last answered" },
  { id: "pace", name: "Pace" },
] as const;
type Column = (typeof COLUMNS)[number]["id"];

export interface Order {
  readonly by: Column;
  readonly isDescending: boolean;
}

const TREND_ORDER: Readonly<Record<Trend, number>> = { worse: 0, steady: 1, better: 2 };

/** What each column is sorted by; null stands last, whichever way. */
const KEYS: Readonly<Record<Column, (row: SkillProgress) => number | string | null>> = {
  skill: ({ skill }) => SKILLS[skill].name,
  level: ({ step, estimate }) => step && estimate.mean,
  right: ({ right, answers }) => (answers === 0 ? null : right / answers),
  trend: ({ trend }) => trend && TREND_ORDER[trend],
  last: ({ lastAnsweredAt }) => lastAnsweredAt,
  // A minute over the exam's pace says more of a short question than of a long one.
  pace: ({ pace, examPace }) => pace && pace / examPace,
};

/** The rows in an order; without one as they came. */
export function sorted(
  rows: readonly SkillProgress[],
  order: Order | undefined,
): readonly SkillProgress[] {
  if (order === undefined) return rows;
  const key = KEYS[order.by];
  const known = rows.filter((row) => key(row) !== null);
  const ascending = known.toSorted((one, other) => compared(key(one), key(other)));
  return [
    ...(order.isDescending ? ascending.toReversed() : ascending),
    ...rows.filter((row) => key(row) === null),
  ];
}

function compared(one: number | string | null, other: number | string | null): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en-US");
}
