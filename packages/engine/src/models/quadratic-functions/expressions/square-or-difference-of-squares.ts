import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  negative,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

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

const DEEDS = {
  difference: {
    code: "square-pattern",
    deed: "treating it as a difference of squares with the last square subtracted",
  },
  reverse: {
    code: "square-pattern",
    deed: "treating it as a difference of squares with the first square subtracted",
  },
  minus: { code: "square-pattern", deed: "treating it as the square of a difference" },
  plus: { code: "square-pattern", deed: "treating it as the square of a sum" },
} as const;

function build(pair: Pair) {
  const { ask } = pair;
  const [one, other] = terms(pair).map((each) => inline(each));
  const [shown, key, faces] = [expanded(pair)[ask], factored(pair)[ask], factored(pair)];
  const isDifference = ask === "difference" || ask === "reverse";
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
      why: isDifference
        ? "Multiplied out, its middle terms cancel."
        : "Multiplied out, its middle term is twice the product of the two terms.",
      slip: (each) =>
        isDifference && (each === "difference" || each === "reverse")
          ? { code: "comparison-turned-around", deed: "subtracting the squares in the other order" }
          : DEEDS[each],
    }),
    opening: isDifference
      ? "A difference of two squares is a sum times a difference."
      : "Two squares and twice the product of their roots make the square of a binomial.",
    steps: [
      { text: `The two squares are those of ${one} and ${other}.` },
      isDifference
        ? { text: "There is no middle term, and one square is subtracted from the other." }
        : {
            text: `The middle term is ${ask === "plus" ? "plus" : "minus"} twice the product of these, ${inline(doubled(pair))}.`,
          },
      { text: `So it is ${inline(key)}.`, claim: code(equation(shown, key)) },
    ],
    hint: "Which terms are squares? Is there a middle term?",
    tip: "Multiply your answer out: the middle term shows whether the signs are right.",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA06"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: simple,
  Medium: withPowers,
});
