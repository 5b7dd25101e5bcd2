import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { type Expression, product, relation, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, isInteger, rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Words {
  readonly times: number;
  readonly shift: number;
  /** The value of y, or of x + y. */
  readonly known: number;
  readonly isGreatest: boolean;
  /** The twists are whether the shift is subtracted, and whether that happens after the multiplication. */
  readonly at: Twists;
}

/** What x is compared with, in terms of y. */
function side({ times, shift }: Words, { first, second }: Twists): Expression {
  const by = first ? -shift : shift;
  return second ? sum(product(times, "y"), by) : product(times, sum("y", by));
}

/** The same in words. */
function phrase({ times, shift, at }: Words): string {
  const [word, verb] = at.first ? ["less", "subtracting"] : ["more", "adding"];
  if (at.second) return `$${shift}$ ${word} than $${times}$ times a number $y$`;
  const place = at.first ? `subtracting $${shift}$ from` : `${verb} $${shift}$ to`;
  return `$${times}$ times the result of ${place} a number $y$`;
}

function slips({ times, shift, at }: Words) {
  return [
    {
      code: "opposite-operation" as const, // a literal, not any string
      deed: at.first
        ? `adding $${shift}$ instead of subtracting it`
        : `subtracting $${shift}$ instead of adding it`,
    },
    {
      code: at.second
        ? ("order-of-steps" as const) // a literal, not any string
        : ("distributed-to-one-term" as const), // as above
      deed: at.second
        ? `multiplying the $${shift}$ by $${times}$ as well`
        : `multiplying only $y$ by $${times}$, not the $${shift}$,`,
    },
  ] as const;
}

function bound(words: Words): string {
  return words.isGreatest ? "at most" : "at least";
}

function sign(words: Words) {
  return words.isGreatest ? "<=" : ">=";
}

const HINT =
  "Write the sentence as an inequality piece by piece: what is done to $y$ first, and what then?";
const TIP = `"5 less than" something is that thing minus 5: the words come in another order than the signs.`;
const EXTREME = { true: "greatest", false: "least" } as const;

function draw(chance: Chance, known: (times: number) => number): Words {
  const times = chance.int(2, 12);
  return {
    times,
    shift: chance.int(2, 30),
    known: known(times),
    isGreatest: chance.flip(),
    at: twists(chance),
  };
}

/** The greatest or least x when y is known. */
const withValue = level<Words>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const words = draw(chance, () => chance.int(10, 99));
    chance.require(words.shift < words.known, "a difference is negative");
    return words;
  },
  build: (words) => {
    const { known, at, isGreatest } = words;
    const value = (each: Twists) => solve(words, each);
    const given = relation("x", sign(words), side(words, at));
    const extreme = EXTREME[`${isGreatest}`];
    return {
      question: `A number $x$ is ${bound(words)} ${phrase(words)}. If $y = ${known}$, what is the ${extreme} possible value of $x$?`,
      options: siblingOptions({
        at,
        answer: value,
        show: numeral,
        why: `The right side of the inequality has this value when $y = ${known}$.`,
        slips: slips(words),
      }),
      opening: "Write the sentence as an inequality, and put the value of $y$ into it.",
      steps: [
        { text: `The sentence says ${inline(given)}.`, claim: code(given) },
        {
          text: `With $y = ${known}$ the right side is ${inline(value(at))}, so this is the ${extreme} possible value of $x$.`,
          claim: `${code(side(words, at))} = ${value(at)}`,
        },
      ],
      hint: HINT,
      tip: TIP,
    };
  },
  facts: (words) => ({
    kind: "value",
    given: [`x = ${inCode(words)}`, `y = ${words.known}`],
    ask: "x",
    told: [...toldOf(words), `${words.isGreatest ? "greatest" : "least"} value of $x$`],
  }),
});

function solve({ times, shift, known }: Words, { first, second }: Twists): number {
  const by = first ? -shift : shift;
  return second ? times * known + by : times * (known + by);
}

/** The first sentence in telegram style. */
function toldOf({ times, shift, at, isGreatest }: Words): string[] {
  const after = `${shift} ${at.first ? "less" : "more"} than ${times} times`;
  const before = at.first ? `subtracting ${shift} from` : `adding ${shift} to`;
  return [
    `number $x$ at ${isGreatest ? "most" : "least"}`,
    at.second ? after : `${times} times the result of ${before}`,
    "number $y$",
  ];
}

/** The right side as the sentence says it, for the examiner. */
function inCode({ times, shift, at }: Words): string {
  const mark = at.first ? "-" : "+";
  return at.second ? `${times}*y ${mark} ${shift}` : `(y ${mark} ${shift})*${times}`;
}

function solveWithSum({ times, shift, known }: Words, { first, second }: Twists): Rational {
  const by = (first ? -shift : shift) * (second ? 1 : times);
  return rational(times * known + by, times + 1);
}

/** The greatest or least x when x + y is known. */
const withSum = level<Words>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const words = draw(
      chance,
      (times) => (times + 1) * chance.int(6, Math.floor(999 / (times + 1))),
    );
    const unit = { ...words, shift: (words.times + 1) * chance.int(1, 15) };
    const answers = siblingAnswers((at) => solveWithSum(unit, at));
    chance.require(
      answers.every((each) => isInteger(each) && each.num > 0),
      "not whole",
    );
    chance.require(
      answers.every((each) => each.num < unit.known),
      "y is not positive",
    );
    chance.require(areDistinct(answers), "options alike");
    return unit;
  },
  build: (words) => {
    const { times, known, at, isGreatest } = words;
    const key = solveWithSum(words, at);
    const given = relation("x", sign(words), side(words, at));
    const rest = sum(known, product(-1, "x"));
    const by = (at.first ? -words.shift : words.shift) * (at.second ? 1 : times);
    const gathered = relation(product(times + 1, "x"), sign(words), times * known + by);
    const extreme = EXTREME[`${isGreatest}`];
    return {
      question: `A number $x$ is ${bound(words)} ${phrase(words)}. The sum of $x$ and $y$ is $${known}$. What is the ${extreme} possible value of $x$?`,
      options: siblingOptions({
        at,
        answer: (each) => solveWithSum(words, each),
        show: numeral,
        why: `With it and $y = ${known - key.num}$, the condition just holds.`,
        slips: slips(words),
      }),
      opening: "Write both sentences with signs, and put what $y$ is into the inequality.",
      steps: [
        { text: `The first sentence says ${inline(given)}.`, claim: code(given) },
        {
          text: `From the sum, $y$ is ${inline(rest)}; putting that in and gathering the terms gives ${inline(gathered)}.`,
          claim: code(gathered),
        },
        {
          text: `So ${inline(relation("x", sign(words), key))}.`,
          claim: `x = ${key.num}`,
        },
        {
          text: "To check, compare both sides of the inequality for this $x$ and for a number next to it.",
        },
      ],
      hint: HINT,
      tip: TIP,
    };
  },
  facts: (words) => ({
    kind: "value",
    given: [`x = ${inCode(words)}`, `x + y = ${words.known}`],
    ask: "x",
    told: [
      ...toldOf(words),
      `sum of $x$ and $y$ ${words.known}`,
      `${words.isGreatest ? "greatest" : "least"} value of $x$`,
    ],
  }),
});

/** The greatest or least number that fits a sentence about two numbers. */
export const greatestValueFromWords = defineLevels({
  id: "greatest-value-from-words",
  version: 1,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE17"],
  optionDesign: "orbit",
  Medium: withValue,
  Hard: withSum,
});
