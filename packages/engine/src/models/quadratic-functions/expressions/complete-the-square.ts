import { standardForm, vertexForm } from "../../../craft/algebra/quadratics.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { slipTo, type PoolSlip } from "../../../craft/options/pool.ts";
import { drawWays, mistaken, type Ways } from "../../../craft/options/ways.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  equation,
  product,
  quotient,
  sum,
  times,
  power,
  type Operand,
  type Relation,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Chance } from "../../../random/chance.ts";

/** lead · (x - h)² + k, or with h added. */
function named(lead: number, x: string, plus = false) {
  return sum(product(lead, power(sum(x, product(plus ? 1 : -1, "h")), 2)), "k");
}

/** Gives up a draw whose key is small or stands in a hint. */
function requireNew(chance: Chance, key: Operand, shown: readonly number[]) {
  const size = Math.abs(toNumber(workOut(key)));
  chance.require(size > 2 && !shown.map(Math.abs).includes(size), "the key is shown already");
}

/** ±x² + 2·half·x + c */
interface Monic {
  readonly x: string;
  readonly half: number;
  readonly c: number;
}

/** Whether the square has a minus, and whether the sum of both constants is asked for. */
type MonicFork = "minus" | "both";

type MonicProblem = { readonly terms: Monic; readonly ways: Ways<MonicFork> };
function monic({ x, half, c }: Monic, { minus }: Ways<MonicFork>) {
  return standardForm([minus ? -1 : 1, 2 * half, c], x);
}

function innerOf({ half }: Monic, { minus }: Ways<MonicFork>): number {
  return minus ? half : -half;
}

function monicWork(terms: Monic, ways: Ways<MonicFork>) {
  const outer = sum(terms.c, ways.minus ? terms.half ** 2 : -(terms.half ** 2));
  return ways.both ? sum(innerOf(terms, ways), outer) : outer;
}

function monicSlips({ terms, ways }: MonicProblem): PoolSlip[] {
  const { x, half, c } = terms;
  const sign = ways.minus ? 1 : -1;
  const inner = innerOf(terms, ways);
  const added = ways.both ? inner : 0;
  const [due, done] = ways.minus ? ["adding", "subtracting"] : ["subtracting", "adding"];
  return [
    slipTo(sum(added, c, -sign * half ** 2), {
      code: "opposite-operation",
      deed: `${done} ${inline(half ** 2)} outside the parentheses instead of ${due} it`,
      isClassic: true,
      step: 2,
    }),
    slipTo(monicWork(terms, mistaken<MonicFork>(ways, "both")), {
      ...(ways.both
        ? { code: "stopped-early", deed: `stopping at the value of $k$` }
        : { code: "another-quantity", deed: `adding the value of $h$` }),
      step: 3,
    }),
    slipTo(sum(added, c, product(sign, quotient(power(2 * Math.abs(half), 2), 2))), {
      code: "order-of-steps",
      deed: `halving the square of ${inline(2 * Math.abs(half))} instead of squaring its half`,
      step: 1,
    }),
    slipTo(sum(added, c, sign * Math.abs(half)), {
      code: "power-or-root-left-out",
      deed: `not squaring half of the coefficient of $${x}$`,
      step: 2,
    }),
    slipTo(sum(added, c, product(sign, power(2 * Math.abs(half), 2))), {
      code: "term-left-out",
      deed: `squaring ${inline(2 * Math.abs(half))} without halving it first`,
      step: 1,
    }),
    slipTo(sum(added, c), {
      code: "stopped-early",
      deed: `leaving the constant term ${inline(c)} as it is`,
      step: 2,
    }),
  ];
}

