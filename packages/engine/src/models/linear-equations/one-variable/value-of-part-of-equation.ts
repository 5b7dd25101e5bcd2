import { removing } from "../../../craft/algebra/moving-terms.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, polynomial, product, sum } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { code, inline, tex } from "../../../math/print.ts";

const ASKS = ["unknown", "term", "multiple", "other"] as const;
type Ask = (typeof ASKS)[number];

interface Multiple {
  readonly x: string;
  readonly a: number;
  readonly root: number;
  readonly b: number;
  readonly scale: number;
  readonly ask: Ask;
}

type Values = Readonly<Record<Ask, number>>;
type Parts = Readonly<Record<Ask, Expression>>;

/** Whether the four values may stand side by side as options. */
function areGood(values: Values): boolean {
  const all = ASKS.map((ask) => values[ask]);
  return areDistinct(all) && !all.includes(0);
}

function asOptions(parts: Parts, values: Values, { ask, why }: { ask: Ask; why: string }) {
  const face = (of: Ask) => numeral(values[of]);
  return rotatingOptions<Ask>({
    faces: {
      unknown: face("unknown"),
      term: face("term"),
      multiple: face("multiple"),
      other: face("other"),
    },
    ask,
    why,
    slip: (other) => ({
      code: other === "unknown" || other === "term" ? "stopped-early" : "another-quantity",
      deed: `finding ${inline(equation(parts[other], values[other]))} instead of ${inline(parts[ask])}`,
    }),
  });
}

function multipleParts({ x, a, b, scale }: Multiple): Parts {
  return {
    unknown: polynomial([0, 1], x),
    term: polynomial([0, a], x),
    multiple: polynomial([scale * b, scale * a], x),
    other: polynomial([-b, a], x),
  };
}

function multipleValues({ a, b, root, scale }: Multiple): Values {
  const unknown = root;
  return { unknown, term: a * root, multiple: scale * (a * root + b), other: a * root - b };
}

/** One equation and the value of an expression that its left side hides. */
const multipleOfSide = level<Multiple>({
  space: 150_000,
  steps: 2,
  draw: (chance) => {
    const drawn: Multiple = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(2, 9),
      root: chance.int(2, 15),
      b: chance.int(2, 20) * chance.sign(),
      scale: chance.int(2, 5),
      ask: chance.pick(ASKS),
    };
    chance.require(areGood(multipleValues(drawn)), "values coincide");
    return drawn;
  },
  build: (drawn) => {
    const { x, a, b, root, scale, ask } = drawn;
    const parts = multipleParts(drawn);
    const values = multipleValues(drawn);
    const given = equation(polynomial([b, a], x), a * root + b);
    const term = equation(parts.term, values.term);
    const last = equation(parts[ask], values[ask]);
    const finish: Readonly<Record<Ask, readonly Step[]>> = {
      unknown: [stepTo(`Divide both sides by $${a}$.`, last)],
      term: [],
      multiple: [stepTo(`Multiply both sides of the given equation by $${scale}$.`, last)],
      other: [stepTo(removing(b, "both sides once more"), last)],
    };
    const first =
      ask === "multiple"
        ? {
            text: `The expression ${inline(parts.multiple)} is a multiple of the left side.\n\n$${tex(parts.multiple)} = ${scale}\\left(${tex(polynomial([b, a], x))}\\right)$`,
          }
        : stepTo(removing(b), term);
    const whys: Readonly<Record<Ask, string>> = {
      unknown: `With $${x} = ${root}$, the left side is $${a} \\cdot ${root} ${b > 0 ? "+" : "-"} ${Math.abs(b)} = ${a * root + b}$.`,
      term: `Its sum with $${b}$ is $${a * root + b}$, as in the given equation.`,
      multiple: `It is $${scale}$ times $${a * root + b}$.`,
      other: `It is ${Math.abs(b)} ${b > 0 ? "less" : "more"} than ${inline(term)}.`,
    };
    const hints: Readonly<Record<Ask, string>> = {
      unknown: `Which operation leaves ${inline(parts.term)} alone on the left side?`,
      term: `What must be done to both sides to leave ${inline(parts.term)} alone?`,
      multiple: `By what number must ${inline(polynomial([b, a], x))} be multiplied to make ${inline(parts.multiple)}?`,
      other: `Which two steps lead from ${inline(polynomial([b, a], x))} to ${inline(parts.other)}?`,
    };
    return {
      question: `If ${inline(given)}, what is the value of ${inline(parts[ask])}?`,
      options: asOptions(parts, values, { ask, why: whys[ask] }),
      opening: "Change both sides in the same way until the expression asked for stands alone.",
      steps: [first, ...finish[ask]],
      hint: hints[ask],
      tip:
        ask === "unknown"
          ? "Check a solution by substituting it into the given equation."
          : "Underline what is asked for: here it is not the unknown itself.",
      archetype: ask === "unknown" ? "HA01" : "HA06",
    };
  },
  facts: (drawn) => ({
    kind: "value",
    given: [
      code(equation(polynomial([drawn.b, drawn.a], drawn.x), drawn.a * drawn.root + drawn.b)),
    ],
    ask: code(multipleParts(drawn)[drawn.ask]),
  }),
});

