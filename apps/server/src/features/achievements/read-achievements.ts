import type { Achievement, Achievements } from "@sat/contract";
import { localDays } from "../../policies/local-day.ts";
import type { FiguresOfPractice } from "../../records/practice-figures.ts";
import { type Aim, AIMS } from "./aims.ts";
import { type FigureName, type Growth, growthOf } from "./figures.ts";

export interface AchievementsContext {
  readonly figuresOfPractice: FiguresOfPractice;
}

/** How far the learner is with each achievement; the days are those of the time zone where the answers do not tell. */
export async function readAchievements(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  { figuresOfPractice }: AchievementsContext,
): Promise<Achievements> {
  const localDay = localDays(timeZone);
  const figures = await figuresOfPractice.find(uid);
  const growths = new Map<FigureName, Growth>();
  for (const { figure } of AIMS) {
    if (!growths.has(figure))
      growths.set(
        figure,
        growthOf(figure, figures, (instant) => localDay(new Date(instant))),
      );
  }
  return { achievements: AIMS.map((aim) => present(aim, growths.get(aim.figure) ?? [])) };
}

function present({ id, name, takes, goal }: Aim, growth: Growth): Achievement {
  const reached = growth.find(({ total }) => total >= goal);
  const progress = Math.min(goal, growth.at(-1)?.total ?? 0);
  return { id, name, takes, goal, progress, reachedOn: reached?.day ?? null };
}
