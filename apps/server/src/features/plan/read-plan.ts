import type { PlanOutline } from "@sat/contract";
import { worthMost } from "@sat/learner";
import { dayAfter, localDay } from "../../policies/local-day.ts";
import { mondayOf } from "../../policies/week.ts";
import { minutesOf, plannedWeeks } from "../../policies/plan.ts";
import type { Abilities } from "../../records/abilities.ts";
import type { ProgressFigures } from "../../records/progress-figures.ts";
import type { Users } from "../../records/users.ts";

export interface PlanContext {
  readonly users: Pick<Users, "find">;
  readonly abilities: Abilities;
  readonly progressFigures: Pick<ProgressFigures, "timeByDay">;
  readonly clock: () => Date;
}

/** The learner's plan as it is from today on, and what was done this week. */
export async function readPlan(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  { users, abilities, progressFigures, clock }: PlanContext,
): Promise<PlanOutline> {
  const today = localDay(clock(), timeZone);
  const monday = mondayOf(today);
  const days = await progressFigures.timeByDay(uid, monday);
  const ofWeek = days.filter(({ day }) => day <= dayAfter(monday, 6));
  const ability = await abilities.find(uid);
  const answers = sum(ability.answers);
  const plan = (await users.find(uid))?.user.preferences.plan ?? null;
  const minutesToday = minutesOf(days.filter(({ day }) => day === today));
  const skills = answers > 0 ? worthMost(ability) : [];
  return {
    today,
    weeks: plan === null ? [] : plannedWeeks({ plan, today, minutesToday, skills }),
    thisWeek: {
      answers: sum(ofWeek.map((day) => day.answers)),
      minutes: minutesOf(ofWeek),
    },
    answers,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
