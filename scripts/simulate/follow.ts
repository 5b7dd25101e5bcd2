import { type Ability, chanceOfRight, estimateOf, fold, sectionRange, UNKNOWN } from "@sat/learner";
import { DIFFICULTIES, EXAM_SECTIONS, examSectionOf } from "@sat/item";
import { Chance } from "./chance.ts";
import { ALL_AND_SKILL, Elo, PER_SKILL } from "./elo.ts";
import { CalibrationError, Mean, RootMeanSquare } from "./measures.ts";
import { drawKind, Models, type Question } from "./question.ts";
import { SimulatedLearner } from "./simulated-learner.ts";
import { drawSkill, SKILL_CODES } from "./skills.ts";
import type { World } from "./world.ts";

/** After so many answers is measured how far estimates are off. */
export const STAGES = [100, 300, 1000] as const;

/** The bounds of a normal distribution that hold nine tenths of it, in standard deviations. */
const NINE_TENTHS = 1.645;

/** How far estimates are off at one stage. */
class Stage {
  readonly filter = new RootMeanSquare();
  readonly perSkill = new RootMeanSquare();
  readonly allAndSkill = new RootMeanSquare();
  readonly bias = new Mean();
  readonly covered = new Mean();
  /** Of the ranges of scores: how many are told, how many of those hold the true score, and how wide they are. */
  readonly told = new Mean();
  readonly held = new Mean();
  readonly width = new Mean();
}

/** What became of the estimates of many learners in a world. */
export class Followed {
  readonly stages = new Map<number, Stage>(STAGES.map((stage) => [stage, new Stage()]));
  readonly calibration = new CalibrationError();
  readonly weakest = new CalibrationError();
}

/** A standard normal variable is below this in a third of cases. */
const WEAKEST_THIRD = -0.43;

export function follow(world: World, learners: number, seed: number): Followed {
  const followed = new Followed();
  const models = new Models(new Chance(seed));
  for (let number = 1; number <= learners; number++) {
    followOne(world, new Chance(seed * 100_003 + number), models, followed);
  }
  return followed;
}

function followOne(world: World, chance: Chance, models: Models, followed: Followed): void {
  const learner = new SimulatedLearner(world, chance);
  const [perSkill, allAndSkill] = [new Elo(PER_SKILL), new Elo(ALL_AND_SKILL)];
  const isWeak = isAmongWeakest(learner, world);
  let ability = UNKNOWN;
  for (let count = 1; count <= STAGES[2]; count++) {
    const question = nextQuestion(ability, world, chance, models);
    // Nobody knows how hard it really is.
    const told = chanceOfRight(ability, { ...question, difficulty: undefined });
    const answer = learner.answer(question);
    if (answer.manner !== "clicked") {
      followed.calibration.add(told, answer.outcome === "right");
      if (isWeak) followed.weakest.add(told, answer.outcome === "right");
    }
    ability = fold(ability, answer);
    perSkill.take(answer);
    allAndSkill.take(answer);
    const stage = followed.stages.get(count);
    if (stage === undefined) continue;
    measureRanges(stage, ability, learner);
    for (const skill of SKILL_CODES) {
      const truth = learner.abilityIn(skill);
      const { mean, spread } = estimateOf(ability, skill);
      stage.filter.add(mean - truth);
      stage.bias.add(mean - truth);
      stage.covered.add(Number(Math.abs(mean - truth) <= NINE_TENTHS * spread));
      stage.perSkill.add(perSkill.abilityIn(skill) - truth);
      stage.allAndSkill.add(allAndSkill.abilityIn(skill) - truth);
    }
  }
}

function measureRanges(stage: Stage, ability: Ability, learner: SimulatedLearner): void {
  for (const section of EXAM_SECTIONS) {
    const range = sectionRange(ability, section);
    stage.told.add(Number(range !== null));
    if (range === null) continue;
    const score = learner.scoreIn(section);
    stage.held.add(Number(range.low <= score && score <= range.high));
    stage.width.add(range.high - range.low);
  }
}

function isAmongWeakest(learner: SimulatedLearner, { variances }: World): boolean {
  const all = SKILL_CODES.reduce((sum, skill) => sum + learner.abilityIn(skill), 0);
  return (
    all / SKILL_CODES.length < WEAKEST_THIRD * Math.sqrt(variances.all + variances.section / 2)
  );
}

/** A question of a skill in the exam's proportion, at the level whose chance of success is nearest to one drawn. */
function nextQuestion(ability: Ability, world: World, chance: Chance, models: Models): Question {
  const skill = drawSkill(chance);
  const kind = drawKind(examSectionOf(skill) === "Math", chance);
  const wanted = chance.between(0.65, 0.85);
  const [nearest] = DIFFICULTIES.map((level) => {
    const asked = { skill, kind, level };
    return { asked, off: Math.abs(chanceOfRight(ability, asked) - wanted) };
  }).toSorted((one, other) => one.off - other.off);
  if (nearest === undefined) throw new Error("there are levels");
  return models.ask(nearest.asked, world, chance);
}
