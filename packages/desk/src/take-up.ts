import { type Choice, type DeskState, type Draft, NO_DRAFT, standingOf } from "./desk-state.ts";
import type { Bookmark, KeptDesk } from "./kept.ts";

/**
 * A desk that was kept whole, for another page to go on with. A load that the former page did not live to see is
 * given up, and one that failed is no news any more.
 */
export function restored<Question>(
  { state, defaults }: KeptDesk<Question>,
  now: Choice & { readonly timed: boolean },
): DeskState<Question> {
  const changed = {
    timed: now.timed,
    section: now.section === defaults.section ? state.section : now.section,
    difficulty: now.difficulty === defaults.difficulty ? state.difficulty : now.difficulty,
    isPresent: false,
  };
  if (state.phase === "shown") return { ...state, ...changed, since: null };
  if (state.phase !== "loading" && state.phase !== "failed") return { ...state, ...changed };
  return { ...standingOf(state), ...changed, phase: "idle", draft: state.draft };
}

/** An answer that was given at a desk before it was left. */
interface FormerAnswer<Question> {
  readonly question: Question;
  readonly response: Draft["response"];
  readonly correct: boolean;
  readonly timeSpent: number;
}

/** A desk taken up where its answers, and on this device the bookmark, have it. */
export function takeUp<Question>(
  choice: Choice,
  answers: readonly FormerAnswer<Question>[],
  bookmark: Bookmark | undefined,
): DeskState<Question> {
  const standing = {
    ...choice,
    timed: false,
    total: answers.length,
    score: answers.filter(({ correct }) => correct).length,
    time: answers.reduce((total, { timeSpent }) => total + timeSpent, 0),
    request: 0,
    isPresent: false,
  };
  const last = answers.at(-1);
  if (bookmark?.isAnswered === true && bookmark.number === answers.length && last !== undefined) {
    return { ...standing, phase: "answered", ...last, autoSubmitted: false, answeredAt: 0 };
  }
  const isDraft = bookmark?.isAnswered === false && bookmark.number === answers.length + 1;
  return { ...standing, phase: "idle", draft: isDraft ? draftOf(bookmark) : NO_DRAFT };
}

function draftOf({ response, spent, processData }: Draft): Draft {
  return { response, spent, processData };
}
