import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Misstep, leadingTo } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, negative, power, product, root, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { DraftOption, Step } from "../../../model.ts";

const ASKS = ["greatest", "least", "positive", "smaller"] as const;
type Ask = (typeof ASKS)[number];

/** ax⁴ - a(r² + s²)x² + ar²s² = 0. */
interface Biquadratic {
  readonly x: string;
  readonly a: number;
  readonly r: number;
  readonly s: number;
  /** Whether the term in x² stands on the right. */
  readonly moved: boolean;
  readonly ask: Ask;
}

function biquadratic({ x, a, r, s, moved }: Biquadratic) {
  const [fourth, last] = [product(a, power(x, 4)), a * r * r * s * s];
  const middle = a * (r * r + s * s);
  return moved
    ? equation(sum(fourth, last), product(middle, power(x, 2)))
    : equation(sum(fourth, product(-middle, power(x, 2)), last), 0);
}

const QUESTIONS = {
  greatest: "What is the greatest solution to the given equation?",
  least: "What is the least solution to the given equation?",
  positive: "What is the sum of the positive solutions to the given equation?",
  smaller: "What is the least positive solution to the given equation?",
} as const;

/** How each of the four numbers follows from the values of the square, as it is worked out. */
function worked({ r, s }: Biquadratic) {
  const [small, large] = [root(r * r), root(s * s)];
  return {
    greatest: large,
    least: negative(large),
    positive: sum(small, large),
    smaller: small,
  };
}

const NAMES = {
  greatest: "the greatest of the four solutions",
  least: "the least of the four solutions",
  positive: "the sum of the two positive solutions",
  smaller: "the lesser of the two positive solutions",
} as const;

function misstep(given: Biquadratic, other: Ask): Misstep {
  return {
    code: "another-quantity",
    deed: `giving ${NAMES[other]}`,
    work: worked(given)[other],
  };
}

function stepsOf(given: Biquadratic): Step[] {
  const { x, a, r, s, moved, ask } = given;
  const [u, small, large] = [power(x, 2), r * r, s * s];
  const left = (by: number) =>
    sum(product(by, power(x, 4)), product(-by * (small + large), u), by * small * large);
  const factors = product(sum("u", -small), sum("u", -large));
  const key = { greatest: s, least: -s, smaller: r, positive: r + s }[ask];
  const claim = { greatest: `${s} > ${r}`, least: `-${s} < -${r}`, smaller: `${r} < ${s}` };
  return [
    ...(moved ? [stepShowing("Move all terms to the left side.", equation(left(a), 0))] : []),
    ...(a === 1 ? [] : [stepShowing(`Divide both sides by $${a}$.`, equation(left(1), 0))]),
    stepShowing(
      `Write $u$ for ${inline(u)}, so that ${inline(power("u", 2))} is ${inline(power(x, 4))}.`,
      equation(standardForm([1, -small - large, small * large], "u"), 0),
    ),
    {
      text: `The numbers ${inline(-small)} and ${inline(-large)} have the product ${inline(small * large)} and the sum ${inline(-small - large)}. Factor with them.\n\n${inline(equation(factors, 0))}`,
      claim: `${small} + ${large} = ${small + large}`,
    },
    {
      text: `So ${inline(u)} is $${small}$ or $${large}$, and each value gives two solutions, a number and its opposite: $${-s}$, $${-r}$, $${r}$, and $${s}$.`,
    },
    ask === "positive"
      ? stepThrough("Add the two positive solutions.", sum(r, s), key)
      : { text: `Choose ${NAMES[ask]}.\n\n${inline(equation(x, key))}`, claim: claim[ask] },
  ];
}

/** The same number told by the values of the square. */
function squareForSolution({ x, r, s, ask }: Biquadratic): DraftOption {
  const [small, large] = [r * r, s * s];
  const value = { greatest: large, least: small, smaller: small, positive: small + large }[ask];
  return leadingTo(numeral(value), {
    code: "stopped-early",
    deed: `stopping at the values of ${inline(power(x, 2))}, $${small}$ and $${large}$,`,
    ...(ask === "positive" && { work: sum(small, large) }),
  });
}

/** The words by which the questions are told apart. */
const TOLD = {
  greatest: "greatest solution",
  least: "least solution",
  positive: "sum of the positive solutions",
  smaller: "least positive solution",
} as const;

const PAIRS = Array.from({ length: 7 }, (_, at) => at + 2).flatMap((r) =>
  Array.from({ length: 11 }, (_, at) => [r, at + 3] as const).filter(
    ([one, other]) => one < other && one * other < 64,
  ),
);

const stock = (): readonly Biquadratic[] =>
  PAIRS.flatMap(([r, s]) =>
    UNKNOWNS.flatMap((x) =>
      [1, 2, 3, 5].flatMap((a) =>
        [true, false].flatMap((moved) => ASKS.map((ask) => ({ x, a, r, s, moved, ask }))),
      ),
    ),
  );

/** An equation that is quadratic in x²; four numbers of its solutions are asked as often. */
const inTheSquare = stockLevel<Biquadratic>({
  steps: 4,
  stock,
  build: (given) => {
    const { x, r, s, ask } = given;
    const u = power(x, 2);
    return {
      question: paragraphs(inline(biquadratic(given)), QUESTIONS[ask]),
      options: rotatingOptions({
        faces: {
          greatest: numeral(s),
          least: numeral(-s),
          positive: numeral(r + s),
          smaller: numeral(r),
        },
        ask,
        why: `Since ${inline(u)} is ${inline(r * r)} or ${inline(s * s)}, it is ${NAMES[ask]}, ${inline(worked(given)[ask])}.`,
        slip: (other) => misstep(given, other),
      }),
      opening: `The equation is quadratic in ${inline(u)}, so solve for the square first.`,
      unoffered: [squareForSolution(given)],
      steps: stepsOf(given),
      hint: `If $u$ is written for ${inline(u)}, what quadratic equation in $u$ results?`,
      tip: "A positive number has two square roots, so each positive value of the square gives two solutions.",
      archetype: "PB22",
    };
  },
  facts: (given) => {
    const { x, ask } = given;
    // With each solution comes its opposite, so two are positive, and the greatest is one of them.
    return {
      kind: "value",
      given: [x, "other"].map((each) => code(biquadratic({ ...given, x: each }))),
      where: [`${x} > other`, "other > 0"],
      ask: { greatest: x, least: `-${x}`, positive: `${x} + other`, smaller: "other" }[ask],
      told: [TOLD[ask]],
    };
  },
});

/** A number told by the four solutions of an equation with a fourth power and a square. */
export const solutionsOfAFourthPowerEquation = defineLevels({
  id: "solutions-of-a-fourth-power-equation",
  version: 5,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB22"],
  optionDesign: "rotating-ask",
  closed: true,
  Hard: inTheSquare,
});
