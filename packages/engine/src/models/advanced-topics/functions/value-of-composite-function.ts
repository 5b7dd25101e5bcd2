import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  equation,
  polynomial,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

interface Composite {
  readonly slope: number;
  readonly shift: number;
  /** What is added to the square. */
  readonly added: number;
  readonly input: number;
}

/** The twists are which function is applied first and the sign of the number in the linear one. */
function compose({ slope, shift, added, input }: Composite, { first, second }: Twists) {
  const constant = second ? shift : -shift;
  const linear = (x: number) => slope * x + constant;
  const squared = (x: number) => x * x + added;
  return first
    ? { inner: squared(input), outer: linear(squared(input)) }
    : { inner: linear(input), outer: squared(linear(input)) };
}

function definitions({ slope, shift }: Composite, { second }: Twists, added: number | string) {
  return {
    line: polynomial([second ? shift : -shift, slope], "x"),
    square: sum(power("x", 2), added),
  };
}

function definitionsTold(line: Expression, square: Expression): string[] {
  return [inline(equation(call("f", "x"), line)), inline(equation(call("g", "x"), square))];
}

function composedTold({ input }: Pick<Composite, "input">, { first }: Twists): string {
  return first ? `f(g(${input}))` : `g(f(${input}))`;
}

/** One function is applied to the value of another. */
const compositeAt = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      slope: chance.int(2, 9),
      shift: chance.int(1, 15),
      added: chance.nonzero(20),
      input: chance.nonzero(7),
    };
    const values = siblingAnswers((at) => compose(item, at));
    chance.require(
      areDistinct(values.map(({ outer }) => outer)) &&
        values.every(({ inner, outer }) => inner !== 0 && Math.abs(outer) < 1_000),
      "answers coincide or are large",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { input, slope } = item;
    const { line, square } = definitions(item, at, item.added);
    const { inner, outer } = compose(item, at);
    const [first, then] = at.first ? ["g", "f"] : ["f", "g"];
    const constant = at.second ? item.shift : -item.shift;
    return {
      question: paragraphs(
        inline(equation(call("f", "x"), line)),
        inline(equation(call("g", "x"), square)),
        `For the given functions $f$ and $g$, what is the value of $${then}(${first}(${input}))$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => compose(item, each).outer,
        show: numeral,
        why: `It is $${then}(${inner})$, and $${inner}$ is $${first}(${input})$.`,
        slips: [
          { code: "order-of-steps", deed: `applying $${then}$ before $${first}$` },
          {
            code: "opposite-sign",
            deed: `taking the number $${constant}$ in the equation of $f$ with the opposite sign`,
          },
        ],
      }),
      opening:
        "Work from the inside out: the inner value is what the outer function is applied to.",
      steps: [
        { text: `The inner value is $${first}(${input}) = ${inner}$.`, claim: `inner = ${inner}` },
        {
          text: `Then $${then}(${inner}) = ${tex(outer)}$.`,
          claim: `outer = ${outer}`,
        },
        {
          text: `The order matters: $f$ multiplies by $${slope}$, while $g$ squares.`,
        },
      ],
      hint: "Which of the two functions is applied to the number itself?",
      tip: "Read nested functions from the inside: find the inner value first and write it down.",
    };
  },
  facts: ({ item, at }) => {
    const { line, square } = definitions(item, at, item.added);
    const [inner, outer] = at.first ? [square, line] : [line, square];
    return {
      kind: "value",
      given: [`u = ${item.input}`, `inner = ${put(inner, "u")}`, `outer = ${put(outer, "inner")}`],
      ask: "outer",
      told: [...definitionsTold(line, square), `value of $${composedTold(item, at)}$`],
    };
  },
});

/** The expression with another name for x. */
function put(tree: Expression, name: string): string {
  return code(tree).replaceAll("x", name);
}

interface Unknown extends Omit<Composite, "added"> {
  readonly name: string;
  readonly value: number;
}

function constantFor({ slope, shift, input, value }: Unknown, { first, second }: Twists): number {
  const moved = second ? shift : -shift;
  return first ? (value - moved) / slope - input * input : value - (slope * input + moved) ** 2;
}

/** The value of a composite function is given, and a constant in one of the functions is asked. */
const constantOfComposite = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const slope = chance.int(2, 9);
    // Both the sum and the difference of value and shift are multiples of the slope.
    const half = slope % 2 === 0 ? slope / 2 : slope;
    const parity = chance.int(0, 1);
    const item = {
      name: chance.pick(["k", "c", "a", "b", "n", "p"]),
      slope,
      shift: half * (2 * chance.int(0, 4) + parity),
      input: chance.nonzero(6),
      value: half * (2 * chance.nonzero(12) + parity),
    };
    chance.require(item.shift > 0, "the shift is zero");
    const answers = siblingAnswers((at) => constantFor(item, at));
    chance.require(
      answers.every((answer) => Number.isInteger(answer) && Math.abs(answer) < 1_000) &&
        areDistinct([...answers, 0]),
      "answers coincide or are not small and whole",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, slope, input, value } = item;
    const { line, square } = definitions({ ...item, added: 0 }, at, name);
    const [first, then] = at.first ? ["g", "f"] : ["f", "g"];
    const moved = at.second ? item.shift : -item.shift;
    const key = constantFor(item, at);
    const inner = at.first ? sum(input * input, name) : slope * input + moved;
    const tie = at.first
      ? equation(sum(product(slope, inner), moved), value)
      : equation(sum(power(inner, 2), name), value);
    return {
      question: paragraphs(
        inline(equation(call("f", "x"), line)),
        inline(equation(call("g", "x"), square)),
        `In the given equation for $g$, $${name}$ is a constant. If $${then}(${first}(${input})) = ${value}$, what is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constantFor(item, each),
        show: numeral,
        why: `With it, $${then}(${first}(${input}))$ is $${value}$.`,
        slips: [
          { code: "order-of-steps", deed: `applying $${then}$ before $${first}$` },
          {
            code: "opposite-sign",
            deed: `taking the number $${moved}$ in the equation of $f$ with the opposite sign`,
          },
        ],
      }),
      opening:
        "Find the inner value first, put it into the outer function, and solve for the constant.",
      steps: [
        { text: `The inner value is ${inline(equation(call(first, input), inner))}.` },
        {
          text: `Putting it into $${then}$ gives ${inline(tie)}.`,
          claim: code(tie),
        },
        { text: `So $${name} = ${tex(key)}$.`, claim: `${name} = ${key}` },
      ],
      hint: "What is the inner value? It may hold the constant, and still be put in.",
      tip: "A constant is treated like a number: carry it along until the equation can be solved for it.",
    };
  },
  facts: ({ item, at }) => {
    const { line, square } = definitions({ ...item, added: 0 }, at, item.name);
    const [inner, outer] = at.first ? [square, line] : [line, square];
    return {
      kind: "value",
      given: [
        `u = ${item.input}`,
        `inner = ${put(inner, "u")}`,
        `${item.value} = ${put(outer, "inner")}`,
      ],
      ask: item.name,
      told: [
        ...definitionsTold(line, square),
        `$${item.name}$ constant $${composedTold(item, at)} = ${item.value}$ value of $${item.name}$`,
      ],
    };
  },
});

/** The value of one function at the value of another, or a constant that gives it. */
export const valueOfCompositeFunction = defineLevels({
  id: "value-of-composite-function",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC27"],
  optionDesign: "orbit",
  Easy: compositeAt,
  Medium: constantOfComposite,
});
