import type { Facts } from "../../facts/facts.ts";
import { type Rational, compare, isInteger } from "../../math/rational.ts";
import type { Operand } from "../../math/expression.ts";
import { workOut } from "../../math/work-out.ts";
import type { Draft } from "../../model.ts";
import type { Misstep } from "../options/slips.ts";
import type { Chance } from "../../random/chance.ts";
import { type Level, type LevelDefinition, level, stockLevel } from "./levels.ts";
import { type Face, areDistinct, numeral } from "../options/option.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "../options/siblings.ts";

type Options = Parameters<typeof siblingOptions>[0];

/** A draft whose options come from the siblings: why the key is right, and how to mistake either twist. */
export interface SiblingDraft extends Omit<Draft, "options"> {
  readonly why: string;
  readonly slips: Options["slips"];
  readonly corner?: Options["corner"];
}

type Value = Rational | number;

interface SiblingText<Numbers> extends Pick<LevelDefinition<never>, "steps" | "context"> {
  /** The calculation that solves each sibling; reasons show it for the siblings that slips lead to. */
  readonly work?: (numbers: Numbers, at: Twists) => Operand;
  readonly answer?: (numbers: Numbers, at: Twists) => Value;
  /** What all four answers must be; whole and positive unless it says otherwise. */
  readonly allows?: (answer: Value) => boolean;
  readonly show?: (answer: Value, numbers: Numbers) => Face;
  readonly word: (numbers: Numbers, at: Twists, key: Value) => SiblingDraft;
  readonly facts: (numbers: Numbers, at: Twists) => Facts;
}

interface SiblingLevel<Numbers> extends SiblingText<Numbers> {
  readonly space: number;
  /** Draws what the four siblings share. */
  readonly numbers: (chance: Chance) => Numbers;
}

interface SiblingStock<Numbers> extends SiblingText<Numbers> {
  /** All that four siblings can share; what does not suit is left out. */
  readonly stock: () => readonly Numbers[];
}

interface Sibling<Numbers> {
  readonly numbers: Numbers;
  readonly at: Twists;
}

function isCount(answer: Value): boolean {
  return isInteger(answer) && compare(answer, 0) > 0;
}

/** What solves a sibling. A level without an answer of its own has a calculation. */
function solution<Numbers>({ work, answer }: SiblingText<Numbers>) {
  return (numbers: Numbers, at: Twists): Value =>
    answer === undefined ? workOut(work?.(numbers, at) ?? Number.NaN) : answer(numbers, at);
}

/** Why these numbers do not suit, if they do not. */
function fault<Numbers>(numbers: Numbers, definition: SiblingText<Numbers>) {
  const { allows = isCount } = definition;
  const answers = siblingAnswers((at) => solution(definition)(numbers, at));
  if (!answers.every(allows)) return "an answer does not suit";
  return areDistinct(answers) ? undefined : "two answers alike";
}

/** A level of four sibling problems, whose answers are four different numbers. */
export function siblingLevel<Numbers>(definition: SiblingLevel<Numbers>): Level {
  return level<Sibling<Numbers>>({
    ...worded(definition),
    space: definition.space,
    draw: (chance) => {
      const numbers = definition.numbers(chance);
      const complaint = fault(numbers, definition);
      if (complaint !== undefined) return chance.reject(complaint);
      return { numbers, at: twists(chance) };
    },
  });
}

/** Such a level with few numbers to draw from: each sibling in turn, for a closed model. */
export function siblingStock<Numbers>(definition: SiblingStock<Numbers>): Level {
  return stockLevel<Sibling<Numbers>>({
    ...worded(definition),
    stock: () =>
      definition
        .stock()
        .filter((numbers) => fault(numbers, definition) === undefined)
        .flatMap((numbers) =>
          siblingAnswers((at) => at).map((at): Sibling<Numbers> => ({ numbers, at })),
        ),
  });
}

function worded<Numbers>(definition: SiblingText<Numbers>) {
  const { steps, context = false, work, show = numeral, word, facts } = definition;
  const answer = solution(definition);
  const shown = (slip: Misstep, numbers: Numbers, at: Twists): Misstep =>
    work === undefined ? slip : { work: work(numbers, at), ...slip };
  return {
    steps,
    context,
    build: ({ numbers, at }: Sibling<Numbers>): Draft => {
      const { why, slips, corner, ...draft } = word(numbers, at, answer(numbers, at));
      const { first, second } = at;
      return {
        ...draft,
        options: siblingOptions({
          at,
          answer: (each) => answer(numbers, each),
          show: (each) => show(each, numbers),
          why,
          slips: [
            shown(slips[0], numbers, { first: !first, second }),
            shown(slips[1], numbers, { first, second: !second }),
          ],
          ...(corner && { corner: shown(corner, numbers, { first: !first, second: !second }) }),
        }),
      };
    },
    facts: ({ numbers, at }: Sibling<Numbers>) => facts(numbers, at),
  };
}
