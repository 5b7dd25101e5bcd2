import { removing, signKept } from "../../../craft/algebra/moving-terms.ts";
import { CHECK_TIP, SIGNS, askSolution, radicand } from "../../../craft/algebra/root-equations.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolMisstep, slipTo } from "../../../craft/options/pool.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Relation,
  equation,
  negative,
  power,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, isInteger, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Plain {
  readonly slope: number;
  readonly constant: number;
  readonly value: number;
}

function plainEquation({ slope, constant, value }: Plain): Relation {
  return equation(root(radicand(slope, constant)), value);
}

/** What x is, if the number under the root is this. */
function workFrom(under: Expression | number, { slope, constant }: Plain): Expression {
  const left = sum(under, -constant);
  const part = quotient(left, Math.abs(slope));
  return slope < 0 ? negative(part) : part;
}

type Slips = (readonly [work: Expression, misstep: PoolMisstep])[];

/** What students make of it, each as a calculation. */
function plainWorks(item: Plain): Slips {
  return [...slipsOfSquaring(item), ...slipsOfSolving(item)].filter(([work]) =>
    isInteger(workOut(work)),
  );
}

function slipsOfSquaring(item: Plain): Slips {
  const { value } = item;
  const step = 1;
  return [
    [
      workFrom(value, item),
      {
        code: "power-or-root-left-out",
        deed: `removing the root without squaring $${value}$`,
        isClassic: true,
        step,
      },
    ],
    [
      workFrom(times(2, value), item),
      { code: "exponent-rule", deed: `doubling $${value}$ instead of squaring it`, step },
    ],
    [
      workFrom(-(value ** 2), item),
      {
        code: "opposite-sign",
        deed: `setting the expression under the root equal to $-${value ** 2}$`,
        step,
      },
    ],
  ];
}

function slipsOfSolving(item: Plain): Slips {
  const { slope, constant, value } = item;
  const square = value * value;
  const withoutConstant = workFrom(square, { ...item, constant: 0 });
  return [
    [
      workFrom(square, { ...item, constant: -constant }),
      { code: "sign-lost", deed: signKept(constant), step: 2 },
    ],
    [
      sum(square, -constant),
      {
        code: "stopped-early",
        deed: `leaving out the division by $${slope}$`,
        step: 3,
        isSpare: true,
      },
    ],
    [
      sum(withoutConstant, -constant),
      {
        code: "distributed-to-one-term",
        deed: `dividing $${square}$ by $${slope}$, but not $${constant}$,`,
        step: 3,
      },
    ],
    [
      negative(workFrom(square, item)),
      { code: "opposite-sign", deed: `dividing by $${-slope}$ instead of $${slope}$`, step: 3 },
    ],
    [
      withoutConstant,
      { code: "term-left-out", deed: `leaving out the number $${constant}$`, step: 2 },
    ],
  ];
}

function hasSlipsToChooseFrom(item: Plain): boolean {
  const offered = plainWorks(item)
    .filter(([, { isSpare }]) => !isSpare)
    .map(([work]) => workOut(work));
  return new Set([keyValue(item), ...offered].map(toNumber)).size > 4;
}

function keyValue(item: Plain): Rational {
  return workOut(workFrom(item.value ** 2, item));
}

/** All roots equal to a number with a whole solution, and with a whole number where the squaring is forgotten. */
const plainStock = (): readonly Plain[] =>
  range(2, 12).flatMap((value) =>
    range(2, 9).flatMap((size) =>
      SIGNS.flatMap((sign) =>
        range(-60, 60)
          .map((constant) => ({ slope: sign * size, constant, value }))
          .filter(
            ({ slope, constant }) =>
              constant !== 0 &&
              constant !== value &&
              constant !== value ** 2 &&
              (value ** 2 - constant) % slope === 0 &&
              (value - constant) % slope === 0,
          )
          .filter(hasSlipsToChooseFrom),
      ),
    ),
  );

/** A root equal to a number. */
const plain = poolStock<Plain>({
  steps: 3,
  stock: plainStock,
  key: (item) => numeral(keyValue(item)),
  slips: (item) => plainWorks(item).map(([work, misstep]) => slipTo(work, misstep)),
  word: (item) => {
    const { slope, constant, value } = item;
    const key = workOut(workFrom(value ** 2, item));
    const under = radicand(slope, constant);
    return {
      question: askSolution(plainEquation(item)),
      why: `With ${inline(equation("x", key))}, the left side is ${inline(equation(root(value ** 2), value))}.`,
      opening: "Square both sides to remove the root, then solve the linear equation that is left.",
      steps: [
        stepTo("Square both sides.", equation(under, power(value, 2))),
        stepTo(removing(constant), equation(product(slope, "x"), value ** 2 - constant)),
        stepTo(`Divide both sides by $${slope}$.`, equation("x", key)),
      ],
      hint: `Which number has a square root of $${value}$, so that ${inline(under)} must be equal to it?`,
      tip: CHECK_TIP,
    };
  },
  facts: (item) => ({ kind: "value", given: [code(plainEquation(item))], ask: "x" }),
});

/** The solution of an equation that says what a square root is. */
export const rootEqualToNumber = defineLevels({
  id: "root-equal-to-number",
  version: 6,
  topic: "advanced-topics",
  skill: "P.B",
  calculator: ["Easy"],
  archetypes: ["PB12"],
  closed: true,
  optionDesign: "pool",
  Easy: plain,
});
