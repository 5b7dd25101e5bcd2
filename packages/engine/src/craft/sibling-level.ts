import type { Facts } from "../facts/facts.ts";
import { type Rational, compare, isInteger } from "../math/rational.ts";
import type { Draft } from "../model.ts";
import type { Chance } from "../random/chance.ts";
import { type Level, type LevelDefinition, level } from "./levels.ts";
import { type Face, areDistinct, numeral } from "./option.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "./siblings.ts";

type Slips = Parameters<typeof siblingOptions>[0]["slips"];

/** A draft whose options come from the siblings: why the key is right, and how to mistake either twist. */
export interface SiblingDraft extends Omit<Draft, "options"> {
  readonly why: string;
  readonly slips: Slips;
}

type Value = Rational | number;

interface SiblingLevel<Numbers> extends Pick<
  LevelDefinition<never>,
  "space" | "steps" | "context"
> {
  /** Draws what the four siblings share. */
  readonly numbers: (chance: Chance) => Numbers;
  readonly answer: (numbers: Numbers, at: Twists) => Value;
  /** What all four answers must be; whole and positive unless it says otherwise. */
  readonly allows?: (answer: Value) => boolean;
  readonly show?: (answer: Value) => Face;
  readonly word: (numbers: Numbers, at: Twists, key: Value) => SiblingDraft;
  readonly facts: (numbers: Numbers, at: Twists) => Facts;
}

function isCount(answer: Value): boolean {
  return isInteger(answer) && compare(answer, 0) > 0;
}

/** A level of four sibling problems, whose answers are four different numbers. */
export function siblingLevel<Numbers>(definition: SiblingLevel<Numbers>): Level {
  const { numbers, answer, allows = isCount, show = numeral, word, facts, ...card } = definition;
  return level<{ readonly numbers: Numbers; readonly at: Twists }>({
    ...card,
    draw: (chance) => {
      const drawn = numbers(chance);
      const answers = siblingAnswers((at) => answer(drawn, at));
      chance.require(answers.every(allows), "an answer does not suit");
      chance.require(areDistinct(answers), "two answers alike");
      return { numbers: drawn, at: twists(chance) };
    },
    build: ({ numbers: drawn, at }) => {
      const { why, slips, ...draft } = word(drawn, at, answer(drawn, at));
      return {
        ...draft,
        options: siblingOptions({ at, answer: (each) => answer(drawn, each), show, why, slips }),
      };
    },
    facts: ({ numbers: drawn, at }) => facts(drawn, at),
  });
}
