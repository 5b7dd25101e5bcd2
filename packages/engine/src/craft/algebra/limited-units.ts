import type { Difficulty } from "@sat/item";
import type { Misstep, Slip } from "../options/slips.ts";
import { type LimitPair, limits } from "../scenarios/limits.ts";
import { bounded } from "../wording/whole-number-steps.ts";
import { decimal, negative, quotient, sum } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import { type Rational, rational } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";
import { inHundredths, onGrid } from "../draws/grid.ts";

/** What decides an option: whether it is the number above the exact quotient, and a second facet. */
export interface Count {
  readonly up: boolean;
  readonly turned: boolean;
}

/** Rounding to the number that the condition rules out; the total there shows it. */
export function rounding(up: boolean, exact: string, total: string): Slip<Count> {
  return {
    code: "bound-misjudged",
    deed: `rounding $${exact}$ ${up ? "down" : "up"}, although ${total},`,
    apply: (count) => ({ ...count, up: !count.up }),
  };
}

export interface OnceAndEach {
  readonly pair: LimitPair;
  /** Whether the total must reach the bound, not stay within it. */
  readonly up: boolean;
  /** Whether the amount that comes once is no part of the total. */
  readonly turned: boolean;
  /** All amounts are in hundredths; the second for each unit is 0 at Easy. */
  readonly limit: number;
  readonly once: number;
  readonly each: number;
  readonly second: number;
}

export function perUnit({ each, second }: OnceAndEach): Rational {
  return rational(each + second, 100);
}

/** What the number of units is bounded by. */
export function boundOf(
  { limit, once, each, second }: OnceAndEach,
  { turned }: Pick<Count, "turned">,
) {
  return rational(limit - (turned ? 0 : once), each + second);
}

/** The same as it is worked out: "\\frac{675 - 70}{44.5} \\approx 13.6". */
export function boundText(story: OnceAndEach, count: Pick<Count, "turned">): string {
  const [limit, once] = [inHundredths(story.limit), inHundredths(story.once)];
  const over = count.turned ? limit : sum(limit, negative(once));
  return bounded(boundOf(story, count), tex(quotient(over, decimal(perUnit(story)))));
}

/** One unit, in hundredths. */
const ONE = 100;

/** Up or down from the exact quotient, with the amount that comes once left out or not. */
export function units(story: OnceAndEach, count: Count): number {
  const { num, den } = boundOf(story, count);
  return Math.floor(num / den) + (count.up ? 1 : 0);
}

export function drawOnceAndEach(chance: Chance, difficulty: Difficulty): OnceAndEach {
  const pair = chance.pick(limits);
  const { onceStep, boundStep } = pair;
  const each = onGrid(chance, pair.each);
  const step = pair.each[2];
  const more = () =>
    step * chance.int(Math.ceil((0.1 * each) / step), Math.floor((0.4 * each) / step));
  const second = difficulty === "Easy" ? 0 : more();
  const per = each + second;
  const once = onceStep * chance.int(Math.ceil(per / onceStep), Math.floor((2 * per) / onceStep));
  const limit =
    boundStep * chance.int(Math.ceil((9 * per) / boundStep), Math.floor((32 * per) / boundStep));
  const rest = limit % per;
  // So that the four options follow each other, and the amount once may be taken for that of a unit.
  chance.require(
    rest > 0 && rest + per < once && rest + once < 2 * per,
    "the options are far apart",
  );
  // "1 liters" would not agree.
  chance.require(![each, second, once].includes(ONE), "an amount is a single one");
  return { pair, up: chance.flip(), turned: chance.flip(), limit, once, each, second };
}

/** The situation with its bound, and the question. */
export function textsOf(story: OnceAndEach): readonly [string, string] {
  const { pair, up, turned, limit, once, each, second } = story;
  const scenario = up ? pair.reaching : pair.spending;
  const rate =
    second === 0
      ? scenario.each(pair.amount(each))
      : scenario.eachOfTwo(pair.amount(each), pair.amount(second));
  const tell = turned ? scenario.excluding : scenario.including;
  return [
    tell(`at ${up ? "least" : "most"} ${pair.amount(limit)}`, rate, pair.amount(once)),
    scenario.ask,
  ];
}

/** The one slip that leads to the option that is off by the amount once and by the rounding, where there is one. */
export function cornerOf(story: OnceAndEach): Misstep {
  const { pair, up, turned, once, limit } = story;
  const exact = boundText(story, { turned: true });
  const [amount, bound] = [pair.amount(once), pair.amount(limit)];
  const { unit } = up ? pair.reaching : pair.spending;
  if (up !== turned)
    return {
      code: "meaning-misread",
      deed: `rounding $${exact}$ ${up ? "up" : "down"} and counting the ${amount} as one ${unit}`,
    };
  return turned
    ? {
        code: "bound-misjudged",
        deed: `counting the ${amount} toward the ${bound}, and only the whole ${unit}s in $${boundText(story, { turned: false })}$,`,
      }
    : {
        code: "opposite-operation",
        deed: `adding the ${amount} to the ${bound} instead of subtracting it`,
      };
}
