import type { Review } from "@sat/contract";
import { skillPhrase } from "@sat/item";
import { localDay } from "../../lib/local-day.ts";
import type { More } from "./review-plan.ts";

const DAY = 86_400_000;

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
