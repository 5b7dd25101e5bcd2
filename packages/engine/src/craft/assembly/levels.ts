import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { Facts } from "../../facts/facts.ts";
import type {
  ChoiceCard,
  ChoiceModel,
  Creation,
  Draft,
  EntryCard,
  EntryDraft,
  EntryModel,
} from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import { countedSpace } from "./counted-space.ts";
import { remembered } from "./remembered.ts";

/** One level of a model whose levels differ in structure: a small item model of its own. */
export interface LevelDefinition<Parameters, Drafted = Draft> {
  /** How many different items it can make, by estimate. */
  readonly space: number;
  /** Steps a learner takes on the direct way. */
  readonly steps: number;
  /** Whether the item tells of something outside mathematics. */
  readonly context?: boolean;
  /** Draws the parameters, the answer first: plain data, whose JSON tells two items apart. */
  readonly draw: (chance: Chance) => Parameters;
  /** Words the item. `chance` is for dress alone (names, contexts), never for numbers. */
  readonly build: (parameters: Parameters, chance: Chance) => Drafted;
  /** The claim, without the answer, for the examiner. `chance` dresses once more what `build` dressed with it. */
  readonly facts: (parameters: Parameters, chance: Chance) => Facts;
}

/** A level of few items, all of them known. */
export interface StockDefinition<Parameters> extends Omit<
  LevelDefinition<Parameters>,
  "space" | "draw"
> {
  /** Every item once. To find them takes long, so that it is done when the first is asked for. */
  readonly stock: () => readonly Parameters[];
}

/** A level closed over its parameters. */
export interface Level<Drafted = Draft> {
  readonly space: () => number;
  readonly context: boolean;
  /** Whether its wrong options are slips from a pool. */
  readonly isPool?: boolean;
  readonly create: (chance: Chance) => Creation<Drafted>;
}

/** A level of questions with options. */
export function level<Parameters>(definition: LevelDefinition<Parameters>): Level {
  return closed(definition);
}

/** A level whose items come in turn, for a closed model. */
export function stockLevel<Parameters>(definition: StockDefinition<Parameters>): Level {
  const { stock, ...rest } = definition;
  const found = remembered(stock);
  const draw = (chance: Chance) => chance.turn(found());
  return { ...closed({ ...rest, space: 0, draw }), space: () => found().length };
}

/** A level of questions whose answer is typed. */
export function entryLevel<Parameters>(
  definition: LevelDefinition<Parameters, EntryDraft>,
): Level<EntryDraft> {
  return closed(definition);
}

function closed<Parameters, Drafted>(
  definition: LevelDefinition<Parameters, Drafted>,
): Level<Drafted> {
  const { space, steps, context = false, draw, build, facts } = definition;
  return {
    space: () => space,
    context,
    create: (chance) => {
      const parameters = draw(chance.sub("draw"));
      return {
        draft: build(parameters, chance.sub("dress")),
        facts: facts(parameters, chance.sub("dress")),
        signature: JSON.stringify(parameters),
        features: { steps, context: Number(context) },
      };
    },
  };
}

type Leveled<Card, Drafted> = Omit<Card, "levels" | "contexts" | "space"> &
  Readonly<Partial<Record<Difficulty, Level<Drafted>>>>;

/** A model made of a small model for each of its levels. */
export function defineLevels(given: Leveled<ChoiceCard, Draft>): ChoiceModel {
  const { Easy, Medium, Hard, ...card } = given;
  const levels = { Easy, Medium, Hard };
  const pools = DIFFICULTIES.filter((difficulty) => levels[difficulty]?.isPool);
  return { ...card, ...joined(card.id, levels), ...(pools.length > 0 && { pools }) };
}

/** Such a model of questions whose answer is typed. */
export function defineEntryLevels(
  given: Leveled<Omit<EntryCard, "response">, EntryDraft>,
): EntryModel {
  const { Easy, Medium, Hard, ...card } = given;
  return { ...card, response: "entry", ...joined(card.id, { Easy, Medium, Hard }) };
}

function joined<Drafted>(
  id: string,
  given: Readonly<Record<Difficulty, Level<Drafted> | undefined>>,
) {
  const levels = DIFFICULTIES.filter((difficulty) => given[difficulty] !== undefined);
  return {
    levels,
    contexts: levels.filter((difficulty) => given[difficulty]?.context),
    space: countedSpace(levels, (difficulty) => given[difficulty]?.space() ?? 0),
    create: (chance: Chance, difficulty: Difficulty): Creation<Drafted> => {
      const chosen = given[difficulty];
      if (chosen === undefined) throw new RangeError(`${id} has no level ${difficulty}`);
      return chosen.create(chance);
    },
  };
}
