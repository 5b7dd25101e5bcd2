import { termAt } from "../../../craft/algebra/term-at.ts";
import { factorMisread } from "../../../craft/algebra/factor-misread.ts";
import { CHECK_TIP, SIGNS, askSolution, radicand } from "../../../craft/algebra/root-equations.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { DISCRIMINANTS, type Surd, surd, surdFace } from "../../../craft/algebra/surds.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Operand,
  type Relation,
  equation,
  negative,
  polynomial,
  power,
  product,
  root,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Draft, Step } from "../../../model.ts";

interface Sided {
  /** Coefficient of x and constant under the root. */
  readonly radicand: readonly [number, number];
  /** The right side is x - c, or c - x when the smaller root of the squared equation is the solution. */
  readonly c: number;
  readonly larger: boolean;
}

function sidedEquation({ radicand: [slope, constant], c, larger }: Sided): Relation {
  const right = larger ? sum("x", -c) : sum(c, negative("x"));
  return equation(root(radicand(slope, constant)), right);
}

/** The squared equation with all terms on the left. */
function squared({ radicand: [slope, constant], c }: Sided): Relation {
  return equation(polynomial([c * c - constant, -2 * c - slope, 1], "x"), 0);
}

/** The right side at a number. */
function rightAt({ c, larger }: Sided, x: Operand): Expression {
  return larger ? sum(x, -c) : sum(c, negative(x));
}

/** Steps up to the squared equation. */
function squaringSteps(sided: Sided): Step[] {
  const { c } = sided;
  const { right } = sidedEquation(sided);
  const under = radicand(...sided.radicand);
  return [
    stepTo("Square both sides.", equation(under, power(right, 2))),
    stepTo("Expand the right side.", equation(under, polynomial([c * c, -2 * c, 1], "x"))),
    stepTo("Move all terms to one side.", squared(sided)),
  ];
}

function guidance(sided: Sided) {
  const { right } = sidedEquation(sided);
  return {
    opening:
      "Square both sides, solve the quadratic equation, and check which solution fits the root.",
    hint: `What sign must ${inline(right)} have if it is equal to a square root?`,
    tip: CHECK_TIP,
  };
}

interface WholeRoots {
  /** The two roots of the squared equation, one on either side of c. */
  readonly roots: readonly [number, number];
  readonly c: number;
  readonly larger: boolean;
}

function sidedBy({ roots: [low, high], c, larger }: WholeRoots): Sided {
  return { radicand: [low + high - 2 * c, c * c - low * high], c, larger };
}

/** All squared equations with two whole roots, and a whole number between them. */
const wholeRootsStock = (): readonly WholeRoots[] =>
  range(-14, 12).flatMap((low) =>
    range(low + 2, 14)
      .filter((high) => low !== -high && low !== 0 && high !== 0)
      .flatMap((high) =>
        range(low + 1, high - 1)
          // Otherwise a term would be missing.
          .filter((c) => c !== 0 && low + high !== 2 * c)
          .flatMap((c) =>
            [true, false].map((larger): WholeRoots => ({ roots: [low, high], c, larger })),
          ),
      ),
  );

/** A false solution comes in by squaring; it is crossed with the sign of the solutions. */
const wholeRoots = stockLevel<WholeRoots>({
  steps: 4,
  stock: wholeRootsStock,
  build: (item) => {
    const [low, high] = item.roots;
    const [key, other] = item.larger ? [high, low] : [low, high];
    const sided = sidedBy(item);
    const [slope, constant] = sided.radicand;
    const [value, wrong] = [rightAt(sided, key), rightAt(sided, other)];
    const left = root(sum(termAt(slope, key), constant));
    return {
      question: askSolution(sidedEquation(sided)),
      options: crossedOptions<number>({
        key,
        why: `With $x = ${key}$, the left side is ${inline(equation(left, workOut(value)))}, and the right side is ${inline(equation(value, workOut(value)))}.`,
        slips: [
          {
            code: "extraneous-solution",
            deed: `keeping the solution at which the right side is ${inline(equation(wrong, workOut(wrong)))}, which no square root is equal to,`,
            apply: () => other,
          },
          { ...factorMisread("x", key), apply: (answer) => -answer },
        ],
        corner: factorMisread("x", other),
        show: numeral,
      }),
      ...guidance(sided),
      steps: [
        ...squaringSteps(sided),
        stepTo("Factor the left side.", equation(product(sum("x", -low), sum("x", -high)), 0)),
        stepThrough(
          `The factors are zero at $${low}$ and $${high}$. Substitute $${other}$ into the right side of the given equation.`,
          wrong,
          workOut(wrong),
        ),
        stepTo(
          `A square root is never negative, so $${other}$ is not a solution. The other value is the solution.`,
          equation("x", key),
        ),
      ],
    };
  },
  facts: (item) => ({ kind: "value", given: [code(sidedEquation(sidedBy(item)))], ask: "x" }),
});

