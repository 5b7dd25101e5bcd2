/**
 * What a choice of a question rests on: its `turn` by topic and model; a `wish` for its topic or something narrower;
 * the learner's `ability`, which has chosen its skill and difficulty; that it is what was `left` when nothing new came
 * of those in turn before it; that it was issued long ago and is still `unseen`; or that all of its kind are met and it
 * comes `again`.
 */
export const CAUSES = ["turn", "wish", "ability", "left", "unseen", "again"] as const;

/** How near a twin is to the missed question: of its model, else of its archetype, else of its skill alone. */
export const NEARNESS = ["model", "archetype", "skill"] as const;

/** Why a question was chosen. */
export interface Reason {
  readonly because: (typeof CAUSES)[number];
  /** How many questions ago its topic was last met, and its model; null if never, as far as planning looks back. */
  readonly topicAgo?: number | null | undefined;
  readonly modelAgo?: number | null | undefined;
  /** The slip, where one was wished for: whether that part of the wish was kept. */
  readonly met?: "slip" | undefined;
  readonly unmet?: "slip" | undefined;
  /** Of a question chosen by ability: a sentence about what it was chosen after, for the learner. */
  readonly words?: string | undefined;
  /** Where a twin was wished for, how near it is. */
  readonly near?: (typeof NEARNESS)[number] | undefined;
}
