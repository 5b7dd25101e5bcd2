import { type Askable, askableWith, type Model } from "@sat/engine";
import type { BelievedDifficulty } from "@sat/learner";
import { expectedOf } from "../../policies/expected-of.ts";
import type { DifficultyOf } from "../../records/accepted-estimates.ts";

/** What can be asked, with what is believed of how hard it is; if absent, what its level declares. */
export interface Offer extends Askable {
  readonly difficulty: BelievedDifficulty | undefined;
}

/** Worked out once for a list of models and what is accepted of them: questions are many. */
const known = new WeakMap<DifficultyOf, WeakMap<readonly Model[], readonly Offer[]>>();

/** All that can be asked with these models, each as hard as its models are: any of them may be the next. */
export function offersOf(models: readonly Model[], difficultyOf: DifficultyOf): readonly Offer[] {
  const byModels = known.get(difficultyOf) ?? new WeakMap<readonly Model[], readonly Offer[]>();
  known.set(difficultyOf, byModels);
  const offers =
    byModels.get(models) ??
    askableWith(models).map((asked) => ({
      ...asked,
      difficulty: expectedOf(asked, models, difficultyOf),
    }));
  byModels.set(models, offers);
  return offers;
}
