import { type Expression, negative, quotient, sum, times } from "../../math/expression.ts";
import { workOut } from "../../math/work-out.ts";
import { inUnits } from "../draws/grid.ts";
import { type Face, numeral } from "../options/option.ts";
import { type PoolMisstep, type PoolSlip, type Show, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";
import { decimalFace } from "../wording/story.ts";
import { type TwoParts, firstPart, partWork } from "./two-parts.ts";

/** Whether the first part is asked, and whether the amount is the total, not a difference. */
export type PartFork = "first" | "total";

/** Two parts, of which a number or an amount is asked. */
export interface AskedPart extends TwoParts {
  /** Whether the number of a part is asked, not the amount that it comes to. */
  readonly things: boolean;
  readonly ways: Ways<PartFork>;
}

/** What reasons call the parts and what belongs to them. */
export interface PartNames {
  /** "the number of crates", "the time on the highway". */
  readonly numbers: readonly [string, string];
  /** "the total mass of the crates", "the distance on the highway". */
  readonly amounts: readonly [string, string];
  /** "the amount for each of the crates", "the speed on the highway". */
  readonly each: readonly [string, string];
  /** Both numbers together, and with their value: "the 48 crates". */
  readonly whole: string;
  readonly wholeShown: string;
  /** How the amount that is told is misread. */
  readonly misread: string;
  /** By how much the first part, or the second, is greater. */
  readonly gap: readonly [string, string];
}

/** Both parts. */
export function numbersOf(asked: AskedPart): readonly [number, number] {
  const x = firstPart(asked, asked.ways.total);
  return [x, asked.count - x];
}

/** What is asked, with any ways, as a calculation. */
export function partAnswer(asked: AskedPart, { first, total }: Ways<PartFork>): Expression {
  const { a, b, per, things } = asked;
  const number = partWork(asked, { isFirst: first, isTotal: total });
  return things ? number : times(inUnits(first ? a : b, per), workOut(number));
}

/** A number may come out as a fraction, which is no option; an amount is a decimal. */
function shownAs({ things }: AskedPart): Show {
  return (work) => (things ? numeral(workOut(work)) : decimalFace(workOut(work)));
}

export function partKey(asked: AskedPart): Face {
  return decimalFace(workOut(partAnswer(asked, asked.ways)));
}

/** How the two parts, and the total and the difference, are mistaken for each other. */
function forkSlips(asked: AskedPart, names: PartNames): PoolSlip[] {
  const { things, ways } = asked;
  return slipsAtForks<PartFork>({
    ways,
    work: (each) => partAnswer(asked, each),
    show: shownAs(asked),
    slips: {
      first: {
        code: "another-quantity",
        deed: `answering with ${(things ? names.numbers : names.amounts)[ways.first ? 1 : 0]}`,
        step: 3,
      },
      total: { code: "meaning-misread", deed: names.misread, step: 1 },
    },
  });
}

/** Slips where an amount is asked. */
function amountSlips(asked: AskedPart, names: PartNames): PoolSlip[] {
  const { a, b, per, count, ways } = asked;
  const [x, y] = numbersOf(asked);
  const [own, other, number] = ways.first ? [a, b, x] : [b, a, y];
  const [at, rest] = ways.first ? ([0, 1] as const) : ([1, 0] as const);
  const to = (work: Expression, slip: PoolMisstep) => slipTo(work, slip, shownAs(asked));
  return [
    ...forkSlips(asked, names),
    to(sum(number), {
      code: "stopped-early",
      deed: `answering with ${names.numbers[at]}, not ${names.amounts[at]},`,
      step: 3,
    }),
    to(times(inUnits(other, per), number), {
      code: "quantities-exchanged",
      deed: `multiplying ${names.numbers[at]} by ${names.each[rest]}`,
      step: 3,
    }),
    to(times(inUnits(own, per), count), {
      code: "another-quantity",
      deed: `multiplying ${names.whole} by ${names.each[at]}`,
      step: 2,
    }),
  ].filter(({ face: { value } }) => per < 100 || value?.den === 1);
}

/** Slips where a number is asked. */
function numberSlips(asked: AskedPart, names: PartNames): PoolSlip[] {
  const { count, ways } = asked;
  const [x, y] = numbersOf(asked);
  const to = (work: Expression, slip: PoolMisstep) => slipTo(work, slip, shownAs(asked));
  return [
    ...forkSlips(asked, names),
    to(sum(Math.max(x, y), -Math.min(x, y)), {
      code: "another-quantity",
      deed: `answering with ${names.gap[x > y ? 0 : 1]}`,
      isClassic: true,
      step: 3,
    }),
    to(quotient(count, 2), {
      code: "half-for-whole",
      deed: `taking half of ${names.wholeShown} as ${names.numbers[ways.first ? 0 : 1]}`,
      step: 2,
    }),
    to(wrongSign(asked), {
      code: "sign-lost",
      deed: "combining the right sides of the equations with the wrong sign",
      step: 2,
    }),
  ].filter(({ face: { value, order = 0 } }) => value?.den === 1 && order > 0 && order < count);
}

/** A part, where a product is added that should be subtracted, or the other way around. */
function wrongSign({ a, b, per, count, amount, ways }: AskedPart): Expression {
  const other = inUnits(ways.total ? b : -b, per);
  const size = inUnits(ways.total ? a - b : a + b, per);
  const first = quotient(sum(inUnits(amount, per), times(other, count)), size);
  return ways.first ? first : sum(count, negative(first));
}

/** Slips that give a number, or an amount, that there could be. */
export function partSlips(asked: AskedPart, names: PartNames): PoolSlip[] {
  return asked.things ? numberSlips(asked, names) : amountSlips(asked, names);
}
