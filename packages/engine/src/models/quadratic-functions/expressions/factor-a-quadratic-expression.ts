import {
  type Factored,
  crossProducts,
  factorTree,
  factoringSteps,
  trinomial,
} from "../../../craft/algebra/factoring.ts";
import { type Binomial, multiplied } from "../../../craft/algebra/quadratics.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { type Level, defineLevels, level } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

/** The last coefficients of both factors. */
type Lasts = readonly [number, number];

/** Two ways to split the first and the last term of a trinomial: only the middle term tells them apart. */
interface Splits {
  /** A common factor of all three terms. */
  readonly scale: number;
  readonly x: string;
  /** A second letter beside the last terms of the factors, if there is one. */
  readonly y: string | null;
  readonly leads: Lasts;
  readonly pairs: readonly [Lasts, Lasts];
}

/** The twists are the pair of last coefficients and their signs. */
type Given = { readonly splits: Splits; readonly at: Twists };

function lastsAt({ pairs }: Splits, { first, second }: Twists): Lasts {
  const [one, other] = pairs[first ? 0 : 1];
  return second ? [one, other] : [-one, -other];
}

function factorsAt(splits: Splits, at: Twists): Factored {
  const { x, y, leads } = splits;
  const [one, other] = lastsAt(splits, at);
  const factors: [Binomial, Binomial] = [
    [leads[0], one],
    [leads[1], other],
  ];
  return { x, y, factors };
}

function factored(splits: Splits, at: Twists): Expression {
  const given = factorsAt(splits, at);
  return product(splits.scale, ...given.factors.map((each) => factorTree(each, given)));
}

function expanded(splits: Splits, at: Twists): Expression {
  const { scale } = splits;
  const given = factorsAt(splits, at);
  const [one, other] = given.factors;
  return trinomial({ ...given, factors: [[scale * one[0], scale * one[1]], other] });
}

function middleOf(splits: Splits, at: Twists): number {
  return multiplied(...factorsAt(splits, at).factors)[1];
}

/** "$4 + 11 = 15$": the middle coefficient that two factors have. */
function middleWork(splits: Splits, at: Twists): string {
  return inline(
    equation(sum(...crossProducts(factorsAt(splits, at).factors)), middleOf(splits, at)),
  );
}

function slipsOf({ splits, at }: Given) {
  const numbers = (each: Twists) => `$${lastsAt(splits, each).join("$ and $")}$`;
  const due = inline(middleOf(splits, at));
  const misstep = (slip: "condition-unchecked" | "opposite-sign", each: Twists): Misstep => ({
    code: slip,
    deed: `choosing ${numbers(each)} as the last coefficients, which makes the middle coefficient ${middleWork(splits, each)} instead of ${due},`,
  });
  return {
    slips: [
      misstep("condition-unchecked", { ...at, first: !at.first }),
      misstep("opposite-sign", { ...at, second: !at.second }),
    ] as const,
    corner: misstep("condition-unchecked", { first: !at.first, second: !at.second }),
  };
}

function build({ splits, at }: Given) {
  const { scale } = splits;
  const [shown, inner] = [expanded(splits, at), expanded({ ...splits, scale: 1 }, at)];
  const given = factorsAt(splits, at);
  const [, , c] = multiplied(...given.factors);
  const key = factored(splits, at);
  const common = stepTo(
    `Factor out the common factor $${scale}$.`,
    equation(shown, product(scale, inner)),
  );
  const whole = {
    text: `Multiply by the common factor again.\n\n${inline(key)}`,
    claim: code(equation(shown, key)),
  };
  return {
    question: paragraphs(inline(shown), "Which expression is equivalent to the given expression?"),
    options: siblingOptions({
      at,
      answer: (each) => factored(splits, each),
      show: formula,
      why: `Its last coefficients have the product ${inline(c)}, and they make the middle coefficient ${middleWork(splits, at)}.`,
      ...slipsOf({ splits, at }),
    }),
    opening: "Find two numbers whose product and whose sum match the coefficients.",
    steps: [
      ...(scale === 1 ? [] : [common]),
      ...factoringSteps(given),
      ...(scale === 1 ? [] : [whole]),
    ],
    hint: `The last term is ${c > 0 ? "positive" : "negative"}. What does this say about the signs in the two factors?`,
    tip:
      c > 0
        ? "If the last term is positive, both factors have the sign of the middle term; check that sum as well."
        : "If the last term is negative, the signs in the factors differ; multiply out to check the middle term.",
    archetype: "PA07",
  } as const;
}

function letters(chance: Chance): Pick<Splits, "x" | "y"> {
  const [x = "x", y = "y"] = chance.sample(UNKNOWNS, 2);
  return { x, y: chance.flip() ? y : null };
}

function leveled(steps: number, space: number, draw: (chance: Chance) => Splits): Level {
  return level<Given>({
    space,
    steps,
    draw: (chance) => ({ splits: draw(chance), at: twists(chance) }),
    build,
    facts: ({ splits, at }) => ({ kind: "equivalent", expression: code(expanded(splits, at)) }),
  });
}

/** A common factor and a trinomial with leading coefficient 1. */
const monic = leveled(2, 130_000, (chance) => {
  const [p, q] = [chance.int(1, 15), chance.int(2, 15)];
  chance.require(p < q, "one order only");
  const others = range(1, 12)
    .filter((each) => each !== p && (p * q) % each === 0 && each * each < p * q)
    .filter((each) => (p * q) / each <= 36);
  chance.require(others.length > 0, "no other pair with this product");
  const one = chance.pick(others);
  const sign = chance.sign();
  return {
    ...letters(chance),
    scale: chance.int(1, 9),
    leads: [1, 1],
    pairs: [
      [p, sign * q],
      [one, (sign * p * q) / one],
    ],
  };
});

/** A trinomial whose leading coefficient must be split too. */
const splitLead = leveled(3, 200_000, (chance) => {
  const [p, r] = [chance.int(2, 7), chance.int(1, 5)];
  const [q, s] = [chance.int(1, 11), chance.int(1, 11)];
  chance.require(
    [
      [p, q],
      [r, s],
      [p, s],
      [r, q],
    ].every(([one = 1, other = 1]) => gcd(one, other) === 1),
    "a common factor inside a bracket",
  );
  const sign = chance.sign();
  const middles = [p * sign * s + q * r, p * q + sign * s * r].map(Math.abs);
  chance.require(!middles.includes(0) && middles[0] !== middles[1], "two middle terms alike");
  return {
    ...letters(chance),
    scale: 1,
    leads: [p, r],
    pairs: [
      [q, sign * s],
      [sign * s, q],
    ],
  };
});

/** The factored form of a trinomial. */
export const factorAQuadraticExpression = defineLevels({
  id: "factor-a-quadratic-expression",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA07"],
  optionDesign: "orbit",
  Easy: monic,
  Medium: splitLead,
});
