import { DIFFICULTIES, examSectionOf, type SkillCode } from "@sat/item";
import { type Ability, type Asked, chooseNext, fold, UNKNOWN } from "@sat/learner";
import { atLeast, type Bar } from "../bench/bar.ts";
import { rounded } from "../lib/numbers.ts";
import { Chance } from "./chance.ts";
import { type Learning, LEARNINGS } from "./learning.ts";
import { drawKind } from "./question.ts";
import { A_DAY } from "./simulated-learner.ts";
import { drawSkill, SKILL_CODES } from "./skills.ts";
import { YearLearner } from "./year-learner.ts";

const DAYS = 365;
/** The days by whose ability ways of choosing are compared: the last leaves time to fall behind. */
const COMPARED = [60, 150, 300] as const;

/** A way of choosing the next question. */
type Choosing = (ability: Ability, chance: Chance) => Asked;

const asOffered = (kind: Asked["kind"]) =>
  SKILL_CODES.flatMap((skill) => DIFFICULTIES.map((level) => asked(skill, level, kind)));

/** What can be asked where the next question is typed if it is of Math, and where it is not. */
const OFFERS = { entry: asOffered("entry"), choice: asOffered("choice") };

const adaptive: Choosing = (ability, chance) => {
  const next = chooseNext(ability, OFFERS[drawKind(true, chance)], () => chance.next());
  if (next === undefined) throw new Error("there is always something to ask");
  return next;
};

const fixedMedium: Choosing = (_, chance) =>
  asked(drawSkill(chance), "Medium", drawKind(true, chance));

const uniform: Choosing = (_, chance) => {
  const level = DIFFICULTIES[Math.floor(3 * chance.next())] ?? "Medium";
  const skill = SKILL_CODES[Math.floor(SKILL_CODES.length * chance.next())] ?? "WIC";
  return asked(skill, level, drawKind(true, chance));
};

function asked(skill: SkillCode, level: Asked["level"], kind: Asked["kind"]): Asked {
  return { skill, level, kind: examSectionOf(skill) === "Math" ? kind : "choice" };
}

/** Shares of questions saved for the same ability; negative where more are needed. */
interface Saved {
  readonly learning: Learning;
  readonly day: number;
  readonly againstMedium: number;
  readonly againstUniform: number;
}

export function yearFigures(learners: number, seed: number): Saved[] {
  return LEARNINGS.flatMap((learning) => {
    const curve = (choosing: Choosing) => meanLearned(learning, choosing, { learners, seed });
    const ours = curve(adaptive);
    const [medium, random] = [curve(fixedMedium), curve(uniform)];
    return COMPARED.map((day) => ({
      learning,
      day,
      againstMedium: saved(ours, medium, day),
      againstUniform: saved(ours, random, day),
    }));
  });
}

/** What learners have learned on average by the end of each day. */
function meanLearned(
  learning: Learning,
  choosing: Choosing,
  { learners, seed }: { readonly learners: number; readonly seed: number },
): number[] {
  const learned = Array.from({ length: DAYS + 1 }, () => 0);
  for (let number = 1; number <= learners; number++) {
    const chance = new Chance(seed * 100_003 + number);
    const learner = new YearLearner(learning, chance);
    let ability = UNKNOWN;
    for (let count = 1; count <= DAYS * A_DAY; count++) {
      const day = Math.ceil(count / A_DAY);
      const answer = learner.answer(choosing(ability, chance), day);
      if (choosing === adaptive) ability = fold(ability, answer);
      if (count % A_DAY > 0) continue;
      learned[day] = (learned[day] ?? 0) + learner.learnedBy(day) / learners;
    }
  }
  return learned;
}

/** The share of questions by which one way is sooner where another is on a day; who never is counts as there at the end. */
function saved(ours: readonly number[], theirs: readonly number[], day: number): number {
  const aim = theirs[day] ?? Number.NaN;
  const after = ours.findIndex((learned) => learned >= aim);
  if (after < 1) return 1 - DAYS / day;
  const [before, reached] = [ours[after - 1] ?? 0, ours[after] ?? 0];
  return 1 - (after - (reached - aim) / (reached - before)) / day;
}

export function yearBars(figures: readonly Saved[]): Bar[] {
  return figures.flatMap(({ learning, day, againstMedium, againstUniform }) => [
    atLeast(
      -learning.mostBehind,
      `${learning.title}, day ${day}: saved against Medium`,
      rounded(againstMedium),
    ),
    atLeast(
      0.1,
      `${learning.title}, day ${day}: saved against uniform choice`,
      rounded(againstUniform),
    ),
  ]);
}

/** The figures as a table for a screen, each cell by day. */
export function yearTable(figures: readonly Saved[]): Record<string, object> {
  const percent = (share: number) => (100 * share).toFixed(1);
  const rows = LEARNINGS.map((each) => {
    const days = figures.filter(({ learning }) => learning === each);
    const against = {
      Medium: days.map(({ againstMedium }) => percent(againstMedium)).join(" "),
      uniform: days.map(({ againstUniform }) => percent(againstUniform)).join(" "),
    };
    return [each.title, against] as const;
  });
  return Object.fromEntries(rows);
}
