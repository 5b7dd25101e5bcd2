import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, type Face, formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type RelationSign,
  equation,
  fraction,
  polynomial,
  product,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, isInteger, negate, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import { workOut } from "../../../math/work-out.ts";

const TURNED: Readonly<Record<string, RelationSign>> = {
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
};

function turned(sign: RelationSign): RelationSign {
  return TURNED[sign] ?? sign;
}

const TIP =
  "Test a number from your solution set in the given inequality, and one from outside it.";

interface Simple {
  /** ±ax + b < c, or the other way around. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly strict: boolean;
  readonly letter: string;
  /** The twists are the sign of the coefficient and which way the given sign points. */
  readonly at: Twists;
}

function signOf({ strict }: Simple, { second }: Twists): RelationSign {
  if (strict) return second ? "<" : ">";
  return second ? "<=" : ">=";
}

function solved(simple: Simple, at: Twists) {
  const { a, b, c, letter } = simple;
  const sign = signOf(simple, at);
  const bound = rational(c - b, at.first ? a : -a);
  return relation(letter, at.first ? sign : turned(sign), bound);
}

/** The solutions of a linear inequality with one step of each kind. */
const simpleInequality = level<Simple>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 15), chance.nonzero(40)];
    const c = b + a * chance.nonzero(12);
    chance.require(c !== 0, "the right side is 0");
    return {
      a,
      b,
      c,
      strict: chance.flip(),
      letter: chance.pick(["x", "n", "p", "t"]),
      at: twists(chance),
    };
  },
  build: (simple) => {
    const { b, c, letter, at } = simple;
    const a = at.first ? simple.a : -simple.a;
    const sign = signOf(simple, at);
    const given = relation(polynomial([b, a], letter), sign, c);
    const moved = relation(product(a, letter), sign, c - b);
    const key = solved(simple, at);
    const bound = rational(c - b, a);
    return {
      question: paragraphs(
        inline(given),
        "Which inequality gives all the solutions to the given inequality?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => solved(simple, each),
        show: formula,
        why: `At its bound both sides are equal, ${inline(equation(sum(times(a, bound), b), c))}, and dividing by a ${at.first ? "positive number keeps" : "negative number reverses"} the inequality sign.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `dividing by $${-a}$ instead of $${a}$, $${tex(fraction(c - b, -a))} = ${tex(negate(bound))}$,${at.first ? "" : " but reversing the sign"}`,
          },
          {
            code: at.first ? "comparison-turned-around" : "inequality-not-reversed",
            deed: at.first
              ? `reversing the inequality sign although the division is by a positive number, $${a}$,`
              : `keeping the inequality sign although the division is by a negative number, $${a}$,`,
          },
        ],
        corner: {
          code: at.first ? "inequality-not-reversed" : "sign-lost",
          deed: at.first
            ? `dividing by $${-a}$ instead of $${a}$ and reversing the inequality sign`
            : `dividing by $${-a}$ instead of $${a}$, without reversing the sign,`,
        },
      }),
      opening: at.first
        ? "Isolate the unknown; dividing by a positive number keeps the inequality sign."
        : "Isolate the unknown; dividing by a negative number reverses the inequality sign.",
      steps: [
        stepShowing(removing(b), moved),
        stepShowing(
          `Divide both sides by $${a}$${at.first ? "" : ", and reverse the inequality sign"}.`,
          key,
        ),
      ],
      hint: `After the $${Math.abs(b)}$ is removed, both sides are divided by $${a}$. What does this do to the inequality sign?`,
      tip: TIP,
      archetype: "HE01",
    };
  },
  facts: (simple) => {
    const { a, b, c, letter, at } = simple;
    return {
      kind: "solution-set",
      given: [`${b} ${at.first ? "+" : "-"} ${a}*${letter} ${signOf(simple, at)} ${c}`],
      unknown: letter,
    };
  },
});

interface Compound {
  /** low < b ± ax < high. */
  readonly a: number;
  readonly b: number;
  readonly low: number;
  readonly high: number;
  readonly strict: boolean;
  readonly letter: string;
  /** The twists are the sign of the coefficient and that of b. */
  readonly at: Twists;
}

type Interval = readonly [Rational, Rational];

function interval({ a, b, low, high }: Compound, { first, second }: Twists): Interval {
  const shift = second ? b : -b;
  const [from, to] = [rational(low - shift, a), rational(high - shift, a)];
  return first ? [from, to] : [negate(to), negate(from)];
}

function chain({ strict }: Compound) {
  return strict ? "<" : "\\le";
}

function showInterval(compound: Compound, [from, to]: Interval): Face {
  const sign = chain(compound);
  return { text: `$${tex(from)} ${sign} ${compound.letter} ${sign} ${tex(to)}$` };
}

function compoundSteps(compound: Compound): Step[] {
  const { low, high, letter, at } = compound;
  const b = at.second ? compound.b : -compound.b;
  const a = at.first ? compound.a : -compound.a;
  const sign = chain(compound);
  const reversed = compound.strict ? ">" : "\\ge";
  const key = interval(compound, at);
  return [
    {
      text: `${removing(b, "all three sides")}\n\n$${low - b} ${sign} ${tex(product(a, letter))} ${sign} ${high - b}$`,
    },
    ...(at.first
      ? [{ text: `Divide all three sides by $${a}$.\n\n${showInterval(compound, key).text}` }]
      : [
          {
            text: `Divide all three sides by $${a}$, which reverses both signs.\n\n$${tex(key[1])} ${reversed} ${letter} ${reversed} ${tex(key[0])}$`,
          },
          { text: `Write the lesser bound first.\n\n${showInterval(compound, key).text}` },
        ]),
  ];
}

/** The solutions of a compound inequality. */
const compoundInequality = level<Compound>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = [chance.int(2, 9), chance.int(1, 30)];
    const [one, other] = [chance.int(-12, 12), chance.int(-12, 12)];
    chance.require(one < other, "no numbers between");
    const compound = {
      a,
      b,
      low: a * one + b,
      high: a * other + b,
      strict: chance.flip(),
      letter: chance.pick(["x", "n", "p", "t"]),
      at: twists(chance),
    };
    const intervals = siblingAnswers((at) => interval(compound, at));
    const whole = intervals.flat().filter(isInteger).length;
    chance.require(whole === 8, "a bound is not whole");
    chance.require(areDistinct(intervals.map(([from]) => from)), "options alike");
    return compound;
  },
  build: (compound) => {
    const { low, high, letter, at } = compound;
    const b = at.second ? compound.b : -compound.b;
    const a = at.first ? compound.a : -compound.a;
    const sign = chain(compound);
    const key = interval(compound, at);
    const middle = at.first ? polynomial([b, a], letter) : sum(b, product(a, letter));
    const opposite = at.first ? polynomial([-b, -a], letter) : sum(-b, product(-a, letter));
    const heldAt = (value: Rational) => {
      const middleAt = sum(times(a, value), b);
      return inline(equation(middleAt, workOut(middleAt)));
    };
    return {
      question: paragraphs(
        `$${low} ${sign} ${tex(middle)} ${sign} ${high}$`,
        "Which inequality gives all the solutions to the given inequality?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => interval(compound, each),
        show: (each) => showInterval(compound, each),
        why: `At its bounds the middle is equal to the outer numbers: ${heldAt(key[0])} and ${heldAt(key[1])}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `dividing by $${-a}$ instead of $${a}$ in $${low - b} ${sign} ${tex(product(a, letter))} ${sign} ${high - b}$`,
          },
          {
            code: "sign-lost",
            deed:
              b > 0
                ? `adding $${b}$ to the outer sides instead of subtracting it, as in $${tex(product(a, letter))} ${sign} ${tex(sum(high, b))}$,`
                : `subtracting $${-b}$ from the outer sides instead of adding it, as in $${tex(product(a, letter))} ${sign} ${tex(sum(high, b))}$,`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `reversing the sign of every term in the middle, as in $${low} ${sign} ${tex(opposite)} ${sign} ${high}$,`,
        },
      }),
      opening: "Take each step on all three sides, so that only the unknown is left in the middle.",
      steps: compoundSteps(compound),
      hint: `Which number must be ${b > 0 ? "subtracted from" : "added to"} all three sides so that only the term with $${letter}$ is left in the middle?`,
      tip: at.first
        ? "Substitute each bound into the middle: it must be equal to an outer number."
        : "Dividing an inequality by a negative number reverses every inequality sign in it.",
      archetype: "HE12",
    };
  },
  facts: ({ a, b, low, high, strict, letter, at }) => {
    const middle = `${at.first ? "" : "-"}${a}*${letter} ${at.second ? "+" : "-"} ${b}`;
    const sign = strict ? "<" : "<=";
    return {
      kind: "solution-set",
      given: [`${low} ${sign} ${middle} ${sign} ${high}`],
      unknown: letter,
    };
  },
});

/** All solutions of a linear inequality in one unknown. */
export const solveLinearInequality = defineLevels({
  id: "solve-linear-inequality",
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  calculator: ["Easy", "Medium"],
  archetypes: ["HE01", "HE12"],
  optionDesign: "orbit",
  Easy: simpleInequality,
  Medium: compoundInequality,
});
