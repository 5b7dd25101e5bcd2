import type { Preferences } from "@sat/contract";
import { DIFFICULTIES, OPTION_LETTERS } from "@sat/item";
import { FIRST_SEAT, type Row } from "../../lib/seat.ts";
import { isSectionChoice } from "../../lib/section-choice.ts";
import { isBoolean, isCount, isNumber, isOneOf, isRecord, isText } from "../../lib/shapes.ts";
import type { Shelf } from "../../lib/storage.ts";
import { isAnswerable } from "../read-question.ts";
import { COUNTDOWN_MS, START_DELAY_MS } from "./countdown.ts";
import { newSession, type Session } from "./session.ts";

/** A session on the shelf, with the defaults of its time: a default changed since then wins. */
interface Kept {
  readonly session: Session;
  readonly defaults: Pick<Preferences, "defaultSection" | "defaultDifficulty">;
}

/** The screens that practise, each with a session of its own. */
export type Screen = Row;

interface Place {
  readonly shelf: Shelf;
  readonly screen: Screen;
  readonly seat: number;
}

/** Pages that practise at the same time must not keep what is theirs over each other's. */
export function keyOf({ screen, seat }: Pick<Place, "screen" | "seat">): string {
  return seat === FIRST_SEAT ? screen : `${screen}:${seat}`;
}

/** Keeps a session exactly as it stands. */
export function keepSession(place: Place, session: Session, preferences: Preferences): void {
  const { defaultSection, defaultDifficulty } = preferences;
  const kept: Kept = { session, defaults: { defaultSection, defaultDifficulty } };
  place.shelf.write(keyOf(place), kept);
}

/**
 * The session as it was left, or a new one. A load that the page did not live to see is given up, and one that
 * failed is no news any more.
 */
export function keptSession(place: Place, preferences: Preferences): Session {
  const { defaultSection: section, defaultDifficulty: difficulty } = preferences;
  const fresh = newSession({ section, difficulty, timed: preferences.timerEnabled });
  const kept = place.shelf.read(keyOf(place), isKept);
  if (kept === undefined) return fresh;
  const { session, defaults } = kept;
  const restored: Session = {
    ...session,
    timed: fresh.timed,
    section: section === defaults.defaultSection ? session.section : section,
    difficulty: difficulty === defaults.defaultDifficulty ? session.difficulty : difficulty,
  };
  if (restored.phase !== "loading" && restored.phase !== "error") return restored;
  const { score, total, request } = restored;
  return {
    ...fresh,
    section: restored.section,
    difficulty: restored.difficulty,
    score,
    total,
    request,
  };
}

/** The shelf holds only what `keepSession` wrote; this tells it from another version's or a damaged one. */
function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || !isRecord(value.session) || !isRecord(value.defaults)) return false;
  const { section, difficulty, timed, score, total, request } = value.session;
  return (
    isSectionChoice(section) &&
    isOneOf(DIFFICULTIES, difficulty) &&
    isBoolean(timed) &&
    isCount(score) &&
    isCount(total) &&
    score <= total &&
    isCount(request) &&
    isStage(value.session)
  );
}

function isStage(session: Record<string, unknown>): boolean {
  switch (session.phase) {
    case "idle":
    case "loading":
      return true;
    case "error":
      return isText(session.message);
    case "shown":
      return isAsked(session) && areInstants(session);
    case "submitted":
      return (
        isAsked(session) &&
        [session.correct, session.autoSubmitted].every(isBoolean) &&
        [session.submittedAt, session.timeSpent].every(isNumber)
      );
    default:
      return false;
  }
}

function isAsked({ question, selected }: Record<string, unknown>): boolean {
  return isAnswerable(question) && (selected === null || isOneOf(OPTION_LETTERS, selected));
}

/** A countdown never has more left than it begins with; the page may have been left just after its end. */
function areInstants({ shownAt, now, deadline }: Record<string, unknown>): boolean {
  if (!isNumber(shownAt) || !isNumber(now) || now < shownAt) return false;
  if (deadline === null) return true;
  return (
    isNumber(deadline) && deadline >= shownAt && deadline - now <= START_DELAY_MS + COUNTDOWN_MS
  );
}
