import type { Preferences, Question } from "@sat/contract";
import {
  type Bookmark,
  bookmarkForm,
  bookmarkOf,
  type KeptDesk,
  keptDeskForm,
  newDesk,
  restored,
} from "@sat/desk";
import type { SectionChoice } from "@sat/item";
import { difficultyOf } from "../../lib/difficulty-choice.ts";
import { keep, type Place, readKept } from "../../lib/kept-form.ts";
import { isDesk } from "./is-desk.ts";
import type { QuestionState } from "./question-desk.ts";

/* What this browser keeps of the learner's desks. */

const WHOLE = keptDeskForm<Question>();

/** Keeps a desk whole, exactly as it stands. */
export function keepDesk(place: Place, state: QuestionState, preferences: Preferences): void {
  keep(place, WHOLE, { state, defaults: defaultsOf(preferences) });
}

/** The desk that was kept whole, as it was left; a new one where there is none. `wanted`: what the learner came for. */
export function keptDesk(
  place: Place,
  preferences: Preferences,
  wanted?: SectionChoice,
): QuestionState {
  const now = { ...defaultsOf(preferences), timed: preferences.timerEnabled };
  const kept = readDesk(place);
  if (kept === undefined) return newDesk(now);
  // Who comes for a section finds the desk of the one that was left, though another has become the default.
  return restored(kept, wanted === undefined ? now : { ...now, section: kept.defaults.section });
}

/** The question that was left open at a desk that was kept whole, if one was. */
export function openQuestion(place: Place): Question | undefined {
  const state = readDesk(place)?.state;
  return state?.phase === "shown" ? state.question : undefined;
}

function readDesk(place: Place): KeptDesk<Question> | undefined {
  const kept = readKept(place, WHOLE);
  return kept !== undefined && isDesk({ ...kept }) ? kept : undefined;
}

/** Keeps the place where a desk stands, of a session; while a question is fetched there is nothing to keep. */
export function keepBookmark(place: Place, state: QuestionState, id: string): void {
  const bookmark = bookmarkOf(state, id);
  if (bookmark !== undefined) keep(place, bookmarkForm, bookmark);
}

export function keptBookmark(place: Place): Bookmark | undefined {
  return readKept(place, bookmarkForm);
}

export function forgetDesk({ shelf, key }: Place): void {
  shelf.remove(key);
}

function defaultsOf(preferences: Preferences) {
  return { section: preferences.defaultSection, difficulty: difficultyOf(preferences) };
}
