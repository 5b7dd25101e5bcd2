import type { Upshot } from "@sat/content";
import type { StudyItem } from "./study-model.ts";

export interface EliminationItem extends StudyItem {
  readonly ending: Ending;
  /** Place of the key: of the cause that it names, or past the last cause if it names none. */
  readonly key: number;
  /** Whether one cause is said to be at work, so that the key's own test can stay untold. */
  readonly isPresumed: boolean;
  readonly telling: Telling;
}

/** What the options say: which cause is at work, or what the tests come to. */
type Ending = "claims" | "upshot";
export type Telling = "plain" | "dense";

/** Whether the options name what is left or what has fallen. */
export function namesOf({ study, ending }: EliminationItem): Upshot["names"] {
  return ending === "claims" ? "left" : study.upshot.names;
}

/** Whether a cause passes its test. */
export function isLeft(item: EliminationItem, place: number): boolean {
  return (item.key === place) === (namesOf(item) === "left");
}
