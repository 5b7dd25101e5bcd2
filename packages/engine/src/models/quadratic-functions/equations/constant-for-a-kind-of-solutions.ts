import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["none", "one", "same-sign", "opposite-signs"] as const;
type Ask = (typeof ASKS)[number];

interface Terms {
  readonly x: string;
  readonly a: number;
  readonly half: number;
  /** Whether the constant stands alone on the right side. */
  readonly onRight: boolean;
  readonly values: Readonly<Record<Ask, number>>;
  readonly ask: Ask;
}

function equationOf({ x, a, half, onRight }: Terms) {
  return onRight
    ? equation(standardForm([a, 2 * half, 0], x), "k")
    : equation(sum(standardForm([a, 2 * half, 0], x), "k"), 0);
}

/** The sign that both solutions have when they have the same. */
function shared({ half }: Terms): string {
  return half < 0 ? "positive" : "negative";
}

function wanted(terms: Terms): string {
  return {
    none: "no real solutions",
    one: "exactly one real solution",
    "same-sign": `two distinct ${shared(terms)} solutions`,
    "opposite-signs": "one positive and one negative solution",
  }[terms.ask];
}

const DEEDS: Readonly<
  Record<Ask, { readonly code: "another-quantity" | "solutions-miscounted"; readonly deed: string }>
> = {
  none: {
    code: "solutions-miscounted",
    deed: "choosing a constant that makes the discriminant negative",
  },
  one: {
    code: "solutions-miscounted",
    deed: "choosing the constant that makes the discriminant zero",
  },
  "same-sign": {
    code: "another-quantity",
    deed: "choosing a constant for which both solutions have the same sign",
  },
  "opposite-signs": {
    code: "another-quantity",
    deed: "choosing a constant for which the solutions have opposite signs",
  },
};

function toldKind({ ask, half }: Terms): string {
  return {
    none: "no real",
    one: "exactly one",
    "same-sign": `two ${half > 0 ? "negative" : "positive"}`,
    "opposite-signs": "one positive one negative",
  }[ask];
}

/** Four constants give four kinds of solutions; each kind is asked as often. */
const fourKinds = level<Terms>({
  space: 150_000,
  steps: 4,
  draw: (chance) => {
    const [a, half] = [chance.int(1, 6), chance.nonzero(15)];
    const edge = (half * half) / a;
    chance.require(Number.isInteger(edge) && edge >= 4, "no whole edge");
    const onRight = chance.flip();
    const side = onRight ? -1 : 1;
    const values = {
      none: side * (edge + chance.int(1, 12)),
      one: side * edge,
      "same-sign": side * chance.int(1, edge - 1),
      "opposite-signs": -side * chance.int(1, 20),
    };
    return { x: chance.pick(UNKNOWNS), a, half, onRight, values, ask: chance.pick(ASKS) };
  },
  build: (terms) => {
    const { a, half, onRight, values, ask } = terms;
    const last = onRight ? "-k" : "k";
    const square = 4 * half * half;
    const edge = (half * half) / a;
    const needs = {
      none: "the discriminant must be negative",
      one: "the discriminant must be zero",
      "same-sign": `the discriminant and $${last}$ must be positive`,
      "opposite-signs": `$${last}$ must be negative`,
    }[ask];
    const claim = {
      none: `${onRight ? -values.none : values.none} > ${edge}`,
      one: `${onRight ? -values.one : values.one} = ${edge}`,
      "same-sign": `${onRight ? -values[ask] : values[ask]} < ${edge}`,
      "opposite-signs": `${onRight ? -values[ask] : values[ask]} < 0`,
    }[ask];
    return {
      question: paragraphs(
        inline(equationOf(terms)),
        `In the given equation, $k$ is a constant. The equation has ${wanted(terms)}. Which of the following could be the value of $k$?`,
      ),
      options: rotatingOptions({
        faces: {
          none: numeral(values.none),
          one: numeral(values.one),
          "same-sign": numeral(values["same-sign"]),
          "opposite-signs": numeral(values["opposite-signs"]),
        },
        ask,
        why: `Of the four values, it alone gives ${wanted(terms)}.`,
        slip: (other) => DEEDS[other],
      }),
      opening:
        "The discriminant tells how many solutions there are, and the constant term their signs.",
      steps: [
        {
          text: `With all terms on the left, the constant term is $${last}$ and the discriminant is $b^2 - 4ac$ with $b^2 = ${square}$.`.replace(
            `${square}`,
            inline(square).slice(1, -1),
          ),
          claim: `(${2 * half})^2 = ${square}`,
        },
        {
          text: `The discriminant is zero when $${last}$ is $${edge}$, negative when it is greater, and positive when it is less.`,
          claim: `${square} - 4*${a}*${edge} = 0`,
        },
        {
          text:
            ask === "same-sign" || ask === "opposite-signs"
              ? `The product of the solutions has the sign of $${last}$, so for ${wanted(terms)} ${needs}.`
              : `For ${wanted(terms)} ${needs}.`,
        },
        { text: `Of the four values only $${values[ask]}$ meets this.`, claim },
      ],
      hint: "Find the constant for which the discriminant is zero, and then ask what happens on either side of it.",
      tip: "Sketch the parabola: changing the constant term moves it up or down.",
      archetype: "PB09",
    };
  },
  facts: (terms) => ({
    kind: "constant",
    given: code(equationOf(terms)),
    unknown: terms.x,
    constant: "k",
    solutions: terms.ask,
    told: [toldKind(terms)],
  }),
});

/** Which constant could give a quadratic equation solutions of a given number and sign. */
export const constantForAKindOfSolutions = defineLevels({
  id: "constant-for-a-kind-of-solutions",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB09"],
  optionDesign: "rotating-ask",
  Hard: fourKinds,
});
