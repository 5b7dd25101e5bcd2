import type { Difficulty, ResponseKind, SkillCode } from "@sat/item";
import { rememberedOf } from "../craft/assembly/remembered.ts";
import type { Model } from "../model.ts";

/** What can be asked of a learner: a question of a skill, at a level, of a kind. */
export interface Askable {
  readonly skill: SkillCode;
  readonly level: Difficulty;
  readonly kind: ResponseKind;
}

/** All that can be asked with these models, each once. */
export const askableWith = rememberedOf((models: readonly Model[]): readonly Askable[] => {
  const all = new Map<string, Askable>();
  for (const { skill, levels, response: kind = "choice" } of models) {
    for (const level of levels) all.set(`${skill} ${level} ${kind}`, { skill, level, kind });
  }
  return [...all.values()];
});
