import { type Askable, askableWith, fitsWish, type Model } from "@sat/engine";
import { type BelievedDifficulty, expectedDifficulty } from "@sat/learner";
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
    askableWith(models).map((asked) => offerOf(asked, models, difficultyOf));
  byModels.set(models, offers);
  return offers;
}

function offerOf(
  { skill, level, kind }: Askable,
  models: readonly Model[],
  difficultyOf: DifficultyOf,
): Offer {
  const accepted = models
    .filter((model) => fitsWish(model, { skill, level, kinds: [kind] }))
    .map(({ id: model, version }) => difficultyOf({ model, version, level, kind }));
  return { skill, level, kind, difficulty: expectedDifficulty(level, accepted) };
}
