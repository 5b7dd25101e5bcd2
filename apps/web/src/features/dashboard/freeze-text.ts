import type { Stats } from "@sat/contract";

/** Days for which the name of a weekday tells which is meant. */
const NAMED_BY_WEEKDAY = 6;

/** What there is to say of freezes; nothing while there is no streak. */
export function freezeText(
  { currentStreak, freezes }: Stats,
  now = new Date(),
): string | undefined {
  if (freezes === undefined || currentStreak === 0) return undefined;
  const { left, daysToNext, spentOn } = freezes;
  const spent = spentOn.map(noonOf).filter((noon) => daysFrom(noon, now) <= NAMED_BY_WEEKDAY);
  if (spent.length > 0) {
    const days = spent.map((noon) => noon.toLocaleDateString("en-US", { weekday: "long" }));
    const kept = days.length > 1 ? "Freezes kept" : "A freeze kept";
    return `${kept} your streak on ${days.join(" and ")}. ${left || "None"} left.`;
  }
  if (left > 0)
    return `You have ${left === 1 ? "1 freeze" : `${left} freezes`}. A missed day takes one and your streak goes on.`;
  return `${daysToNext === 1 ? "1 more day" : `${daysToNext} more days`} of your streak will earn a freeze, which covers a missed day.`;
}

/** The noon of a local day. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

function daysFrom(earlier: Date, later: Date): number {
  return Math.round((later.getTime() - earlier.getTime()) / 86_400_000);
}
