import { SECTIONS, type Section, SKILLS, type SkillCode, type SlipCode } from "@sat/item";
import type { DayTally, SlipTally, Tally } from "../../records/progress-figures.ts";

/** What the answers of one week come to. */
export interface WeekFigures extends Tally {
  /** How many of its days have answers. */
  readonly days: number;
  readonly bySkill: ReadonlyMap<SkillCode, Tally>;
  /** Wrong answers by the slip behind them. */
  readonly bySlip: ReadonlyMap<SlipCode, number>;
}

export function weekFigures(days: readonly DayTally[], slips: readonly SlipTally[]): WeekFigures {
  const bySkill = new Map<SkillCode, Tally>();
  for (const { skill, ...tally } of days)
    if (skill !== null) bySkill.set(skill, summed([bySkill.get(skill) ?? NONE, tally]));
  const bySlip = new Map<SlipCode, number>();
  for (const { slip, misses } of slips) bySlip.set(slip, (bySlip.get(slip) ?? 0) + misses);
  return { ...summed(days), days: new Set(days.map(({ day }) => day)).size, bySkill, bySlip };
}

/** What the sections come to; answers of no known skill are of none. */
export function bySection(days: readonly DayTally[]): Readonly<Record<Section, Tally>> {
  const of = (section: Section) =>
    summed(days.filter(({ skill }) => skill !== null && isOf(skill, section)));
  const [reading, writing, math] = SECTIONS.map(of);
  return { Reading: reading ?? NONE, Writing: writing ?? NONE, Math: math ?? NONE };
}

function isOf(skill: SkillCode, section: Section): boolean {
  const sections: readonly Section[] = SKILLS[skill].sections;
  return sections.includes(section);
}

const NONE: Tally = { answers: 0, right: 0 };

export function summed(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { answers, right }) => ({ answers: sum.answers + answers, right: sum.right + right }),
    NONE,
  );
}
