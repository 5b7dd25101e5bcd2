import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { vertexForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { call, equation } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";

/** ±a(x - h)² ± k, known by its vertex and its point at `near`. The twists are the signs of a and of k. */
interface Curve {
  readonly name: string;
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly near: number;
  readonly far: number;
}

function signed({ a, k }: Curve, { first, second }: Twists) {
  return { a: first ? a : -a, k: second ? k : -k };
}

function valueAt(given: Curve, at: Twists, x: number): number {
  const { a, k } = signed(given, at);
  return a * (x - given.h) ** 2 + k;
}

/** The vertex and one point fix the function; its value at a third place is asked. */
const thirdPlace = level({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const h = chance.nonzero(9);
    const given: Curve = {
      name: chance.pick(FUNCTIONS),
      a: chance.int(1, 5),
      h,
      k: chance.int(1, 40),
      near: h + chance.nonzero(4),
      far: h + chance.sign() * chance.int(3, 8),
    };
    const { near, far } = given;
    chance.require(Math.abs(near - h) !== Math.abs(far - h), "the same height");
    const answers = siblingAnswers((at) => valueAt(given, at, far));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, h, near, far } = given;
    const { a, k } = signed(given, at);
    const [known, key] = [valueAt(given, at, near), valueAt(given, at, far)];
    const square = (far - h) ** 2;
    const rule = equation(call(name, "x"), vertexForm({ a, h, k }, "x"));
    return {
      question: `The function $${name}$ is quadratic. In the $xy$-plane, the graph of $y = ${name}(x)$ has its vertex at $(${h}, ${k})$ and passes through the point $(${near}, ${known})$. What is the value of $${name}(${far})$?`,
      options: siblingOptions({
        at,
        answer: (each) => valueAt(given, each, far),
        show: numeral,
        why: `The function is ${inline(rule)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking the leading coefficient as $${-a}$ instead of $${a}$`,
          },
          { code: "opposite-sign", deed: `taking the height of the vertex as $${-k}$` },
        ],
        corner: { code: "opposite-sign", deed: `giving the value of $-${name}(${far})$` },
      }),
      opening: "The vertex gives all of the vertex form but one number, which the point gives.",
      steps: [
        {
          text: `With the vertex $(${h}, ${k})$ the function is $${name}(x) = a(x - h)^2 + k$ with $h = ${h}$ and $k = ${k}$.`,
        },
        {
          text: `At $x = ${near}$ the square is $${(near - h) ** 2}$ and the value is $${known}$, so $a = ${a}$.`,
          claim: `${a}*(${near} - (${h}))^2 + (${k}) = ${known}`,
        },
        {
          text: `At $x = ${far}$ the square is $${square}$, so $${name}(${far}) = ${key}$.`,
          claim: `${a}*${square} + (${k}) = ${key}`,
        },
      ],
      hint: "Write the function in vertex form. Which number is still missing, and what tells it?",
      tip: "One more point is enough to find the leading coefficient when the vertex is known.",
      archetype: "PC10",
    };
  },
  facts: ({ given, at }) => {
    const { name, h, near, far } = given;
    const { k } = signed(given, at);
    const known = valueAt(given, at, near);
    return {
      kind: "value",
      given: [`a*(${near} - (${h}))^2 + (${k}) = ${known}`],
      ask: `a*(${far} - (${h}))^2 + (${k})`,
      told: [`vertex $(${h}, ${k})$ point $(${near}, ${known})$ value of $${name}(${far})$`],
    };
  },
});

/** A value of a quadratic function known by its vertex and one more point. */
export const valueFromTheVertexAndAPoint = defineLevels({
  id: "value-from-the-vertex-and-a-point",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC10"],
  optionDesign: "orbit",
  Hard: thirdPlace,
});
