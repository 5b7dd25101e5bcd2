import { isSkillCode, type SkillCode } from "@sat/item";
import { isRecord, isText } from "../../lib/shapes.ts";
import { localDay } from "../../lib/local-day.ts";
import type { Place } from "../../lib/kept-form.ts";

/** Most questions of a skill that come among those due: the contract takes no more. */
const MOST_MORE = 20;
/** Most that is due on a day, as the server serves it. */
const MOST_DUE = 20;

/** Questions of a skill that are to come among those due. */
export interface More {
  readonly skill: SkillCode;
  readonly count: number;
}

/** A review as it was begun. */
export interface ReviewPlan {
  /** The learner's local day: what was begun on another is given up without a word. */
  readonly day: string;
  /** Tells one review of a day from another. */
  readonly begun: string;
  readonly due: number;
  readonly more: More | null;
}

/** What a review is to be made of. */
export type ReviewWish = Pick<ReviewPlan, "due" | "more">;

export function newPlan(wish: ReviewWish): ReviewPlan {
  return { day: localDay(), begun: new Date().toISOString(), ...wish };
}

export function lengthOf({ due, more }: ReviewPlan): number {
  return due + (more?.count ?? 0);
}

/** What the question of a number is asked for: those of the skill are spread evenly among those due. */
export function turnOf(plan: ReviewPlan, number: number): "due" | "skill" {
  const share = (plan.more?.count ?? 0) / lengthOf(plan);
  return Math.floor(number * share) > Math.floor((number - 1) * share) ? "skill" : "due";
}

/** What an address asks for; nothing if that makes no review. */
export function readWish({ due, ...besides }: WishSearch): ReviewWish | null {
  const more = readMore(besides);
  const isAsked = typeof due === "number" && Number.isInteger(due) && due > 0;
  if (!isAsked && more === null) return null;
  return { due: isAsked ? Math.min(due, MOST_DUE) : 0, more };
}

interface WishSearch {
  readonly due?: unknown;
  readonly skill?: unknown;
  readonly more?: unknown;
}

/** What it asks for besides what is due. */
function readMore({ skill, more }: Omit<WishSearch, "due">): More | null {
  if (!isText(skill) || !isSkillCode(skill) || typeof more !== "number") return null;
  if (!Number.isInteger(more) || more < 1) return null;
  return { skill, count: Math.min(more, MOST_MORE) };
}

/** The review that was begun here today and not ended. */
export function keptPlan({ shelf, key }: Place): ReviewPlan | undefined {
  const plan = shelf.read(key, isPlan);
  return plan?.day === localDay() ? plan : undefined;
}

/** Keeps it for as long as it is under way. */
export function keepPlan({ shelf, key }: Place, plan: ReviewPlan): void {
  shelf.write(key, plan);
}

/** Forgets a review that is over, but not another that was begun since. */
export function forgetPlan(place: Place, { begun }: ReviewPlan): void {
  if (keptPlan(place)?.begun === begun) place.shelf.remove(place.key);
}

function isPlan(value: unknown): value is ReviewPlan {
  if (!isRecord(value)) return false;
  const { day, begun, due, more } = value;
  return isText(day) && isText(begun) && typeof due === "number" && (more === null || isMore(more));
}

function isMore(value: unknown): value is More {
  return (
    isRecord(value) &&
    isText(value.skill) &&
    isSkillCode(value.skill) &&
    typeof value.count === "number"
  );
}
