import {
  EXAM_SECTIONS,
  EXAM_SHARES,
  type ExamSection,
  examSectionOf,
  type SkillCode,
} from "@sat/item";
import type { Answer } from "@sat/learner";
import type { Chance } from "./chance.ts";
import type { Question } from "./question.ts";
import { domainOf, SKILL_CODES } from "./skills.ts";
import type { World } from "./world.ts";

export const A_DAY = 20;
/** The number of the answer after which abilities jump, where they do. */
const JUMP = 240;
/** After so many answers of a skill, one adds half of what the first did. */
const HALF_GROWTH = 20;
/** What a rung of the hints takes off a question's difficulty. */
const HINT = 0.4;

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** One who has abilities that no estimate sees, and answers by them. */
export class SimulatedLearner {
  readonly abilities = new Map<SkillCode, number>();
  readonly #world: World;
  readonly #chance: Chance;
  readonly #harder = new Map<string, number>();
  readonly #answered = new Map<SkillCode, number>();
  #count = 0;

  constructor(world: World, chance: Chance) {
    this.#world = world;
    this.#chance = chance;
    const { all, section, domain, skill } = world.variances;
    const drawn = new Map<string, number>();
    const part = (name: string, variance: number): number => {
      const value = drawn.get(name) ?? chance.normal(variance);
      drawn.set(name, value);
      return value;
    };
    for (const code of SKILL_CODES) {
      const shared = part("all", all) + part(examSectionOf(code), section);
      this.abilities.set(code, shared + part(domainOf(code), domain) + part(code, skill));
    }
    if (world.sectionSpread > 0) {
      for (const each of EXAM_SECTIONS) {
        this.#harder.set(each, chance.normal(world.sectionSpread ** 2));
      }
    }
  }

  abilityIn(skill: SkillCode): number {
    return this.abilities.get(skill) ?? Number.NaN;
  }

  /** The score of a section that these abilities are worth. */
  scoreIn(section: ExamSection): number {
    let [sum, shares] = [0, 0];
    for (const [skill, ability] of this.abilities) {
      if (examSectionOf(skill) !== section) continue;
      sum += EXAM_SHARES[skill] * ability;
      shares += EXAM_SHARES[skill];
    }
    return Math.min(800, Math.max(200, 500 + (115 * sum) / shares));
  }

  answer(question: Question): Answer {
    const { skill, level, kind } = question;
    const answer = { skill, level, kind, ...this.#respond(question), day: this.#day };
    this.#grow(skill);
    return answer;
  }

  get #day(): number {
    return Math.floor(this.#count / A_DAY);
  }

  #respond({ skill, kind, difficulty }: Question): Pick<Answer, "outcome" | "hints" | "manner"> {
    const world = this.#world;
    const chance = this.#chance;
    const luck = kind === "entry" ? 0 : world.luck;
    if (chance.happens(world.clicks.share)) {
      const manner = chance.happens(world.clicks.caught) ? "clicked" : "thought";
      return { outcome: chance.happens(luck) ? "right" : "wrong", hints: 0, manner };
    }
    const tiredness = (world.fatigue * (this.#count % A_DAY)) / (A_DAY - 1);
    const harder = this.#harder.get(examSectionOf(skill)) ?? 0;
    const distance = this.abilityIn(skill) - tiredness - difficulty - harder;
    const hints = world.aids ? this.#hints(distance) : 0;
    const knows = chance.happens(logistic(distance + HINT * hints));
    if (knows) {
      if (world.aids && chance.happens(0.06)) return { outcome: "none", hints, manner: "thought" };
      const manner = world.aids && chance.happens(0.1) ? "guessed" : "thought";
      const isSpoiled = chance.happens(world.carelessness);
      return { outcome: isSpoiled ? "wrong" : "right", hints, manner };
    }
    if (world.aids && chance.happens(0.12)) return { outcome: "none", hints, manner: "thought" };
    const manner = world.aids && chance.happens(0.4) ? "guessed" : "thought";
    return { outcome: chance.happens(luck) ? "right" : "wrong", hints, manner };
  }

  /** The harder a question looks, the more hints are read. */
  #hints(distance: number): number {
    let rungs = 0;
    while (rungs < 3 && this.#chance.happens(0.5 * logistic(-distance))) rungs++;
    return rungs;
  }

  #grow(skill: SkillCode): void {
    const answered = this.#answered.get(skill) ?? 0;
    this.#answered.set(skill, answered + 1);
    this.#count++;
    const gain = this.#world.growth / (1 + answered / HALF_GROWTH);
    const { jump } = this.#world;
    const jumps = this.#count === JUMP;
    const isNewDay = this.#count % A_DAY === 0;
    for (const [other, ability] of this.abilities) {
      let change = isNewDay ? this.#chance.normal(0.02 ** 2) : 0;
      if (other === skill) change += gain;
      else if (domainOf(other) === domainOf(skill)) change += gain / 10;
      if (jumps) change += jump.all + (domainOf(other) === "Algebra" ? jump.domain : 0);
      if (change !== 0) this.abilities.set(other, ability + change);
    }
  }
}
