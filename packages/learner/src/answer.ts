import type { Difficulty, ResponseKind, SkillCode } from "@sat/item";

/** How hard something is, in logits, and how sure that is: one standard deviation. */
export interface BelievedDifficulty {
  readonly mean: number;
  readonly spread: number;
}

/** What was asked, as far as ability goes. */
export interface Asked {
  readonly skill: SkillCode;
  readonly level: Difficulty;
  readonly kind: ResponseKind;
  /** What is believed of the question's difficulty; if absent, what its level declares. */
  readonly difficulty?: BelievedDifficulty | undefined;
}

/** An answer, as far as ability goes. */
export interface Answer extends Asked {
  /** None if time ran out without a response. */
  readonly outcome: "right" | "wrong" | "none";
  /** How many rungs of the hints were read before it. */
  readonly hints: number;
  /** Thought about, by the learner's own word a guess, or a click faster than anybody reads. */
  readonly manner: "thought" | "guessed" | "clicked";
  /** Days since any fixed day. */
  readonly day: number;
}
