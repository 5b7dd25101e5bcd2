import {
  type BoundWords,
  bound,
  inCode,
  mistakenAt,
  phrase,
  side,
  sideWith,
  sign,
  toldOf,
  twistSlips,
  workOf,
} from "../../../craft/algebra/bound-words.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Twists, siblingAnswers, twists } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Operand,
  negative,
  product,
  quotient,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Chance } from "../../../random/chance.ts";

function hintFor({ factor, shift, at }: BoundWords): string {
  const change = at.first ? "subtracted" : "added";
  return at.second
    ? `Is $${shift}$ ${change} before or after $y$ is multiplied by $${factor}$?`
    : `What does the $${factor}$ multiply: $y$ alone, or the result after $${shift}$ is ${change}?`;
}

function tipFor({ factor, shift, at }: BoundWords): string {
  if (!at.second)
    return `"$${factor}$ times the result of" multiplies the whole result, so write the result in parentheses.`;
  return at.first
    ? `"$${shift}$ less than" an amount means the amount minus $${shift}$: the words are in the opposite order of the symbols.`
    : `"$${shift}$ more than $${factor}$ times a number" adds $${shift}$ after the multiplication, so no parentheses are needed.`;
}

const EXTREME = { true: "greatest", false: "least" } as const;

function draw(chance: Chance, known: (factor: number) => number): BoundWords {
  const factor = chance.int(2, 12);
  return {
    factor,
    shift: chance.int(2, 30),
    known: known(factor),
    isGreatest: chance.flip(),
    at: twists(chance),
  };
}

function valueSlips(words: BoundWords): PoolSlip[] {
  const { factor, shift, known, at } = words;
  const [operation, order] = twistSlips(words);
  const [first, second] = mistakenAt(at);
  const by = at.first ? -shift : shift;
  return [
    slipTo(workOf(words, first), operation),
    slipTo(workOf(words, second), order),
    slipTo(times(factor, known), {
      code: "term-left-out",
      deed: `leaving out the $${shift}$`,
      step: 2,
    }),
    slipTo(sum(known, times(factor, by)), {
      code: "order-of-steps",
      deed: `multiplying only the $${shift}$ by $${factor}$, not $y$,`,
      step: 2,
    }),
    slipTo(sum(known, by), {
      code: "term-left-out",
      deed: `leaving out the factor $${factor}$`,
      step: 2,
    }),
  ];
}

/** The greatest or least x when y is known. */
const withValue = poolLevel<BoundWords>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const words = draw(chance, () => chance.int(10, 99));
    chance.require(words.shift < words.known, "a difference is negative");
    return words;
  },
  key: (words) => numeral(solve(words, words.at)),
  slips: valueSlips,
  word: (words) => {
    const { known, at, isGreatest } = words;
    const given = relation("x", sign(words), side(words, at));
    const key = solve(words, at);
    const extreme = EXTREME[`${isGreatest}`];
    return {
      question: `A number $x$ is ${bound(words)} ${phrase(words)}. If $y = ${known}$, what is the ${extreme} possible value of $x$?`,
      why: `With $y = ${known}$, the sentence says that $x$ is ${bound(words)} this number.`,
      opening: "Write the sentence as an inequality, and substitute the value of $y$.",
      steps: [
        {
          text: `Write what the sentence says about $x$.\n\n${inline(given)}`,
          claim: code(given),
        },
        {
          text: `Substitute $${known}$ for $y$.\n\n${inline(relation("x", sign(words), workOf(words, at)))}`,
        },
        stepThrough(
          `The ${extreme} possible value of $x$ is the value of the right side.`,
          "x",
          workOf(words, at),
          key,
        ),
      ],
      hint: hintFor(words),
      tip: tipFor(words),
    };
  },
  facts: (words) => ({
    kind: "value",
    given: [`x = ${inCode(words)}`, `y = ${words.known}`],
    ask: "x",
    told: [...toldOf(words), `${words.isGreatest ? "greatest" : "least"} value of $x$`],
  }),
});

function solve({ factor, shift, known }: BoundWords, { first, second }: Twists): number {
  const by = first ? -shift : shift;
  return second ? factor * known + by : factor * (known + by);
}

/** The sum of both numbers is known, and one of them is asked. */
interface WithSum {
  readonly words: BoundWords;
  readonly asksX: boolean;
}

/** The number before the division by one more than the factor. */
function sumWork({ words, asksX }: WithSum, { first, second }: Twists): Operand {
  const { factor, shift, known } = words;
  const by = second ? shift : times(factor, shift);
  const isAdded = first !== asksX;
  const signed = isAdded ? by : negative(by);
  return quotient(sum(asksX ? times(factor, known) : known, signed), factor + 1);
}

