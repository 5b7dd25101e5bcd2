import { unlikeInts } from "../../../craft/draws/draws.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  absolute,
  equation,
  polynomial,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Plain {
  readonly unknown: string;
  readonly shift: number;
  readonly value: number;
}

/** The twists are the sign of the shift and whether the greater of the two solutions is asked. */
function plainEquation({ unknown, shift, value }: Plain, { first }: Twists): Relation {
  return equation(absolute(sum(unknown, first ? shift : -shift)), value);
}

function plainAnswer({ shift, value }: Plain, { first, second }: Twists): number {
  return (first ? -shift : shift) + (second ? value : -value);
}

/** The absolute value of a sum is equal to a number. */
const plain = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [shift, value] = [chance.int(2, 65), chance.int(2, 65)];
    chance.require(shift !== value, "answers coincide");
    return { item: { unknown: chance.pick(UNKNOWNS), shift, value }, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown, value } = item;
    const inside = sum(unknown, at.first ? item.shift : -item.shift);
    const key = plainAnswer(item, at);
    const other = plainAnswer(item, { ...at, second: !at.second });
    return {
      question: paragraphs(
        inline(plainEquation(item, at)),
        `What is the ${at.second ? "greater" : "lesser"} of the two solutions to the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => plainAnswer(item, each),
        show: numeral,
        why: `Put in, it makes the expression between the bars $${at.second ? value : -value}$.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${item.shift}$ on the right instead of ${at.first ? "subtracting" : "adding"} it`,
          },
          {
            code: "another-quantity",
            deed: `setting ${inline(inside)} equal to $${at.second ? -value : value}$, as for the other solution,`,
          },
        ],
        corner: {
          code: "sign-lost",
          deed: `changing the signs of both numbers when solving ${inline(equation(inside, at.second ? value : -value))}`,
          work: sum(at.second ? -value : value, at.first ? item.shift : -item.shift),
        },
      }),
      opening: "The expression between the bars may be the number on the right or its opposite.",
      steps: [
        { text: `So ${inline(equation(inside, value))} or ${inline(equation(inside, -value))}.` },
        {
          text: `The solutions are $${other}$ and $${key}$; the ${at.second ? "greater" : "lesser"} is $${key}$.`,
          claim: `${unknown} = ${key}`,
        },
      ],
      hint: "Two numbers have the same absolute value. Write an equation for each of them.",
      tip: "On a number line, the solutions lie at the same distance on both sides of the middle.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(plainEquation(item, at))],
    where: [`${item.unknown} ${at.second ? ">" : "<"} ${at.first ? -item.shift : item.shift}`],
    ask: item.unknown,
    told: [`${at.second ? "greater" : "lesser"} of the two solutions`],
  }),
});

interface Wrapped {
  readonly unknown: string;
  readonly factor: number;
  readonly shift: number;
  /** The numbers outside the bars, divided by the factor. */
  readonly parts: readonly [added: number, right: number];
  readonly greater: boolean;
}

/** The twists are the sign of the shift between the bars and of the number added outside. */
function wrappedEquation(item: Wrapped, { first, second }: Twists): Relation {
  const { unknown, factor, shift, parts } = item;
  const bars = absolute(sum(unknown, first ? shift : -shift));
  return equation(
    sum(product(factor, bars), (second ? 1 : -1) * factor * parts[0]),
    factor * parts[1],
  );
}

function distance({ parts: [added, right] }: Wrapped, { second }: Twists): number {
  return second ? right - added : right + added;
}

function wrappedAnswer(item: Wrapped, at: Twists): number {
  const away = distance(item, at);
  return (at.first ? -item.shift : item.shift) + (item.greater ? away : -away);
}

/** The absolute value must be isolated first. */
const wrapped = level({
  space: 500_000,
  steps: 3,
  draw: (chance) => {
    const right = chance.int(3, 20);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      factor: chance.int(2, 9),
      shift: chance.int(2, 20),
      parts: [chance.int(1, right - 1), right] as const,
      greater: chance.flip(),
    };
    chance.require(item.shift !== item.parts[0], "answers coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown, factor, greater } = item;
    const shift = at.first ? item.shift : -item.shift;
    const inside = sum(unknown, shift);
    const away = distance(item, at);
    const key = wrappedAnswer(item, at);
    const outer = factor * item.parts[0];
    const isolated = equation(absolute(inside), away);
    return {
      question: paragraphs(
        inline(wrappedEquation(item, at)),
        `What is the ${greater ? "greater" : "lesser"} of the two solutions to the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => wrappedAnswer(item, each),
        show: numeral,
        why: `The expression between the bars is then $${greater ? away : -away}$.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${item.shift}$ at the end instead of ${at.first ? "subtracting" : "adding"} it`,
          },
          {
            code: "sign-lost",
            deed: `${at.second ? "adding" : "subtracting"} $${outer}$ on the right instead of ${at.second ? "subtracting" : "adding"} it`,
          },
        ],
        corner: {
          code: "sign-lost",
          deed: `moving both $${outer}$ and $${item.shift}$ to the other side without changing their signs`,
        },
      }),
      opening: "Isolate the absolute value first, then split the equation in two.",
      steps: [
        {
          text: `${at.second ? "Subtracting" : "Adding"} $${outer}$ and dividing by $${factor}$ gives ${inline(isolated)}.`,
          claim: code(isolated),
        },
        { text: `So ${inline(equation(inside, away))} or ${inline(equation(inside, -away))}.` },
        {
          text: `The ${greater ? "greater" : "lesser"} solution comes from the ${greater ? "first" : "second"} equation: $${unknown} = ${key}$.`,
          claim: `${unknown} = ${key}`,
        },
      ],
      hint: "What must be undone before the bars can be removed?",
      tip: "Never split an absolute value equation before the bars stand alone on one side.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(wrappedEquation(item, at))],
    where: [`${item.unknown} ${item.greater ? ">" : "<"} ${at.first ? -item.shift : item.shift}`],
    ask: item.unknown,
    told: [`${item.greater ? "greater" : "lesser"} of the two solutions`],
  }),
});

