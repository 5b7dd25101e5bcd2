import type { User } from "@sat/contract";
import { localDay } from "./local-day.ts";
import { isText } from "./shapes.ts";
import { learnerShelf } from "./storage.ts";

const KEY = "look-back";
/** Monday and Tuesday, as JavaScript counts days: later the week is too far back to be proposed. */
const PROPOSED_ON = [1, 2];

/** Whether a learner is to be told, on this device, that there is last week to look back on. */
export function isLookBackDue(
  { uid, joinDate }: Pick<User, "uid" | "joinDate">,
  now = new Date(),
): boolean {
  const monday = mondayOf(now);
  return (
    PROPOSED_ON.includes(now.getDay()) &&
    new Date(joinDate) < monday &&
    learnerShelf(uid).read(KEY, isText) !== localDay(monday)
  );
}

/** Keeps that the learner has looked back this week. */
export function noteLookBack(uid: string, now = new Date()): void {
  learnerShelf(uid).write(KEY, localDay(mondayOf(now)));
}

/** When this week began, by the learner's own clock. */
function mondayOf(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
}
