import type { MissReason } from "@sat/contract";
import type { Section, SlipCode } from "@sat/item";
import type { Answer } from "@sat/learner";
import { EXAM_PACE } from "./exam-pace.ts";

/** What is known of a miss. */
export interface Miss {
  readonly section: Section;
  readonly outcome: Answer["outcome"];
  readonly manner: Answer["manner"];
  /** Milliseconds; null if unknown. */
  readonly timeSpent: number | null;
  /** The slip behind the answer, if it is known. */
  readonly slip: SlipCode | null;
  /** How likely the learner was to be right; absent where nothing is known of their ability. */
  readonly chance?: number | undefined;
}

/** Who takes less than this share of the exam's time has hurried. */
const HURRIED = 0.15;
/** Who is right so often on such questions knows how they go. */
const KNOWS_HOW = 0.8;

/** Slips of who answers well what was not asked, or takes in wrongly what is printed. */
const MISREADINGS: ReadonlySet<SlipCode> = new Set([
  "another-quantity",
  "quantities-exchanged",
  "input-for-output",
  "rest-for-part",
  "radius-for-diameter",
  "half-for-whole",
  "figure-misread",
  "wrong-row-or-column",
  "stopped-early",
  "wrong-person-or-text",
  "wrong-group-or-measure",
  "wrong-purpose",
]);

/**
 * Why a question was probably missed, the surest sign first: the learner's own word that it was a guess; time that ran
 * out, or was hardly taken; a slip that comes from reading; an ability at which such a question is mostly right. What is
 * left is a gap in what they know.
 */
export function missReason(miss: Miss): MissReason {
  const { section, outcome, manner, timeSpent, slip, chance = 0 } = miss;
  if (manner === "guessed") return "guessed";
  const isHurried = timeSpent !== null && timeSpent < HURRIED * EXAM_PACE[section];
  if (outcome === "none" || manner === "clicked" || isHurried) return "rushed";
  if (slip !== null && MISREADINGS.has(slip)) return "misread";
  return chance >= KNOWS_HOW ? "careless" : "gap";
}
