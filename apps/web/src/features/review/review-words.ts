import type { Review } from "@sat/contract";
import { skillPhrase, SKILLS } from "@sat/item";
import { localDay } from "../../lib/local-day.ts";
import type { More, ReviewWish } from "./review-plan.ts";

const DAY = 86_400_000;

/** The page's name, and that of what is asked on it. */
export const REVIEW = "Review";

/** What a set is called, and the buttons that begin and finish it: one of a skill alone is no review. */
export function setWords({ due, more }: ReviewWish) {
  return more !== null && due === 0
    ? { title: `Practice: ${SKILLS[more.skill].name}`, begin: "Start", finish: "Finish" }
    : { title: REVIEW, begin: "Start Review", finish: "Finish Review" };
}

/** How much there is to do, such as "4 questions are due, and 6 more on circles, about 12 minutes." */
export function amountWords(
  { today, minutes }: Pick<Review, "today" | "minutes">,
  more: More | null,
): string {
  const parts = [`${counted(today, "question")} ${today === 1 ? "is" : "are"} due`];
  if (more !== null) {
    const name = skillPhrase(more.skill);
    if (today === 0) parts[0] = `${counted(more.count, "question")} on ${name}`;
    else parts.push(`and ${more.count} more on ${name}`);
  }
  return `${[...parts, `about ${counted(minutes, "minute")}`].join(", ")}.`;
}

/** A local day to come, such as "tomorrow" or "on Tuesday, November 24". */
export function dayWords(day: string): string {
  if (Date.parse(day) - Date.parse(localDay()) === DAY) return "tomorrow";
  const name = new Date(day).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return `on ${name}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