interface SurdRoots {
  readonly slope: number;
  readonly c: number;
  readonly discriminant: number;
  readonly larger: boolean;
}

/** The roots are (2c + slope ± √discriminant)/2. */
function sidedWithSurds({ slope, c, discriminant, larger }: SurdRoots): Sided {
  return { radicand: [slope, (discriminant - 4 * c * slope - slope * slope) / 4], c, larger };
}

/** All squared equations with such roots on either side of c, where the root changes its sign. */
const surdRootsStock = (): readonly SurdRoots[] =>
  [1, 3, 5, 7].flatMap((size) =>
    SIGNS.flatMap((sign) =>
      [...range(-9, -1), ...range(1, 9)].flatMap((c) =>
        DISCRIMINANTS.filter((discriminant) => discriminant > size * size).flatMap((discriminant) =>
          [true, false].map((larger) => ({ slope: sign * size, c, discriminant, larger })),
        ),
      ),
    ),
  );

/** The roots of the squared equation are surds, so the false one must be found by its size. */
const surdRoots = stockLevel<SurdRoots>({
  steps: 5,
  stock: surdRootsStock,
  build: (item) => buildSurdRoots(item),
  facts: (item) => ({
    kind: "value",
    given: [code(sidedEquation(sidedWithSurds(item)))],
    ask: "x",
  }),
});

/** From the squared equation to the solution. */
function surdSteps({ slope, c, discriminant, larger }: SurdRoots, solution: Expression): Step[] {
  const sided = sidedWithSurds({ slope, c, discriminant, larger });
  const middle = 2 * c + slope;
  const last = c * c - sided.radicand[1];
  const [sign, part] = larger ? [-1 as const, slope] : [1 as const, -slope];
  const dropped = surd({ middle, sign, discriminant });
  const size = Math.abs(slope);
  const since =
    part > 0 ? `Since $\\sqrt{${discriminant}}$ is greater than $${size}$, this` : "This";
  return [
    stepThrough("Find the discriminant.", sum(power(-middle, 2), times(-4, last)), discriminant),
    {
      text: `Use the quadratic formula.\n\n$x = \\frac{${middle} \\pm \\sqrt{${discriminant}}}{2}$`,
    },
    stepThrough(
      `Substitute the value with the ${larger ? "minus" : "plus"} sign into the right side of the given equation.`,
      rightAt(sided, dropped),
      surd({ middle: part, sign: -1, discriminant }),
    ),
    stepTo(
      `${since} is negative, and a square root is never negative. So the other value is the solution.`,
      equation("x", solution),
    ),
  ];
}

function buildSurdRoots(item: SurdRoots): Draft {
  const { slope, c, discriminant, larger } = item;
  const sided = sidedWithSurds(item);
  const middle = 2 * c + slope;
  const key: Surd = { middle, sign: larger ? 1 : -1, discriminant };
  const { right } = sidedEquation(sided);
  const [kept, dropped] = ([1, -1] as const).map((sign) =>
    inline(surd({ middle: larger ? slope : -slope, sign, discriminant })),
  );
  return {
    question: askSolution(sidedEquation(sided)),
    options: crossedOptions<Surd>({
      key,
      why: `With it, ${inline(right)} is equal to ${kept}, which is positive, as a square root must be.`,
      slips: [
        {
          code: "extraneous-solution",
          deed: `keeping the value at which the right side is ${dropped}, a negative number,`,
          apply: (answer) => ({ ...answer, sign: answer.sign === 1 ? -1 : 1 }),
        },
        {
          code: "opposite-sign",
          deed: `using $b = ${-middle}$ instead of $-b = ${middle}$ in the quadratic formula`,
          apply: (answer) => ({ ...answer, middle: -answer.middle }),
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: "dividing by $-2$ instead of $2$ in the quadratic formula",
      },
      show: surdFace,
    }),
    ...guidance(sided),
    steps: [...squaringSteps(sided), ...surdSteps(item, surd(key))],
  };
}

/** A square root equal to a linear expression, with a false solution of the squared equation. */
export const radicalEquation = defineLevels({
  id: "radical-equation",
  version: 6,
  topic: "advanced-topics",
  skill: "P.B",
  calculator: ["Medium"],
  archetypes: ["PB12"],
  closed: true,
  optionDesign: "orbit",
  Medium: wholeRoots,
  Hard: surdRoots,
});
