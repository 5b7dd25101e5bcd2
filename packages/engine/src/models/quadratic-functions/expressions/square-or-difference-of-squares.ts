import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  negative,
  power,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["difference", "reverse", "minus", "plus"] as const;
type Ask = (typeof ASKS)[number];

/** a·u and b·v, whose squares and product make the expression; v may be 1. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly u: readonly [letter: string, exponent: number];
  readonly v: readonly [letter: string, exponent: number] | null;
  readonly ask: Ask;
}

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);
const SIZES = NUMBERS.flatMap((a) =>
  NUMBERS.filter((b) => a !== b && gcd(a, b) === 1 && a * b > 1).map((b) => [a, b] as const),
);

const simpleStock = (): readonly Pair[] =>
  SIZES.flatMap(([a, b]) =>
    ["x", "y", "t", "n"].flatMap((letter) =>
      ASKS.map((ask) => ({ a, b, u: [letter, 1] as const, v: null, ask })),
    ),
  ).filter(({ b }) => b > 1);

const SHAPES: readonly Pick<Pair, "u" | "v">[] = [
  { u: ["x", 2], v: null },
  { u: ["x", 1], v: ["y", 1] },
  { u: ["x", 2], v: ["y", 1] },
  { u: ["m", 1], v: ["n", 2] },
];

const powersStock = (): readonly Pair[] =>
  SIZES.flatMap(([a, b]) =>
    SHAPES.flatMap((shape) => ASKS.map((ask) => ({ a, b, ...shape, ask }))),
  ).filter(({ b, v }) => b > 1 || v !== null);

function terms({ a, b, u, v }: Pair): readonly [Expression, Expression] {
  return [product(a, power(...u)), v === null ? sum(b) : product(b, power(...v))];
}

function doubled({ a, b, u, v }: Pair): Expression {
  return product(2 * a * b, power(...u), v === null ? 1 : power(...v));
}

function square({ u: [letter, exponent], v, a, b }: Pair): readonly [Expression, Expression] {
  const last = v === null ? sum(b * b) : product(b * b, power(v[0], 2 * v[1]));
  return [product(a * a, power(letter, 2 * exponent)), last];
}

/** The four expressions multiplied out, and as products. */
function expanded(pair: Pair): Record<Ask, Expression> {
  const [first, last] = square(pair);
  return {
    difference: sum(first, negative(last)),
    reverse: sum(last, negative(first)),
    minus: sum(first, negative(doubled(pair)), last),
    plus: sum(first, doubled(pair), last),
  };
}

function factored(pair: Pair): Record<Ask, Expression> {
  const [one, other] = terms(pair);
  return {
    difference: product(sum(one, other), sum(one, negative(other))),
    reverse: product(sum(other, one), sum(other, negative(one))),
    minus: power(sum(one, negative(other)), 2),
    plus: power(sum(one, other), 2),
  };
}

function isDifference(ask: Ask): boolean {
  return ask === "difference" || ask === "reverse";
}

/** How a learner comes to another of the four products. */
function misstep(pair: Pair, other: Ask): Misstep {
  const { ask } = pair;
  const roots = terms(pair);
  const [one, two] = roots.map((each) => inline(each));
  const middle = doubled(pair);
  const signed = (kind: Ask) => inline(kind === "plus" ? middle : negative(middle));
  if (isDifference(ask) && isDifference(other)) {
    return {
      code: "comparison-turned-around",
      deed: `subtracting the square of ${other === "difference" ? `${two} from that of ${one}` : `${one} from that of ${two}`}`,
    };
  }
  if (isDifference(other)) {
    return {
      code: "square-pattern",
      deed: `treating it as a difference of squares, ${inline(expanded(pair)[other])}, which has no middle term,`,
    };
  }
  const which = other === "plus" ? "sum" : "difference";
  return {
    code: "square-pattern",
    deed: isDifference(ask)
      ? `squaring the ${which} of ${one} and ${two}, which has the middle term ${inline(equation(times(other === "plus" ? 2 : -2, ...roots), other === "plus" ? middle : negative(middle)))},`
      : `squaring the ${which} of ${one} and ${two}, with the middle term ${signed(other)} instead of ${signed(ask)},`,
  };
}

function stepsOf(pair: Pair): Step[] {
  const { ask } = pair;
  const [one, other] = terms(pair);
  const [shown, key] = [expanded(pair)[ask], factored(pair)[ask]];
  const found = { text: inline(key), claim: code(equation(shown, key)) };
  if (isDifference(ask)) {
    const [first, second] = ask === "difference" ? [one, other] : [other, one];
    const squares = sum(power(first, 2), negative(power(second, 2)));
    return [
      stepTo("Write the two terms as squares.", equation(shown, squares)),
      {
        ...found,
        text: `The difference of two squares is the product of the sum and the difference of ${inline(first)} and ${inline(second)}.\n\n${found.text}`,
      },
    ];
  }
  const [first, last] = square(pair);
  const squares = [equation(first, power(one, 2)), equation(last, power(other, 2))]
    .filter(({ left, right }) => inline(left) !== inline(right))
    .map((each) => inline(each));
  return [
    { text: paragraphs("The first and the last term are squares.", ...squares) },
    stepTo(
      `The middle term has ${ask === "plus" ? "a plus" : "a minus"} sign, and it is twice the product of ${inline(one)} and ${inline(other)}.`,
      equation(times(2, one, other), doubled(pair)),
    ),
    {
      ...found,
      text: `So the expression is the square of the ${ask === "plus" ? "sum" : "difference"}.\n\n${found.text}`,
    },
  ];
}

function build(pair: Pair) {
  const { ask } = pair;
  const [shown, faces] = [expanded(pair)[ask], factored(pair)];
  const [first, last] = square(pair).map((each) => inline(each));
  const middle = inline(ask === "plus" ? doubled(pair) : negative(doubled(pair)));
  return {
    question: paragraphs(inline(shown), "Which expression is equivalent to the given expression?"),
    options: rotatingOptions({
      faces: {
        difference: formula(faces.difference),
        reverse: formula(faces.reverse),
        minus: formula(faces.minus),
        plus: formula(faces.plus),
      },
      ask,
      why: isDifference(ask)
        ? "Multiplied out, its two middle terms are opposites and cancel."
        : `Multiplied out, it has the middle term ${middle}.`,
      slip: (other) => misstep(pair, other),
    }),
    opening: isDifference(ask)
      ? "A difference of two squares is the product of a sum and a difference."
      : "Two squares and twice the product of their roots make the square of a binomial.",
    steps: stepsOf(pair),
    hint: `What expression is squared to give ${first}, and what is squared to give ${last}?`,
    tip: isDifference(ask)
      ? "In the product of a sum and a difference, the middle terms cancel: multiply out to check."
      : "In a perfect square, the middle term is twice the product of the two roots, with its sign.",
    archetype: "PA06",
  } as const;
}

function facts(pair: Pair) {
  return { kind: "equivalent", expression: code(expanded(pair)[pair.ask]) } as const;
}

/** One letter: a difference of squares in either order, or the square of a sum or of a difference. */
const simple = stockLevel<Pair>({
  steps: 1,
  stock: simpleStock,
  build,
  facts,
});

/** The same with higher powers or two letters. */
const withPowers = stockLevel<Pair>({
  steps: 2,
  stock: powersStock,
  build,
  facts,
});

/** The factored form of a difference of squares or of a perfect square. */
export const squareOrDifferenceOfSquares = defineLevels({
  id: "square-or-difference-of-squares",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA06"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: simple,
  Medium: withPowers,
});