/** ±x² + bx + c is to be written as ±(x - h)² + k; the value of k, or of h + k, is asked for. */
const constantOutside = poolLevel<MonicProblem>({
  space: 110_000,
  steps: 2,
  draw: (chance) => {
    const terms = {
      x: chance.pick(UNKNOWNS.filter((letter) => !"np".includes(letter))),
      half: chance.sign() * chance.int(2, 12),
      c: chance.nonzero(120),
    };
    const ways = drawWays(chance, "minus", "both");
    requireNew(chance, monicWork(terms, ways), [2 * terms.half]);
    return { terms, ways };
  },
  key: ({ terms, ways }) => numeral(workOut(monicWork(terms, ways))),
  slips: monicSlips,
  word: ({ terms, ways }) => {
    const [{ x, half, c }, { minus, both }] = [terms, ways];
    const [lead, inner] = [minus ? -1 : 1, innerOf(terms, ways)];
    const outer = c - lead * half * half;
    const start = sum(power(x, 2), product(-2 * inner, x));
    const [square, whole] = [sum(start, half * half), monic(terms, ways)];
    const asked = both ? sum("h", "k") : "k";
    const done = equation(whole, vertexForm({ a: lead, h: inner, k: outer }, x));
    const show = (deed: string, result: Relation) => ({ text: paragraphs(deed, inline(result)) });
    const split = equation(whole, sum(product(lead, start), c));
    const apart = show(`Take the minus sign out of the terms in $${x}$.`, split);
    return {
      question: paragraphs(
        inline(whole),
        `The given expression can be rewritten as ${inline(named(lead, x))}, where $h$ and $k$ are constants. What is the value of ${inline(asked)}?`,
      ),
      why: `At $${x} = ${inner}$ the square is zero, and the given expression has the value $${outer}$.`,
      opening: "Complete the square, and undo this change outside the parentheses.",
      steps: [
        ...(minus ? [apart] : []),
        show(
          `Half of the coefficient ${inline(-2 * inner)} is ${inline(-inner)}, and its square completes the square.`,
          equation(square, power(sum(x, -inner), 2)),
        ),
        stepTo(
          `Adding ${inline(half * half)} to complete the square adds ${inline(lead * half * half)} to the expression, so ${minus ? "add" : "subtract"} ${inline(half * half)} outside.`,
          equation(sum(c, -lead * half * half), outer),
        ),
        show("This gives the form in the question.", done),
        stepTo(
          both ? "Add the two constants." : "The constant $k$ stands outside the parentheses.",
          equation(asked, both ? inner + outer : outer),
        ),
      ],
      hint: `Which number must be added to ${inline(start)} to make it a perfect square?`,
      tip: "Multiply out your square to check: all terms must agree with the given expression.",
    };
  },
  facts: ({ terms, ways }) => {
    const { x } = terms;
    const lead = ways.minus ? -1 : 1;
    const holds = (value: string) =>
      code(equation(named(lead, value), monic({ ...terms, x: value }, ways)));
    return {
      kind: "value",
      given: [holds("(0)"), holds("(1)")],
      ask: ways.both ? "h + k" : "k",
      told: [
        inline(monic(terms, ways)),
        "rewritten as",
        inline(named(lead, x)),
        `value of ${inline(ways.both ? sum("h", "k") : "k")}`,
      ],
    };
  },
});

/** ax² + bx + c with c unknown, equal to a(x - h)² + k or a(x + h)² + k, where k is a multiple of h. */
interface Unknown {
  readonly x: string;
  readonly a: number;
  readonly h: number;
  readonly ratio: number;
}

/** Whether the parabola opens upward, and whether h is added in the form. */
type UnknownFork = "upward" | "plus";

type UnknownProblem = { readonly terms: Unknown; readonly ways: Ways<UnknownFork> };

/** The leading coefficient, and the one of x. */
function leading({ a, h }: Unknown, { upward, plus }: Ways<UnknownFork>) {
  const lead = upward ? a : -a;
  return { lead, middle: (plus ? 2 : -2) * lead * h };
}

function lastWork({ a, h, ratio }: Unknown, { upward }: Ways<UnknownFork>) {
  return sum(times(upward ? a : -a, power(h, 2)), times(ratio, h));
}

