import type { StudyMode } from "@sat/contract";
import { isOneOf } from "../../lib/shapes.ts";
import { learnerShelf } from "../../lib/storage.ts";

const KEY = "studied-mode";
const MODES: readonly StudyMode[] = ["learning", "practice"];

/** The mode that the learner studied in last in this browser; before that, the one that Study Mode proposes. */
export function studiedMode(uid: string): StudyMode {
  const isMode = (value: unknown): value is StudyMode => isOneOf(MODES, value);
  return learnerShelf(uid).read(KEY, isMode) ?? "practice";
}

/** Notes that the learner studies in a mode. */
export function noteStudiedMode(uid: string, mode: StudyMode): void {
  learnerShelf(uid).write(KEY, mode);
}