function sumSlips({ words, asksX }: WithSum): PoolSlip[] {
  const { factor, shift, known, at } = words;
  const [operation, order] = twistSlips(words);
  const [first, second] = mistakenAt(at);
  const asked = asksX ? "x" : "y";
  return [
    slipTo(sumWork({ words, asksX }, first), operation),
    slipTo(sumWork({ words, asksX }, second), order),
    slipTo(sumWork({ words, asksX: !asksX }, at), {
      code: "another-quantity",
      deed: `finding $${asksX ? "y" : "x"}$ instead of $${asked}$`,
      step: 3,
    }),
    slipTo(quotient(asksX ? times(factor, known) : known, factor + 1), {
      code: "term-left-out",
      deed: `leaving out the $${shift}$`,
      step: 2,
    }),
    slipTo(quotient(known, 2), {
      code: "condition-unchecked",
      deed: "splitting the sum into two equal parts",
      step: 1,
    }),
  ];
}

/** The greatest or least x or y when x + y is known. */
const withSum = poolLevel<WithSum>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const drawn = draw(
      chance,
      (factor) => (factor + 1) * chance.int(6, Math.floor(999 / (factor + 1))),
    );
    const words = { ...drawn, shift: (drawn.factor + 1) * chance.int(1, 15) };
    const answers = siblingAnswers((at) => workOut(sumWork({ words, asksX: true }, at)));
    chance.require(
      answers.every((each) => isInteger(each) && each.num > 0 && each.num < words.known),
      "a number is not positive",
    );
    chance.require(areDistinct(answers), "options alike");
    return { words, asksX: chance.flip() };
  },
  key: (problem) => numeral(workOut(sumWork(problem, problem.words.at))),
  slips: sumSlips,
  word: (problem) => {
    const { words, asksX } = problem;
    const { factor, shift, known, at } = words;
    const key = workOut(sumWork(problem, at));
    const given = relation("x", sign(words), side(words, at));
    const by = (at.first ? -shift : shift) * (at.second ? 1 : factor);
    const [asked, other] = asksX ? ["x", "y"] : ["y", "x"];
    const rest = sum(known, negative(other === "y" ? "x" : "y"));
    const replaced = asksX
      ? relation("x", sign(words), sideWith(words, rest))
      : relation(rest, sign(words), side(words, at));
    const open = asksX
      ? relation("x", sign(words), sum(factor * known + by, product(-factor, "x")))
      : relation(rest, sign(words), sum(product(factor, "y"), by));
    const gathered = asksX
      ? relation(product(factor + 1, "x"), sign(words), factor * known + by)
      : relation(known - by, sign(words), product(factor + 1, "y"));
    const last = asksX ? relation("x", sign(words), key) : relation(key, sign(words), "y");
    const extreme = EXTREME[`${words.isGreatest === asksX}`];
    return {
      question: `A number $x$ is ${bound(words)} ${phrase(words)}. The sum of $x$ and $y$ is $${known}$. What is the ${extreme} possible value of $${asked}$?`,
      why: `With $${asked} = ${key.num}$ and $${other} = ${known - key.num}$, both sides of the inequality are equal.`,
      opening: `Write both sentences in symbols, then substitute for $${other}$ in the inequality.`,
      steps: [
        { text: `Write what the first sentence says.\n\n${inline(given)}`, claim: code(given) },
        {
          text: `Since $x + y = ${known}$, substitute ${inline(rest)} for $${other}$.\n\n${inline(replaced)}`,
          claim: code(replaced),
        },
        ...(asksX || !at.second
          ? [
              {
                text: `${asksX && !at.second ? "Combine the numbers in parentheses, and distribute" : "Distribute"} the $${factor}$.\n\n${inline(open)}`,
                claim: code(open),
              },
            ]
          : []),
        {
          text: `Collect the terms with $${asked}$ on one side and the numbers on the other.\n\n${inline(gathered)}`,
          claim: code(gathered),
        },
        {
          text: `Divide both sides by $${factor + 1}$.\n\n${inline(last)}`,
          claim: `${asked} = ${key.num}`,
        },
        { text: `The ${extreme} possible value of $${asked}$ is $${key.num}$.` },
      ],
      hint: hintFor(words),
      tip: tipFor(words),
    };
  },
  facts: ({ words, asksX }) => ({
    kind: "value",
    given: [`x = ${inCode(words)}`, `x + y = ${words.known}`],
    ask: asksX ? "x" : "y",
    told: [
      ...toldOf(words),
      `sum of $x$ and $y$ ${words.known}`,
      `${words.isGreatest === asksX ? "greatest" : "least"} value of $${asksX ? "x" : "y"}$`,
    ],
  }),
});

/** The greatest or least number that fits a sentence about two numbers. */
export const greatestValueFromWords = defineLevels({
  id: "greatest-value-from-words",
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE17"],
  optionDesign: "pool",
  Medium: withValue,
  Hard: withSum,
});
