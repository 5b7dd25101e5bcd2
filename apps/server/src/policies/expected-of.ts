import { type Askable, fitsWish, type Model } from "@sat/engine";
import { type BelievedDifficulty, expectedDifficulty } from "@sat/learner";

/** What is accepted of how hard the questions are that a version of a model makes, if anything is. */
type DifficultyOf = (asked: {
  readonly model: string;
  readonly version: number;
  readonly level: string;
  readonly kind: string;
}) => BelievedDifficulty | undefined;

/** How hard a question is to be before it is known which of these models makes it; nothing where nothing is accepted. */
export function expectedOf(
  { skill, level, kind }: Askable,
  models: readonly Model[],
  difficultyOf: DifficultyOf,
): BelievedDifficulty | undefined {
  const accepted = models
    .filter((model) => fitsWish(model, { skill, level, kinds: [kind] }))
    .map(({ id: model, version }) => difficultyOf({ model, version, level, kind }));
  return expectedDifficulty(level, accepted);
}
