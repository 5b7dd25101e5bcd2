import { DIFFICULTIES, EXAM_SECTIONS, examSectionOf } from "@sat/item";
import {
  type Ability,
  type Asked,
  chooseNext,
  choosePlacement,
  fold,
  rangeOfSection,
  sectionEstimate,
  UNKNOWN,
} from "@sat/learner";
import { atLeast, atMost, type Bar } from "../bench/bar.ts";
import { rounded } from "../lib/numbers.ts";
import { Chance } from "./chance.ts";
import { Mean, RootMeanSquare } from "./measures.ts";
import { drawKind, Models } from "./question.ts";
import { SimulatedLearner } from "./simulated-learner.ts";
import { SKILL_CODES } from "./skills.ts";
import { type World, WORLDS } from "./world.ts";

/** Questions of a placement. */
const LENGTH = 20;
/** Points of a section's score to a logit, and the bounds of nine tenths of a normal distribution, in spreads. */
const POINTS = 115;
const NINE_TENTHS = 1.645;

type Choose = (ability: Ability, offers: readonly Asked[], chance: Chance) => Asked | undefined;

/** How the questions of a placement may be chosen. */
const CHOICES = {
  placement: choosePlacement,
  practice: (ability, offers, chance) => chooseNext(ability, offers, () => chance.next()),
  uniform: (_ability, offers, chance) => offers[Math.floor(chance.next() * offers.length)],
} satisfies Record<string, Choose>;
type ChoiceName = keyof typeof CHOICES;

/** What is known of sections' scores after a placement, in points. */
interface PlacementFigures {
  /** Root of the mean squared error. */
  readonly error: number;
  /** Mean width of an interval of nine tenths by the estimate's own spread, and the share that holds the true score. */
  readonly width: number;
  readonly held: number;
  /** Share of sections whose range is told. */
  readonly told: number;
}

export interface PlacedWorld {
  readonly title: string;
  readonly isForeseen: boolean;
  readonly by: Readonly<Record<ChoiceName, PlacementFigures>>;
}

/** What placements come to in some of the worlds: a newcomer has no time to be tired or to grow by leaps. */
const PLACED_WORLDS = [WORLDS.base, WORLDS.aided, WORLDS.uneven, WORLDS.lucky];

export function placementFigures(learners: number, seed: number): PlacedWorld[] {
  return PLACED_WORLDS.map((world) => placedWorld(world, learners, seed));
}

export function placedWorld(world: World, learners: number, seed: number): PlacedWorld {
  const of = (name: ChoiceName) => placeAll(world, CHOICES[name], { learners, seed });
  const by = { placement: of("placement"), practice: of("practice"), uniform: of("uniform") };
  return { title: world.title, isForeseen: world.isForeseen, by };
}

interface Run {
  readonly learners: number;
  readonly seed: number;
}

function placeAll(world: World, choose: Choose, { learners, seed }: Run): PlacementFigures {
  const models = new Models(new Chance(seed));
  const [error, width] = [new RootMeanSquare(), new Mean()];
  const [held, told] = [new Mean(), new Mean()];
  for (let number = 1; number <= learners; number++) {
    const chance = new Chance(seed * 100_003 + number);
    const learner = new SimulatedLearner(world, chance);
    const ability = place(learner, choose, { world, chance, models });
    for (const section of EXAM_SECTIONS) {
      const estimate = sectionEstimate(ability, section);
      const off = 500 + POINTS * estimate.mean - learner.scoreIn(section);
      const half = NINE_TENTHS * POINTS * estimate.spread;
      error.add(off);
      width.add(2 * half);
      held.add(Number(Math.abs(off) <= half));
      told.add(Number(rangeOfSection(estimate) !== null));
    }
  }
  return { error: error.value, width: width.value, held: held.value, told: told.value };
}

interface Surroundings {
  readonly world: World;
  readonly chance: Chance;
  readonly models: Models;
}

function place(
  learner: SimulatedLearner,
  choose: Choose,
  { world, chance, models }: Surroundings,
): Ability {
  let ability = UNKNOWN;
  for (let count = 0; count < LENGTH; count++) {
    const asked = choose(ability, offersOf(chance), chance);
    if (asked === undefined) throw new Error("there are offers");
    ability = fold(ability, learner.answer(models.ask(asked, world, chance)));
  }
  return ability;
}

/** All skills at all levels, each in a kind that is drawn. */
function offersOf(chance: Chance): Asked[] {
  const kind = drawKind(true, chance);
  return SKILL_CODES.flatMap((skill) =>
    DIFFICULTIES.map((level) => ({
      skill,
      level,
      kind: examSectionOf(skill) === "Math" ? kind : "choice",
    })),
  );
}

/** What a placement is held to, the same for every run. */
export function placementBars(worlds: readonly PlacedWorld[]): Bar[] {
  return worlds.flatMap(({ title, isForeseen, by: { placement, uniform } }) => [
    atMost(
      0.97,
      `${title}: error after a placement, to that of uniform choice`,
      rounded(placement.error / uniform.error),
    ),
    atMost(
      0.97,
      `${title}: width after a placement, to that of uniform choice`,
      rounded(placement.width / uniform.width),
    ),
    atLeast(
      isForeseen ? 0.88 : 0.78,
      `${title}: covered after a placement`,
      rounded(placement.held),
    ),
  ]);
}

/** The figures as a table for a screen. */
export function placementTable(worlds: readonly PlacedWorld[]): object[] {
  return worlds.flatMap(({ title, by }) =>
    Object.entries(by).map(([choice, { error, width, held, told }]) => ({
      world: title,
      choice,
      "error, points": error.toFixed(0),
      width: width.toFixed(0),
      "% in it": (100 * held).toFixed(0),
      "% told": (100 * told).toFixed(0),
    })),
  );
}