function unknownSlips({ terms, ways }: UnknownProblem): PoolSlip[] {
  const [{ x, h, ratio }, { lead }] = [terms, leading(terms, ways)];
  return [
    slipTo(sum(power(h, 2), times(ratio, h)), {
      code: "distributed-to-one-term",
      deed: `multiplying ${inline(power(x, 2))} by $${lead}$, but not $h^2$,`,
      isClassic: true,
      step: 3,
    }),
    slipTo(sum(power(lead * h, 2), times(ratio, h)), {
      code: "order-of-steps",
      deed: `squaring the product of $${lead}$ and $h$ instead of $h$ alone`,
      step: 3,
    }),
    slipTo(sum(times(lead, power(-h, 2)), times(ratio, -h)), {
      code: "sign-inside-parentheses",
      deed: `taking $h$ as ${inline(-h)}`,
      step: 1,
    }),
    slipTo(sum(times(lead, h), times(ratio, h)), {
      code: "power-or-root-left-out",
      deed: "not squaring $h$",
      step: 3,
    }),
    slipTo(times(ratio, h), { code: "stopped-early", deed: "stopping at $k$", step: 2 }),
  ];
}

/** The constant term is unknown, and the completed square is known by a condition on its two constants. */
const unknownLast = poolLevel<UnknownProblem>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const terms = {
      x: chance.pick(["x", "t", "r", "w", "y", "z"]),
      a: chance.int(2, 9),
      h: chance.sign() * chance.int(2, 9),
      ratio: chance.sign() * chance.int(2, 24),
    };
    chance.require(Math.abs(terms.ratio) !== terms.a, "one number in two places");
    const ways = drawWays(chance, "upward", "plus");
    const { lead, middle } = leading(terms, ways);
    requireNew(chance, lastWork(terms, ways), [middle, lead, 2 * lead]);
    return { terms, ways };
  },
  key: ({ terms, ways }) => numeral(workOut(lastWork(terms, ways))),
  slips: unknownSlips,
  word: ({ terms, ways }) => {
    const { x, h, ratio } = terms;
    const { lead, middle } = leading(terms, ways);
    const form = named(lead, x, ways.plus);
    const [k, key] = [ratio * h, workOut(lastWork(terms, ways))];
    const cross = product((ways.plus ? 2 : -2) * lead, "h");
    const last = sum(product(lead, power("h", 2)), "k");
    const opened = sum(product(lead, power(x, 2)), product(cross, x), last);
    return {
      question: paragraphs(
        inline(sum(standardForm([lead, middle, 0], x), "c")),
        `The given expression, where $c$ is a constant, can be rewritten as ${inline(form)}, where $h$ and $k$ are constants. If ${inline(equation("k", product(ratio, "h")))}, what is the value of $c$?`,
      ),
      why: `At $${x} = 0$, the first form has the value $c$, and the second form has the value ${inline(equation(lastWork(terms, ways), key))}.`,
      opening: "Two forms of one expression agree term by term, so multiply out the second one.",
      steps: [
        { text: paragraphs("Multiply out the second form.", inline(equation(form, opened))) },
        stepTo(`Compare the coefficients of $${x}$.`, equation(cross, middle)),
        stepTo("Solve for $h$.", equation("h", h)),
        stepThrough("Substitute it in the condition on $k$.", "k", times(ratio, h), k),
        stepTo(
          "Compare the constant terms, and substitute both values.",
          equation("c", lastWork(terms, ways)),
        ),
        stepThrough("Evaluate each term.", "c", sum(lead * h * h, k), key),
      ],
      hint: `Multiply out ${inline(form)}. Which of its terms must equal ${inline(product(middle, x))}?`,
      tip: "Two forms of one expression agree term by term: compare like terms and solve for the constants.",
    };
  },
  facts: ({ terms, ways }) => {
    const { lead, middle } = leading(terms, ways);
    const shown = (x: string) => sum(standardForm([lead, middle, 0], x), "c");
    const square = (x: string) => named(lead, x, ways.plus);
    const holds = (value: string) => code(equation(square(value), shown(value)));
    return {
      kind: "value",
      given: [`k = ${terms.ratio}*h`, holds("(0)"), holds("(1)")],
      ask: "c",
      told: [inline(shown(terms.x)), "rewritten as", inline(square(terms.x))],
    };
  },
});

/** A constant in a completed square, or the constant term that leads to it. */
export const completeTheSquare = defineLevels({
  id: "complete-the-square",
  version: 6,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA20"],
  optionDesign: "pool",
  Medium: constantOutside,
  Hard: unknownLast,
});
