import { differentInts } from "../../craft/draws.ts";
import { defineLevels, level } from "../../craft/levels.ts";
import { numeral } from "../../craft/option.ts";
import { type Slip, crossedOptions } from "../../craft/slips.ts";
import { DISCRIMINANTS, type Surd, surd, surdFace } from "../../craft/surds.ts";
import { paragraphs } from "../../craft/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  negative,
  polynomial,
  product,
  relation,
  root,
  sum,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import type { Draft, Step } from "../../model.ts";

/** "5 - 2x" rather than "-2x + 5". */
function radicand(slope: number, constant: number): Expression {
  const term = product(slope, "x");
  return slope < 0 && constant > 0 ? sum(constant, term) : sum(term, constant);
}

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

function ask(given: Relation): string {
  return paragraphs(inline(given), "What is the solution to the given equation?");
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
  tip: "After squaring an equation, put every solution back into the equation you started from.",
};

interface Plain {
  readonly slope: number;
  readonly constant: number;
  readonly value: number;
}

function plainEquation({ slope, constant, value }: Plain): Relation {
  return equation(root(radicand(slope, constant)), value);
}

function plainAnswer({ slope, constant, value }: Plain): number {
  return (value * value - constant) / slope;
}

/** A root equal to a number; the signs under the root are crossed. */
const plain = level<Plain>({
  space: 5_000,
  steps: 3,
  draw: (chance) => {
    const value = chance.int(2, 12);
    const square = value * value;
    // The slope divides the square less the constant, and then also the square plus the constant.
    const slope = chance.pick([1, 2, 3, 4, 5, 6, 8, 9].filter((each) => (2 * square) % each === 0));
    const constant = (square % slope) + slope * chance.int(1, Math.floor(60 / slope));
    chance.require(constant !== square, "the answer is zero");
    return { slope: slope * chance.sign(), constant: constant * chance.sign(), value };
  },
  build: (item) => {
    const { slope, constant, value } = item;
    const key = plainAnswer(item);
    const size = Math.abs(constant);
    const isolated = equation(product(slope, "x"), value * value - constant);
    const without = equation(radicand(slope, constant), value * value);
    return {
      question: ask(plainEquation(item)),
      options: crossedOptions<Plain>({
        key: item,
        why: `Put in, it makes the number under the root $${value * value}$.`,
        slips: [
          {
            code: "M-INV",
            deed:
              constant > 0
                ? `adding $${size}$ to both sides instead of subtracting it`
                : `subtracting $${size}$ from both sides instead of adding it`,
            apply: (answer) => ({ ...answer, constant: -answer.constant }),
          },
          {
            code: "M-SIGN",
            deed: `dividing by $${-slope}$ instead of $${slope}$`,
            apply: (answer) => ({ ...answer, slope: -answer.slope }),
          },
        ],
        show: (answer) => numeral(plainAnswer(answer)),
      }),
      opening: "Square both sides to remove the root, then solve the linear equation that is left.",
      steps: [
        { text: `Squaring both sides gives ${inline(without)}.`, claim: code(without) },
        { text: `So ${inline(isolated)}.`, claim: code(isolated) },
        { text: `Dividing by $${slope}$ gives $x = ${tex(key)}$.`, claim: `x = ${key}` },
        { text: "Put back into the given equation, this value makes it true." },
      ],
      hint: "Which operation undoes a square root? It must be done to both sides.",
      tip: GUIDANCE.tip,
    };
  },
  facts: (item) => ({ kind: "value", given: [code(plainEquation(item))], ask: "x" }),
});

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
  code: "M-SIGN",
  deed: "reading the solutions off the factors with the wrong sign",
  apply: (answer) => -answer,
};

/** A false solution comes in by squaring; it is crossed with the sign of the solutions. */
const wholeRoots = level<WholeRoots>({
  space: 5_500,
  steps: 4,
  draw: (chance) => {
    const [one, other] = differentInts(chance, -14, 14);
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    chance.require(low !== -high && low !== 0 && high !== 0, "two options alike");
    chance.require(high - low > 1, "no whole number between the roots");
    const c = chance.int(low + 1, high - 1);
    chance.require(c !== 0 && low + high !== 2 * c, "a term is missing");
    return { roots: [low, high], c, larger: chance.flip() };
  },
  build: (item) => {
    const [low, high] = item.roots;
    const [key, other] = item.larger ? [high, low] : [low, high];
    const sided = sidedBy(item);
    const { before, after } = checkSteps(sided);
    return {
      question: ask(sidedEquation(sided)),
      options: crossedOptions<number>({
        key,
        why: "It makes both sides of the given equation equal.",
        slips: [
          {
            code: "M-EXTR",
            deed: "keeping the solution that only the squared equation has",
            apply: () => other,
          },
          LOST_SIGN,
        ],
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

/** The roots of the squared equation are surds, so the false one must be found by its size. */
const surdRoots = level<SurdRoots>({
  space: 12_000,
  steps: 5,
  draw: (chance) => {
    const slope = (2 * chance.int(0, 3) + 1) * chance.sign();
    const c = chance.nonzero(9);
    const discriminant = chance.pick(DISCRIMINANTS);
    // Above the square of the slope the roots lie on either side of c.
    chance.require(discriminant > slope * slope, "both roots on one side");
    return { slope, c, discriminant, larger: chance.flip() };
  },
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
    question: ask(sidedEquation(sided)),
    options: crossedOptions<Surd>({
      key,
      why: "It makes both sides of the given equation equal.",
      slips: [
        {
          code: "M-EXTR",
          deed: "keeping the solution that only the squared equation has",
          apply: (answer) => ({ ...answer, sign: answer.sign === 1 ? -1 : 1 }),
        },
        {
          code: "M-SIGN",
          deed: "putting $b$ for $-b$ into the quadratic formula",
          apply: (answer) => ({ ...answer, middle: -answer.middle }),
        },
      ],
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

/** A square root equal to a number or to a linear expression. */
export const radicalEquation = defineLevels({
  id: "radical-equation",
  version: 1,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB12"],
  optionDesign: "orbit",
  Easy: plain,
  Medium: wholeRoots,
  Hard: surdRoots,
});