interface Repeated {
  readonly x: string;
  readonly p: number;
  /** The value of x - p, and a multiple of it that is asked. */
  readonly part: number;
  readonly scale: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly ask: Ask;
}

function repeatedParts({ x, p, scale }: Repeated): Parts {
  return {
    term: sum(x, -p),
    unknown: polynomial([0, 1], x),
    multiple: product(scale, sum(x, -p)),
    other: sum(x, p),
  };
}

function repeatedValues({ p, part, scale }: Repeated): Values {
  return { term: part, unknown: part + p, multiple: scale * part, other: part + 2 * p };
}

function repeatedEquation({ x, p, part, a, b, c }: Repeated) {
  const bracket = sum(x, -p);
  const right = (a - c) * part + b;
  return equation(sum(product(a, bracket), b), sum(product(c, bracket), right));
}

/** The same bracket stands on both sides and is best found as a whole. */
const repeatedBracket = level<Repeated>({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const [a, c] = [chance.int(3, 12), chance.int(2, 11)];
    chance.require(a > c + 1, "the left side has hardly more brackets");
    const drawn: Repeated = {
      x: chance.pick(UNKNOWNS),
      p: chance.nonzero(15),
      part: chance.int(2, 12) * chance.sign(),
      scale: chance.int(2, 5),
      a,
      b: chance.nonzero(20),
      c,
      ask: chance.pick(ASKS),
    };
    chance.require((a - c) * drawn.part + drawn.b !== 0, "nothing is left on the right");
    chance.require(areGood(repeatedValues(drawn)), "values coincide");
    return drawn;
  },
  build: (drawn) => {
    const { part, p, scale, a, b, c, ask } = drawn;
    const parts = repeatedParts(drawn);
    const values = repeatedValues(drawn);
    const gathered = equation(product(a - c, parts.term), (a - c) * part);
    const bracket = equation(parts.term, part);
    const last = equation(parts[ask], values[ask]);
    const fewer = equation(sum(product(a - c, parts.term), b), (a - c) * part + b);
    const finish: Readonly<Record<Ask, readonly Step[]>> = {
      term: [],
      unknown: [
        stepTo(
          `${p > 0 ? "Add" : "Subtract"} $${Math.abs(p)}$ ${p > 0 ? "to" : "from"} both sides.`,
          last,
        ),
      ],
      multiple: [stepTo(`Multiply both sides by $${scale}$.`, last)],
      other: [
        stepTo(
          `${p > 0 ? "Add" : "Subtract"} $${Math.abs(2 * p)}$ ${p > 0 ? "to" : "from"} both sides, since ${inline(parts.other)} is ${inline(parts.term)} ${p > 0 ? "plus" : "minus"} $${Math.abs(2 * p)}$.`,
          last,
        ),
      ],
    };
    return {
      question: paragraphs(
        inline(repeatedEquation(drawn)),
        `Based on the given equation, what is the value of ${inline(parts[ask])}?`,
      ),
      options: asOptions(parts, values, {
        ask,
        why: `With ${inline(bracket)}, both sides of the equation are equal to $${a * part + b}$.`,
      }),
      opening: "Treat the expression in parentheses, which is on both sides, as one unknown.",
      steps: [
        stepTo(`Subtract ${inline(product(c, parts.term))} from both sides.`, fewer),
        stepTo(removing(b), gathered),
        stepTo(`Divide both sides by $${a - c}$.`, bracket),
        ...finish[ask],
      ],
      hint: `How many more times is ${inline(parts.term)} on the left side than on the right?`,
      tip: "When an expression repeats, solve for it as a whole before you distribute.",
      archetype: "HA05",
    };
  },
  facts: (drawn) => ({
    kind: "value",
    given: [code(repeatedEquation(drawn))],
    ask: code(repeatedParts(drawn)[drawn.ask]),
  }),
});

/** The value of an expression that an equation holds, without solving for its letters. */
export const valueOfPartOfEquation = defineLevels({
  id: "value-of-part-of-equation",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  calculator: ["Medium"],
  archetypes: ["HA06", "HA05", "HA01"],
  optionDesign: "rotating-ask",
  Easy: multipleOfSide,
  Medium: repeatedBracket,
});
