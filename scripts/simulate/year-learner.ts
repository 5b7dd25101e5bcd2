import { EXAM_SHARES, type SkillCode } from "@sat/item";
import type { Answer, Asked } from "@sat/learner";
import type { Chance } from "./chance.ts";
import type { Learning } from "./learning.ts";
import { DECLARED } from "./question.ts";
import { SimulatedLearner } from "./simulated-learner.ts";
import { SKILL_CODES } from "./skills.ts";
import { WORLDS } from "./world.ts";

/** How far a question lies from its level. */
const QUESTION_SPREAD = 0.5;
const LUCK = 0.25;

const ALL_SHARES = SKILL_CODES.reduce((sum, skill) => sum + EXAM_SHARES[skill], 0);

interface Skill {
  readonly start: number;
  learned: number;
  answers: number;
  lastDay: number;
}

/** One who learns by answering, as a model of learning has it. */
export class YearLearner {
  readonly #skills: ReadonlyMap<SkillCode, Skill>;
  readonly #learning: Learning;
  readonly #chance: Chance;

  constructor(learning: Learning, chance: Chance) {
    this.#learning = learning;
    this.#chance = chance;
    const { abilities } = new SimulatedLearner(WORLDS.base, chance);
    this.#skills = new Map(
      [...abilities].map(([skill, start]) => [
        skill,
        { start, learned: 0, answers: 0, lastDay: 0 },
      ]),
    );
  }

  /** What has been learned and is there on a day, each skill by its share of the exam. */
  learnedBy(day: number): number {
    let sum = 0;
    for (const [code, skill] of this.#skills) sum += EXAM_SHARES[code] * this.#gained(skill, day);
    return sum / ALL_SHARES;
  }

  #gained({ learned, lastDay }: Skill, day: number): number {
    return learned * this.#learning.kept(day - lastDay);
  }

  answer(asked: Asked, day: number): Answer {
    const skill = this.#skills.get(asked.skill);
    if (skill === undefined) throw new Error(`no skill ${asked.skill}`);
    const difficulty = DECLARED[asked.level] + this.#chance.normal(QUESTION_SPREAD ** 2);
    const luck = asked.kind === "entry" ? 0 : LUCK;
    const known = 1 / (1 + Math.exp(difficulty - skill.start - this.#gained(skill, day)));
    const chanceOfRight = luck + (1 - luck) * known;
    skill.learned += this.#learning.gain(skill.answers, chanceOfRight);
    skill.answers++;
    skill.lastDay = day;
    const outcome = this.#chance.happens(chanceOfRight) ? "right" : "wrong";
    return { ...asked, outcome, hints: 0, manner: "thought", day };
  }
}
