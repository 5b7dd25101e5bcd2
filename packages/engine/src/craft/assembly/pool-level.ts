import type { Facts } from "../../facts/facts.ts";
import type { Draft } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import type { Face } from "../options/option.ts";
import { type PoolSlip, poolOptions } from "../options/pool.ts";
import {
  type Level,
  type LevelDefinition,
  type StockDefinition,
  level,
  stockLevel,
} from "./levels.ts";

const RANKS = [0, 1, 2, 3];

/** A draft whose options come from the pool of slips, with the reason why the key is right. */
interface PoolDraft extends Omit<Draft, "options" | "unoffered"> {
  readonly why: string;
}

interface PoolText<Parameters> extends Pick<
  LevelDefinition<Parameters>,
  "steps" | "context" | "facts"
> {
  readonly key: (parameters: Parameters, chance: Chance) => Face;
  /** At least five slips that students make here, each made alone; those that do not exist for these numbers are left out. */
  readonly slips: (parameters: Parameters, chance: Chance) => readonly PoolSlip[];
  /** `chance` is for dress alone, and the same for key, slips and words. */
  readonly word: (parameters: Parameters, chance: Chance) => PoolDraft;
}

interface PoolLevel<Parameters>
  extends PoolText<Parameters>, Pick<LevelDefinition<Parameters>, "space" | "draw"> {
  /** Whether each seed has a rank of its own for the key, for which problems are drawn until one has it. */
  readonly isEven?: boolean;
}

/** A level whose wrong options are three of the slips that students make at its questions. */
export function poolLevel<Parameters>(definition: PoolLevel<Parameters>): Level {
  const { space, draw } = definition;
  return { ...level<Parameters>({ ...worded(definition), space, draw }), isPool: true };
}

/** Such a level of few items, for a closed model: each that slips enough can be made at. */
export function poolStock<Parameters>(
  definition: PoolText<Parameters> & Pick<StockDefinition<Parameters>, "stock">,
): Level {
  const { stock } = definition;
  return { ...stockLevel<Parameters>({ ...worded(definition), stock }), isPool: true };
}

function worded<Parameters>(text: PoolText<Parameters> & { readonly isEven?: boolean }) {
  const { steps, context = false, isEven = false, key, slips, word, facts } = text;
  // Each opens the stream anew, and so finds the same dress.
  const dress = (chance: Chance) => chance.sub("words");
  return {
    steps,
    context,
    build: (parameters: Parameters, chance: Chance): Draft => {
      const { why, ...draft } = word(parameters, dress(chance));
      const pool = {
        chance: chance.sub("slips"),
        key: key(parameters, dress(chance)),
        rank: isEven ? chance.turn(RANKS) : undefined,
        slips: slips(parameters, dress(chance)),
      };
      return { ...draft, ...poolOptions({ ...pool, why }) };
    },
    facts: (parameters: Parameters, chance: Chance): Facts => facts(parameters, dress(chance)),
  };
}
