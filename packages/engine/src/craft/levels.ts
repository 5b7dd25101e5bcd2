import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { Facts } from "../facts/facts.ts";
import type { Creation, Draft, Model, ModelCard } from "../model.ts";
import type { Chance } from "../random/chance.ts";

/** One level of a model whose levels differ in structure: a small item model of its own. */
export interface LevelDefinition<Parameters> {
  /** How many different items it can make, by estimate. */
  readonly space: number;
  /** Steps a learner takes on the direct way. */
  readonly steps: number;
  /** Whether the item tells of something outside mathematics. */
  readonly context?: boolean;
  /** Draws the parameters, the answer first: plain data, whose JSON tells two items apart. */
  readonly draw: (chance: Chance) => Parameters;
  /** Words the item. `chance` is for dress alone (names, contexts), never for numbers. */
  readonly build: (parameters: Parameters, chance: Chance) => Draft;
  /** The claim, without the answer, for the examiner. */
  readonly facts: (parameters: Parameters) => Facts;
}

/** A level closed over its parameters. */
export interface Level {
  readonly space: number;
  readonly create: (chance: Chance) => Creation;
}

export function level<Parameters>(definition: LevelDefinition<Parameters>): Level {
  const { space, steps, context = false, draw, build, facts } = definition;
  return {
    space,
    create: (chance) => {
      const parameters = draw(chance.sub("draw"));
      return {
        draft: build(parameters, chance.sub("dress")),
        facts: facts(parameters),
        signature: JSON.stringify(parameters),
        features: { steps, context: Number(context) },
      };
    },
  };
}

type LeveledCard = Omit<ModelCard, "levels" | "space"> &
  Readonly<Partial<Record<Difficulty, Level>>>;

/** A model made of a small model for each of its levels. */
export function defineLevels({ Easy, Medium, Hard, ...card }: LeveledCard): Model {
  const given = { Easy, Medium, Hard };
  const levels = DIFFICULTIES.filter((difficulty) => given[difficulty] !== undefined);
  return {
    ...card,
    levels,
    space: Object.fromEntries(
      levels.map((difficulty) => [difficulty, given[difficulty]?.space ?? 0]),
    ),
    create: (chance, difficulty) => {
      const chosen = given[difficulty];
      if (chosen === undefined) throw new RangeError(`${card.id} has no level ${difficulty}`);
      return chosen.create(chance);
    },
  };
}
