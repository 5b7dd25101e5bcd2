import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { discriminantOf } from "../../../craft/algebra/discriminant.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  fraction,
  negative,
  product,
  relation,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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

/** The constant term with one of the four values. */
function lastAt({ onRight, values }: Terms, kind: Ask): number {
  return onRight ? -values[kind] : values[kind];
}

/** The discriminant with one of the four values, worked out. */
function discriminantAt(terms: Terms, kind: Ask): string {
  const { a, half } = terms;
  const last = lastAt(terms, kind);
  return inline(equation(discriminantOf(a, 2 * half, last), 4 * half * half - 4 * a * last));
}

/** The product of the solutions with one of the four values. */
function productAt(terms: Terms, kind: Ask): string {
  const last = lastAt(terms, kind);
  return `$\\frac{c}{a} = ${inline(terms.a === 1 ? last : fraction(last, terms.a)).slice(1)}`;
}

/** Whether the signs of the solutions are asked for. */
function isOfSigns({ ask }: Terms): boolean {
  return ask === "same-sign" || ask === "opposite-signs";
}

function misstep(terms: Terms, other: Ask): Misstep {
  const discriminant = discriminantAt(terms, other);
  const constant = "choosing a constant that makes the discriminant";
  if (other === "none") {
    return { code: "solutions-miscounted", deed: `${constant} negative, ${discriminant},` };
  }
  if (other === "one") {
    return { code: "solutions-miscounted", deed: `${constant} zero, ${discriminant},` };
  }
  if (!isOfSigns(terms)) {
    return { code: "solutions-miscounted", deed: `${constant} positive, ${discriminant},` };
  }
  const sign = other === "same-sign" ? "positive" : "negative";
  return {
    code: "opposite-sign",
    deed: `choosing a constant that makes the product of the solutions ${sign}, ${productAt(terms, other)},`,
  };
}

/** Why the key is right. */
function decisive(terms: Terms): string {
  const { ask } = terms;
  if (ask === "none") return `The discriminant is negative: ${discriminantAt(terms, ask)}.`;
  if (ask === "one") return `The discriminant is zero: ${discriminantAt(terms, ask)}.`;
  if (ask === "opposite-signs")
    return `The product of the solutions is negative: ${productAt(terms, ask)}.`;
  return `The product of the solutions is positive, ${productAt(terms, ask)}, and so is the discriminant, ${discriminantAt(terms, ask)}.`;
}

/** What must be true of the constant, and that the key meets it. */
function conditionSteps(terms: Terms): Step[] {
  const { a, half, onRight, values, ask } = terms;
  const edge = onRight ? -(half * half) / a : (half * half) / a;
  const under = sum(4 * half * half, product(onRight ? 4 * a : -4 * a, "k"));
  const [less, greater] = onRight ? ([">", "<"] as const) : (["<", ">"] as const);
  const key = values[ask];
  const chosen = (condition: Relation) =>
    stepTo(
      "Only one of the four values meets this condition.",
      equation("k", key),
      code(condition),
    );
  if (ask === "opposite-signs") {
    return [
      {
        text: "The two solutions have opposite signs, so their product, $\\frac{c}{a}$, must be negative.",
      },
      stepShowing(
        `Since $a = ${a}$ is positive, the constant term must be negative.`,
        relation(onRight ? negative("k") : "k", "<", 0),
      ),
      ...(onRight
        ? [
            stepShowing(
              "Divide both sides by $-1$, which reverses the inequality sign.",
              relation("k", ">", 0),
            ),
          ]
        : []),
      chosen(relation(key, less, 0)),
    ];
  }
  const needs = {
    none: { sign: "<", word: "negative", side: greater },
    one: { sign: "=", word: "zero", side: "=" },
    "same-sign": { sign: ">", word: "positive", side: less },
  } as const;
  const { sign, word, side } = needs[ask];
  const must = stepShowing(`For ${wanted(terms)}, it must be ${word}.`, relation(under, sign, 0));
  const solved = relation("k", side, edge);
  if (ask === "one")
    return [must, stepTo("Solve for $k$.", solved, code(relation(key, "=", edge)))];
  const bounded = [must, stepShowing("Solve for $k$.", solved)];
  if (ask === "none") return [...bounded, chosen(relation(key, side, edge))];
  return [
    ...bounded,
    stepShowing(
      "The solutions have the same sign, so their product, $\\frac{c}{a}$, must also be positive.",
      relation("k", greater, 0),
    ),
    stepTo(
      `Only one of the four values lies between $0$ and $${edge}$.`,
      equation("k", key),
      code(relation(key, less, edge)),
    ),
  ];
}

function stepsOf(terms: Terms): Step[] {
  const { x, a, half, onRight } = terms;
  const last = onRight ? negative("k") : "k";
  const under = sum(4 * half * half, product(onRight ? 4 * a : -4 * a, "k"));
  const moved = onRight
    ? [
        stepShowing(
          "Subtract $k$ from both sides.",
          equation(sum(standardForm([a, 2 * half, 0], x), last), 0),
        ),
      ]
    : [];
  const discriminant = stepShowing(
    `Write the discriminant $b^2 - 4ac$, with ${inline(last)} as the constant term.`,
    equation(discriminantOf(a, 2 * half, last), under),
  );
  return [
    ...moved,
    ...(terms.ask === "opposite-signs" ? [] : [discriminant]),
    ...conditionSteps(terms),
  ];
}

function openingOf(terms: Terms): string {
  return isOfSigns(terms)
    ? "The product of the solutions is $\\frac{c}{a}$, and its sign tells whether their signs agree."
    : "The sign of the discriminant tells how many real solutions the equation has.";
}

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
    const { values, ask } = terms;
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
        why: decisive(terms),
        slip: (other) => misstep(terms, other),
      }),
      opening: openingOf(terms),
      steps: stepsOf(terms),
      hint: isOfSigns(terms)
        ? `If the equation has ${wanted(terms)}, what is the sign of the product of the solutions?`
        : `If the equation has ${wanted(terms)}, what must be true of its discriminant?`,
      tip: isOfSigns(terms)
        ? "Two solutions with opposite signs have a negative product, so $a$ and $c$ have opposite signs."
        : "A negative discriminant means no real solutions, zero means one, and a positive one means two.",
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
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB09"],
  optionDesign: "rotating-ask",
  Hard: fourKinds,
});
