import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { leadSteps } from "../../../craft/algebra/parabola-steps.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
import { vertexForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { leadingTo } from "../../../craft/options/slips.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { call, equation, power, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

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
    const form = (lead: number, top: number) => sum(product(lead, power(sum(far, -h), 2)), top);
    const rule = equation(call(name, "x"), vertexForm({ a, h, k }, "x"));
    return {
      question: `The function $${name}$ is quadratic. In the $xy$-plane, the graph of $y = ${name}(x)$ has its vertex at $(${h}, ${k})$ and passes through the point $(${near}, ${known})$. What is the value of $${name}(${far})$?`,
      options: siblingOptions({
        at,
        answer: (each) => valueAt(given, each, far),
        show: numeral,
        why: `The function ${inline(rule)} has this vertex, and $${name}(${near}) = ${known}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-a}$ instead of $${a}$ for $a$`,
            work: form(-a, k),
          },
          {
            code: "opposite-sign",
            deed: `using $${-k}$ instead of $${k}$ for the $y$-coordinate of the vertex`,
            work: form(a, -k),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `using the opposites of $a = ${a}$ and of the $y$-coordinate $${k}$`,
          work: form(-a, -k),
        },
      }),
      unoffered: [
        leadingTo(numeral(a * (far - h) ** 2), {
          code: "term-left-out",
          deed: `leaving out the $y$-coordinate of the vertex, $${k}$,`,
          work: product(a, power(sum(far, -h), 2)),
        }),
      ],
      opening: "The vertex form needs the vertex and the number $a$, which the other point gives.",
      steps: [
        stepShowing(
          `Write the vertex form with the vertex $(${h}, ${k})$.`,
          equation(call(name, "x"), sum(product("a", power(sum("x", -h), 2)), k)),
        ),
        ...leadSteps({ vertex: { h, k }, point: [near, known], a: rational(a) }),
        stepThrough(
          `Substitute $${a}$ for $a$ and $${far}$ for $x$.`,
          call(name, far),
          form(a, k),
          sum(a * (far - h) ** 2, k),
          key,
        ),
      ],
      hint: `With the vertex known, which number is missing in the vertex form, and how does $(${near}, ${known})$ give it?`,
      tip: "A vertex and one more point determine a quadratic function.",
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
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC10"],
  optionDesign: "orbit",
  Hard: thirdPlace,
});
