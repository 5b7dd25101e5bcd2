import { EXAM_SECTIONS } from "@sat/item";
import type { Progress } from "@sat/contract";
import { rangeOfSection } from "@sat/learner";
import { dayAfter, localDay } from "../../policies/local-day.ts";
import { TREND_ANSWERS } from "../../policies/trend.ts";
import { mondayOf } from "../../policies/week.ts";
import type { Abilities } from "../../records/abilities.ts";
import type { AbilityDay, AbilityDays } from "../../records/ability-days.ts";
import type { ProgressFigures } from "../../records/progress-figures.ts";
import { hoursOf } from "./hours.ts";
import { skillRows } from "./skill-rows.ts";
import { slipsOf } from "./slips.ts";
import { daysOf, weeksOf } from "./weeks.ts";

export interface ProgressContext {
  readonly abilities: Abilities;
  readonly abilityDays: AbilityDays;
  readonly progressFigures: ProgressFigures;
  readonly clock: () => Date;
}

/** How many weeks are looked back on, this one among them. */
const WEEKS = 26;

/** What the learner's answers come to, by skill and over time. */
export async function readProgress(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  { abilities, abilityDays, progressFigures: figures, clock }: ProgressContext,
): Promise<Progress> {
  const now = clock();
  const since = dayAfter(mondayOf(localDay(now, timeZone)), -7 * (WEEKS - 1));
  // Today is at most a day further somewhere, and what is said to be later comes of a wrong clock.
  const last = dayAfter(localDay(now, timeZone), 1);
  const ability = await abilities.find(uid);
  const stretch = { uid, since, until: last };
  const days = await figures.byDay(stretch);
  const beliefs = (await abilityDays.since(uid, since)).filter(({ day }) => day <= last);
  const tallies = await figures.bySkill(uid);
  const latest = await figures.latest(uid, TREND_ANSWERS, now);
  const times = await figures.latestTimes(uid, TREND_ANSWERS, now);
  return {
    skills: skillRows(ability, { tallies, latest, times }),
    weeks: weeksOf(days),
    scores: beliefs.flatMap(scoresOf),
    domains: weekEnds(beliefs).flatMap(domainsOf),
    slips: slipsOf(await figures.slipsByDay(stretch)),
    confidence: await figures.byGuess(uid),
    days: daysOf(days),
    hours: hoursOf(await figures.byTenMinutes(uid, new Date(since)), timeZone),
  };
}

/** The sections' score ranges on a day; a section without one is left out. */
function scoresOf({ day, sections }: AbilityDay): Progress["scores"] {
  return EXAM_SECTIONS.flatMap((section) => {
    const range = rangeOfSection(sections[section]);
    return range === null ? [] : [{ day, section, ...range }];
  });
}

/** Of each week the latest of its days. */
function weekEnds(days: readonly AbilityDay[]): AbilityDay[] {
  return [...new Map(days.map((each) => [mondayOf(each.day), each])).values()];
}

/** The same of the domains. */
function domainsOf({ day, domains }: AbilityDay): Progress["domains"] {
  return Object.entries(domains).flatMap(([domain, belief]) => {
    const range = rangeOfSection(belief);
    return range === null ? [] : [{ day, domain, ...range }];
  });
}
