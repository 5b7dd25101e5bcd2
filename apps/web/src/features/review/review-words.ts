import type { Review } from "@sat/contract";
import { SKILLS } from "@sat/item";
import { localDay } from "../../lib/local-day.ts";
import type { More } from "./review-plan.ts";

const DAY = 86_400_000;

/** How much there is to do, such as "7 questions are due, about 9 minutes." */
export function amountWords(
  { today, minutes }: Pick<Review, "today" | "minutes">,
  more: More | null,
) {
  const time = `about ${counted(minutes, "minute")}`;
  const due = `${counted(today, "question")} ${today === 1 ? "is" : "are"} due`;
  if (more === null) return `${due}, ${time}.`;
  const besides = `${today === 0 ? counted(more.count, "question") : more.count} on ${SKILLS[more.skill].name.toLowerCase()}`;
  return today === 0 ? `${besides}, ${time}.` : `${due}, and ${besides} come with them: ${time}.`;
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
