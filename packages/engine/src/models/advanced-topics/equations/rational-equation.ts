import { unlikeInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  polynomial,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Single {
  readonly unknown: string;
  /** The other number is this many times the value. */
  readonly times: number;
  readonly value: number;
  readonly shift: number;
}

/** The twists are what stands below the bar, the unknown or the number, and the sign of the shift. */
function singleEquation(item: Single, { first, second }: Twists): Relation {
  const { unknown, times, value, shift } = item;
  const line = sum(unknown, second ? shift : -shift);
  return equation(first ? quotient(times * value, line) : quotient(line, times * value), value);
}

function singleAnswer({ times, value, shift }: Single, { first, second }: Twists): number {
  return (first ? times : times * value * value) + (second ? -shift : shift);
}

/** A number over a linear expression, or the other way about, is equal to a number. */
const oneFraction = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      unknown: chance.pick(UNKNOWNS),
      times: chance.int(2, 25),
      value: chance.int(2, 9),
      shift: chance.int(2, 40),
    };
    const answers = siblingAnswers((at) => singleAnswer(item, at));
    chance.require(item.times * item.value ** 2 <= 600, "a number is large");
    chance.require(areDistinct([...answers, 0]), "answers coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown, times, value, shift } = item;
    const key = singleAnswer(item, at);
    const number = times * value;
    const line = sum(unknown, at.second ? shift : -shift);
    const freed = equation(line, at.first ? times : number * value);
    const [moved, other] = at.second ? ["subtracting", "adding"] : ["adding", "subtracting"];
    return {
      question: paragraphs(
        inline(singleEquation(item, at)),
        `What value of $${unknown}$ satisfies the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => singleAnswer(item, each),
        show: numeral,
        why: "Put in, it makes the left side equal to the right side.",
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `multiplying $${number}$ by $${value}$ instead of dividing it`
              : `dividing $${number}$ by $${value}$ instead of multiplying`,
          },
          { code: "sign-lost", deed: `${other} $${shift}$ instead of ${moved} it` },
        ],
      }),
      opening: "Multiply both sides by the denominator so that no fraction is left.",
      steps: [
        {
          text: at.first
            ? `Multiplying by ${inline(line)} gives ${inline(equation(number, product(value, line)))}, and dividing by $${value}$ gives ${inline(freed)}.`
            : `Multiplying by $${number}$ gives ${inline(freed)}.`,
          claim: code(freed),
        },
        {
          text: `${moved === "adding" ? "Adding" : "Subtracting"} $${shift}$ gives $${unknown} = ${key}$.`,
          claim: `${unknown} = ${key}`,
        },
        { text: "Put back into the fraction, this value gives the number on the right." },
      ],
      hint: "What can you multiply both sides by to remove the fraction?",
      tip: "Before solving, note which value would make a denominator zero: it can never be the answer.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(singleEquation(item, at))],
    ask: item.unknown,
  }),
});

interface Proportion {
  readonly unknown: string;
  readonly above: readonly [number, number];
  readonly shifts: readonly [number, number];
}

/** The twists are the signs of the numbers in the two denominators. */
function shiftsOf({ shifts: [b, d] }: Proportion, { first, second }: Twists) {
  return [first ? b : -b, second ? d : -d] as const;
}

function proportion(item: Proportion, at: Twists): Relation {
  const [a, c] = item.above;
  const [b, d] = shiftsOf(item, at);
  return equation(quotient(a, sum(item.unknown, b)), quotient(c, sum(item.unknown, d)));
}

function proportionAnswer(item: Proportion, at: Twists): number {
  const [a, c] = item.above;
  const [b, d] = shiftsOf(item, at);
  return (c * b - a * d) / (a - c);
}

/** Two fractions with the unknown below the bar are equal. */
const twoFractions = level({
  space: 300_000,
  steps: 3,
  draw: (chance) => {
    const [a, c] = [chance.int(2, 20), chance.int(2, 20)];
    const [b, d] = unlikeInts(chance, 15).map(Math.abs);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      above: [a, c] as const,
      shifts: (chance.flip() ? [b, d] : [d, b]) as readonly [number, number], // both are drawn
    };
    chance.require(a !== c, "one sibling has no solution");
    const answers = siblingAnswers((at) => proportionAnswer(item, at));
    chance.require(
      answers.every((answer) => Number.isInteger(answer) && Math.abs(answer) <= 120) &&
        areDistinct([...answers, 0]),
      "answers coincide or are not whole",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown } = item;
    const [a, c] = item.above;
    const [b, d] = shiftsOf(item, at);
    const key = proportionAnswer(item, at);
    const crossed = equation(product(a, sum(unknown, d)), product(c, sum(unknown, b)));
    const gathered = equation(polynomial([0, a - c], unknown), c * b - a * d);
    return {
      question: paragraphs(
        inline(proportion(item, at)),
        "What is the solution to the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => proportionAnswer(item, each),
        show: numeral,
        why: "Put in, it makes both fractions equal.",
        slips: [
          {
            code: "opposite-sign",
            deed: `multiplying $${c}$ by ${inline(sum(unknown, -b))} instead of ${inline(sum(unknown, b))}`,
          },
          {
            code: "opposite-sign",
            deed: `multiplying $${a}$ by ${inline(sum(unknown, -d))} instead of ${inline(sum(unknown, d))}`,
          },
        ],
      }),
      opening: "Multiply both sides by both denominators to get an equation without fractions.",
      steps: [
        { text: `This gives ${inline(crossed)}.`, claim: code(crossed) },
        { text: `Gathering terms gives ${inline(gathered)}.`, claim: code(gathered) },
        {
          text: `So $${unknown} = ${key}$, and neither denominator is zero there.`,
          claim: `${unknown} = ${key}`,
        },
      ],
      hint: "If two fractions are equal, what is true of the products crosswise?",
      tip: "Write parentheses around a denominator before you multiply by it.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(proportion(item, at))],
    ask: item.unknown,
  }),
});

/** An equation with the unknown in a denominator. */
export const rationalEquation = defineLevels({
  id: "rational-equation",
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB11"],
  optionDesign: "orbit",
  Easy: oneFraction,
  Medium: twoFractions,
});
