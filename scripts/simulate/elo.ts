import type { SkillCode } from "@sat/item";
import type { Answer } from "@sat/learner";
import { DECLARED } from "./question.ts";

/** How far an answer moves a rating: less with each, but never less than the least. */
export interface Step {
  readonly first: number;
  readonly decay: number;
  readonly least: number;
}

/** The steps that were best of many in the base world (ADR 47). */
export const PER_SKILL = { skill: { first: 0.8, decay: 0.1, least: 0.15 }, all: null };
export const ALL_AND_SKILL = {
  skill: { first: 0.3, decay: 0.02, least: 0.05 },
  all: { first: 0.6, decay: 0.1, least: 0.03 },
};

function sizeOf({ first, decay, least }: Step, answers: number): number {
  return Math.max(least, first / (1 + decay * answers));
}

/** Elo's ratings with luck in what they expect: of each skill, and, where it has a step, one of all skills together. */
export class Elo {
  readonly #ratings = new Map<SkillCode, number>();
  readonly #answers = new Map<SkillCode, number>();
  readonly #steps: { readonly skill: Step; readonly all: Step | null };
  #all = 0;
  #count = 0;

  constructor(steps: { readonly skill: Step; readonly all: Step | null }) {
    this.#steps = steps;
  }

  abilityIn(skill: SkillCode): number {
    return this.#all + (this.#ratings.get(skill) ?? 0);
  }

  take({ skill, level, kind, outcome, manner }: Answer): void {
    if (manner === "clicked") return;
    const luck = kind === "entry" ? 0 : 0.25;
    const known = 1 / (1 + Math.exp(DECLARED[level] - this.abilityIn(skill)));
    const surprise = Number(outcome === "right") - luck - (1 - luck) * known;
    const answers = this.#answers.get(skill) ?? 0;
    const rating = this.#ratings.get(skill) ?? 0;
    this.#ratings.set(skill, rating + sizeOf(this.#steps.skill, answers) * surprise);
    this.#answers.set(skill, answers + 1);
    if (this.#steps.all !== null) this.#all += sizeOf(this.#steps.all, this.#count) * surprise;
    this.#count++;
  }
}
