import type { Activities } from "@sat/contract";
import { skillWorths } from "@sat/learner";
import { activitiesIn, type SkillLately } from "../../policies/activities.ts";
import { daysBetween, localDays } from "../../policies/local-day.ts";
import { paceOf } from "../../policies/pace.ts";
import { isPlanned, minutesOf, plannedWeeks } from "../../policies/plan.ts";
import { reviewDay } from "../../policies/review-day.ts";
import type { Abilities } from "../../records/abilities.ts";
import type { Cards } from "../../records/cards.ts";
import type { LatestAnswer, ProgressFigures } from "../../records/progress-figures.ts";
import type { Users } from "../../records/users.ts";

export interface ActivitiesContext {
  readonly users: Pick<Users, "find">;
  readonly abilities: Abilities;
  readonly progressFigures: Pick<ProgressFigures, "latest" | "latestTimes" | "timeByDay">;
  readonly cards: Pick<Cards, "list">;
  readonly clock: () => Date;
}

/** How many of a skill's latest answers are looked at. */
const LATEST = 8;

/** What the learner could do now, the most worth first. */
export async function readActivities(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  context: ActivitiesContext,
): Promise<Activities> {
  const { abilities, progressFigures, cards, clock } = context;
  const now = clock();
  const dayOf = localDays(timeZone);
  const today = dayOf(now);
  const ability = await abilities.find(uid);
  const latest = Map.groupBy(await progressFigures.latest(uid, LATEST, now), ({ skill }) => skill);
  const times = Map.groupBy(
    await progressFigures.latestTimes(uid, LATEST, now),
    ({ skill }) => skill,
  );
  const lately = new Map(
    [...latest].map(([skill, answers]) => [
      skill,
      {
        ...resultsOf(answers, (instant) => daysBetween(dayOf(instant), today)),
        pace: paceOf((times.get(skill) ?? []).map(({ timeSpent }) => timeSpent)),
      },
    ]),
  );
  const daysSince = new Map([...lately].map(([skill, { days }]) => [skill, days]));
  const minutesLeft = await minutesLeftOf({ uid, today }, context);
  const activities = activitiesIn({
    answers: ability.answers.reduce((sum, each) => sum + each, 0),
    due: reviewDay(await cards.list(uid), { today, dayOf }).left,
    worths: skillWorths(ability, daysSince),
    lately,
    minutesLeft,
  });
  return { doneToday: minutesLeft === 0, activities };
}

/** Null where nothing is planned for today. */
async function minutesLeftOf(
  { uid, today }: { readonly uid: string; readonly today: string },
  { users, progressFigures }: ActivitiesContext,
): Promise<number | null> {
  const plan = (await users.find(uid))?.user.preferences.plan ?? null;
  if (plan === null || !isPlanned(today, plan)) return null;
  const times = await progressFigures.timeByDay(uid, today);
  const minutesToday = minutesOf(times.filter(({ day }) => day === today));
  const [week] = plannedWeeks({ plan, today, minutesToday, skills: [] });
  return week?.days.find(({ day }) => day === today)?.minutes ?? 0;
}

/** @param answers of one skill, the latest first */
function resultsOf(
  answers: readonly LatestAnswer[],
  daysSince: (instant: Date) => number,
): Omit<SkillLately, "pace"> {
  const since = answers.map(({ answeredAt }) => daysSince(new Date(answeredAt)));
  return {
    // What is said to be later than now comes of a wrong clock.
    days: Math.max(0, since[0] ?? 0),
    answers: answers.length,
    wrong: answers.filter(({ correct }) => !correct).length,
  };
}
