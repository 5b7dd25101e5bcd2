import { CHECK_TIP, SIGNS, askSolution, radicand } from "../../../craft/algebra/root-equations.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions, numberInFactor } from "../../../craft/options/slips.ts";
import { DISCRIMINANTS, type Surd, surd, surdFace } from "../../../craft/algebra/surds.ts";
import {
  type Relation,
  equation,
  negative,
  polynomial,
  product,
  relation,
  root,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
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

/** Steps up to the squared equation, and the check that leaves one solution. */
function checkSteps(sided: Sided): { readonly before: Step[]; readonly after: Step } {
  const { c, larger } = sided;
  const bound = relation("x", larger ? ">=" : "<=", c);
  return {
    before: [
      {
        text: `Squaring both sides and moving all terms to one side gives ${inline(squared(sided))}.`,
        claim: code(squared(sided)),
      },
    ],
    after: {
      text: `A square root is never negative, so ${inline(bound)}; the other solution of the squared equation does not meet this.`,
      claim: code(bound),
    },
  };
}

const GUIDANCE = {
  opening:
    "Square both sides, solve the quadratic equation, and check which solution fits the root.",
  hint: "Squaring can let in a false solution. What sign must the right side have?",
  tip: CHECK_TIP,
};

interface WholeRoots {
  /** The two roots of the squared equation, one on either side of c. */
  readonly roots: readonly [number, number];
  readonly c: number;
  readonly larger: boolean;
}

function sidedBy({ roots: [low, high], c, larger }: WholeRoots): Sided {
  return { radicand: [low + high - 2 * c, c * c - low * high], c, larger };
}

const LOST_SIGN: Slip<number> = {
  code: "sign-inside-parentheses",
  deed: "reading the solutions off the factors with the wrong sign",
  apply: (answer) => -answer,
};

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
    const { before, after } = checkSteps(sided);
    return {
      question: askSolution(sidedEquation(sided)),
      options: crossedOptions<number>({
        key,
        why: "It makes both sides of the given equation equal.",
        slips: [
          {
            code: "extraneous-solution",
            deed: "keeping the solution that only the squared equation has",
            apply: () => other,
          },
          LOST_SIGN,
        ],
        corner: numberInFactor(sum("x", -other)),
        show: numeral,
      }),
      ...GUIDANCE,
      steps: [
        ...before,
        {
          text: `It factors as ${inline(equation(product(sum("x", -low), sum("x", -high)), 0))}, so $x$ is $${low}$ or $${high}$.`,
        },
        after,
        { text: `So the solution is $x = ${key}$.`, claim: `x = ${key}` },
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

function buildSurdRoots(item: SurdRoots): Draft {
  const { slope, c, discriminant, larger } = item;
  const sided = sidedWithSurds(item);
  const key: Surd = { middle: 2 * c + slope, sign: larger ? 1 : -1, discriminant };
  const { before, after } = checkSteps(sided);
  const solution = surd(key);
  return {
    question: askSolution(sidedEquation(sided)),
    options: crossedOptions<Surd>({
      key,
      why: "It makes both sides of the given equation equal.",
      slips: [
        {
          code: "extraneous-solution",
          deed: "keeping the solution that only the squared equation has",
          apply: (answer) => ({ ...answer, sign: answer.sign === 1 ? -1 : 1 }),
        },
        {
          code: "opposite-sign",
          deed: "putting $b$ for $-b$ into the quadratic formula",
          apply: (answer) => ({ ...answer, middle: -answer.middle }),
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: "dividing by $-2$ instead of $2$ in the quadratic formula",
      },
      show: surdFace,
    }),
    ...GUIDANCE,
    steps: [
      ...before,
      {
        text: `The quadratic formula gives $x = \\frac{${key.middle} \\pm \\sqrt{${discriminant}}}{2}$.`,
      },
      after,
      {
        text: `So the solution is ${inline(equation("x", solution))}.`,
        claim: code(equation("x", solution)),
      },
    ],
  };
}

/** A square root equal to a linear expression, with a false solution of the squared equation. */
export const radicalEquation = defineLevels({
  id: "radical-equation",
  version: 4,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB12"],
  closed: true,
  optionDesign: "orbit",
  Medium: wholeRoots,
  Hard: surdRoots,
});
