import type { Preferences } from "@sat/contract";
import { DIFFICULTIES } from "@sat/item";
import { isSectionChoice } from "../../lib/section-choice.ts";
import type { Shelf } from "../../lib/storage.ts";
import { isRecord, readQuestion } from "./read-question.ts";
import { newSession, type Session } from "./session.ts";

/** A session on the shelf, with the defaults of its time: a default changed since then wins. */
interface Kept {
  readonly session: Session;
  readonly defaults: Pick<Preferences, "defaultSection" | "defaultDifficulty">;
}

const KEY = "practice";
const PHASES: readonly unknown[] = ["idle", "loading", "error", "shown", "submitted"];

/** Keeps a session exactly as it stands. */
export function keepSession(shelf: Shelf, session: Session, preferences: Preferences): void {
  const { defaultSection, defaultDifficulty } = preferences;
  const kept: Kept = { session, defaults: { defaultSection, defaultDifficulty } };
  shelf.write(KEY, kept);
}

/** The session as it was left, or a new one. A load that the page did not live to see is given up. */
export function keptSession(shelf: Shelf, preferences: Preferences): Session {
  const { defaultSection: section, defaultDifficulty: difficulty } = preferences;
  const fresh = newSession({ section, difficulty, timed: preferences.timerEnabled });
  const kept = shelf.read(KEY, isKept);
  if (kept === undefined) return fresh;
  const { session, defaults } = kept;
  const restored: Session = {
    ...session,
    timed: fresh.timed,
    section: section === defaults.defaultSection ? session.section : section,
    difficulty: difficulty === defaults.defaultDifficulty ? session.difficulty : difficulty,
  };
  if (restored.phase !== "loading") return restored;
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
  const { phase, section, difficulty, score, total, request } = value.session;
  return (
    PHASES.includes(phase) &&
    isSectionChoice(section) &&
    DIFFICULTIES.some((level) => level === difficulty) &&
    [score, total, request].every(isCount) &&
    Number(score) <= Number(total) &&
    isStage(value.session)
  );
}

function isStage(session: Record<string, unknown>): boolean {
  if (session.phase === "error") return typeof session.message === "string";
  if (session.phase !== "shown" && session.phase !== "submitted") return true;
  const choice = newSession({ section: "Mixed", difficulty: "Medium", timed: false });
  const instants = session.phase === "shown" ? [session.shownAt, session.now] : [session.timeSpent];
  return readQuestion(session.question, choice) !== undefined && instants.every(Number.isFinite);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}