interface Sided {
  readonly unknown: string;
  /** What the two cases lead to, up to the sign of both. */
  readonly cases: readonly [number, number];
  readonly slope: number;
}

/** The twists are the sign of the right side, on which it depends which case holds, and the sign of the unknown. */
function sided({ unknown, cases: [u, v], slope: k }: Sided, { first, second }: Twists) {
  const sign = second ? 1 : -1;
  const shift = (sign * ((k + 1) * v - (k - 1) * u)) / 2;
  const constant = ((k - 1) * u + (k + 1) * v) / 2;
  // |x - a| = kx - b or b - kx; with the other sign of the unknown, -kx - b or kx + b.
  const [slope, rest] = first ? [sign * k, -constant] : [-sign * k, constant];
  const equal = (first ? 1 : -1) * (k * v - constant) >= 0;
  return {
    relation: equation(absolute(sum(unknown, -shift)), line(slope, rest, unknown)),
    inside: sum(unknown, -shift),
    right: line(slope, rest, unknown),
    key: sign * (equal ? v : u),
    other: sign * (equal ? u : v),
  };
}

/** "5 - 2x" rather than "-2x + 5". */
function line(slope: number, constant: number, unknown: string): Expression {
  return slope < 0 && constant > 0
    ? sum(constant, product(slope, unknown))
    : polynomial([constant, slope], unknown);
}

/** The right side holds the unknown too, so one of the two cases is false. */
const falseCase = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [one, other] = unlikeInts(chance, 22);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      cases: (one > 0 ? [one, other] : [-one, -other]) as readonly [number, number], // drawn as two
      slope: chance.int(2, 7),
    };
    const [u, v] = chance.flip() ? item.cases : [item.cases[1], item.cases[0]];
    const [less, more] = [(item.slope - 1) * u, (item.slope + 1) * v];
    chance.require((less + more) % 2 === 0 && Math.abs(less) !== Math.abs(more), "no whole terms");
    return { item: { ...item, cases: [u, v] as const }, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown } = item;
    const { relation, inside, right, key, other } = sided(item, at);
    return {
      question: paragraphs(inline(relation), "What is the solution to the given equation?"),
      options: siblingOptions({
        at,
        answer: (each) => sided(item, each).key,
        show: numeral,
        why: "It makes both sides equal, and the right side is not negative there.",
        slips: [
          {
            code: "extraneous-solution",
            deed: `keeping the case in which ${inline(right)} is negative`,
          },
          { code: "opposite-sign", deed: "losing the minus sign when dividing at the end" },
        ],
        corner: {
          code: "opposite-sign",
          deed: `replacing $${other}$, at which ${inline(right)} is negative, by its opposite`,
        },
      }),
      opening: "Solve both cases, and keep only what makes the right side zero or more.",
      steps: [
        { text: `The expression ${inline(inside)} is equal to the right side or to its opposite.` },
        { text: `The two cases give $${unknown} = ${key}$ and $${unknown} = ${other}$.` },
        {
          text: `An absolute value is never negative, and ${inline(right)} is negative at $${other}$.`,
          claim: `${unknown} = ${key}`,
        },
        { text: `So the only solution is $${unknown} = ${key}$.` },
      ],
      hint: "There are two cases. Put what each one gives back into the right side: what sign must it have?",
      tip: "When the unknown also stands outside the bars, test each solution in the given equation.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(sided(item, at).relation)],
    ask: item.unknown,
  }),
});

/** An equation that holds an absolute value. */
export const absoluteValueEquation = defineLevels({
  id: "absolute-value-equation",
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB13"],
  optionDesign: "orbit",
  Easy: plain,
  Medium: wrapped,
  Hard: falseCase,
});
