import {
  ASKS,
  type NumberOfParabola,
  TEXTS,
  extremeOf,
  slipsOf,
  standardOf,
  stepsOf,
  whyOf,
} from "../../../craft/algebra/numbers-of-parabola.ts";
import { removing } from "../../../craft/algebra/moving-terms.ts";
import { axisStep } from "../../../craft/algebra/parabola-steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, power, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

function questionOf({ name, a, h, k, ask }: NumberOfParabola): string {
  const start = a * h * h + k;
  return {
    place: `For what value of $x$ does $${name}(x)$ reach its ${extremeOf(a)}?`,
    value: `What is the ${extremeOf(a)} value of the given function?`,
    start: `In the $xy$-plane, the graph of $y = ${name}(x)$ crosses the $y$-axis at the point $(0, q)$. What is the value of $q$?`,
    partner: `In the $xy$-plane, the graph of $y = ${name}(x)$ contains the points $(0, ${start})$ and $(p, ${start})$, where $p \\ne 0$. What is the value of $p$?`,
  }[ask];
}

/** Four numbers of one parabola in standard form, each asked as often. */
const fourNumbers = level<NumberOfParabola>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const given = {
      name: chance.pick(FUNCTIONS),
      a: chance.nonzero(7),
      h: chance.nonzero(9),
      k: chance.nonzero(60),
      ask: chance.pick(ASKS),
    };
    const { a, h, k } = given;
    const start = a * h * h + k;
    chance.require(areDistinct([h, k, start, 2 * h, 0]), "two of the numbers coincide");
    chance.require(Math.abs(start) < 400, "large numbers");
    return given;
  },
  build: (given) => {
    const { name, a, h, k, ask } = given;
    const defined = equation(call(name, "x"), standardOf(given));
    return {
      question: paragraphs(inline(defined), questionOf(given)),
      options: rotatingOptions({
        faces: {
          place: numeral(h),
          value: numeral(k),
          start: numeral(a * h * h + k),
          partner: numeral(2 * h),
        },
        ask,
        why: whyOf(given),
        slip: (other) => slipsOf(given)[other],
      }),
      ...TEXTS[ask],
      steps: stepsOf(given),
      archetype: { place: "PC06", value: "PC07", start: "PC03", partner: "PB24" }[ask],
    };
  },
  facts: (given) => {
    const [rule, { ask }] = [code(standardOf(given)), given];
    if (ask === "place" || ask === "value") {
      const told = [given.a < 0 ? "maximum" : "minimum"];
      return { kind: "extreme", expression: rule, unknown: "x", ask, told };
    }
    const start = given.a * given.h ** 2 + given.k;
    return ask === "start"
      ? {
          kind: "value",
          given: [`q = ${rule}`, "x = 0"],
          ask: "q",
          told: ["crosses the $y$-axis at the point $(0, q)$"],
        }
      : {
          kind: "value",
          given: [`${rule} = ${start}`.replaceAll("x", "p")],
          where: ["p != 0"],
          ask: "p",
          told: [
            inline(equation(call(given.name, "x"), standardOf(given))),
            `points $(0, ${start})$ and $(p, ${start})$`,
          ],
        };
  },
});

/** ±ax² + bx + c with the extreme value ±m. The twists are the signs of a and of m. */
interface WithConstant {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly m: number;
}

function leadOf({ a }: WithConstant, { first }: Twists): number {
  return first ? a : -a;
}

function extremeValue({ m }: WithConstant, { second }: Twists): number {
  return second ? m : -m;
}

function constantOf(given: WithConstant, at: Twists): number {
  return extremeValue(given, at) + (given.b * given.b) / (4 * leadOf(given, at));
}

type Missteps = Required<Pick<Parameters<typeof siblingOptions>[0], "slips" | "corner">>;

/** Mistakes at k - extra = m. */
function slipsBy(extra: number, m: number, extreme: string): Missteps {
  return {
    slips: [
      {
        code: "opposite-operation",
        deed: `${extra > 0 ? "subtracting" : "adding"} $${Math.abs(extra)}$ instead of ${extra > 0 ? "adding" : "subtracting"} it`,
        work: sum(m, -extra),
      },
      {
        code: "opposite-sign",
        deed: `using $${-m}$ instead of $${m}$ for the ${extreme} value`,
        work: sum(-m, extra),
      },
    ],
    corner: {
      code: "opposite-sign",
      deed: "finding $-k$ instead of $k$",
      work: sum(-m, -extra),
    },
  };
}

/** The constant term is unknown, and the least or greatest value is given. */
const constantFromExtreme = level({
  space: 130_000,
  steps: 4,
  draw: (chance) => {
    const [a, half] = [chance.int(1, 9), chance.nonzero(18)];
    chance.require((half * half) % a === 0, "no whole answer");
    const given = {
      name: chance.pick(FUNCTIONS),
      a,
      b: 2 * half,
      m: chance.int(1, 160),
    };
    const answers = siblingAnswers((at) => constantOf(given, at));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, b } = given;
    const [a, m, key] = [leadOf(given, at), extremeValue(given, at), constantOf(given, at)];
    const extra = (b * b) / (4 * a);
    const open = sum(standardForm([a, b, 0], "x"), "k");
    const place = rational(-b, 2 * a);
    const shownValue = inline(equation(sum(key, -extra), m));
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), open)),
        `In the given function, $k$ is a constant. The ${extremeOf(a)} value of the function is $${m}$. What is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constantOf(given, each),
        show: numeral,
        why: `Then the value at the vertex is ${shownValue}, the given ${extremeOf(a)}.`,
        ...slipsBy(extra, m, extremeOf(a)),
      }),
      opening: `The ${extremeOf(a)} is the $y$-coordinate of the vertex; write it in terms of $k$.`,
      steps: [
        {
          text: `Read the coefficients of $x^2$ and $x$.\n\n$a = ${a}$ and $b = ${b}$`,
        },
        axisStep(a, b, place),
        stepShowing(
          `Substitute ${inline(place)} for $x$.`,
          equation(call(name, place), sum(product(a, power(place, 2)), times(b, place), "k")),
        ),
        {
          ...stepThrough(
            "Work out the terms without $k$.",
            call(name, place),
            sum(extra, -2 * extra, "k"),
            sum("k", -extra),
          ),
          claim: `(${a})*(${code(place)})^2 + (${b})*(${code(place)}) = ${-extra}`,
        },
        stepTo(
          `This value is the ${extremeOf(a)}, so set it equal to $${m}$.`,
          equation(sum("k", -extra), m),
        ),
        stepTo(removing(-extra), equation("k", key)),
      ],
      hint: `At which $x$ does $${name}$ have its ${extremeOf(a)}, and what is $${name}(x)$ there in terms of $k$?`,
      tip: "A constant term shifts the whole graph up or down; it does not change the $x$-coordinate of the vertex.",
      archetype: "PC07",
    };
  },
  facts: ({ given, at }) => {
    const [a, b] = [leadOf(given, at), given.b];
    // A horizontal line at the height of the vertex meets the graph once, where the graph is level.
    return {
      kind: "value",
      given: [
        `${code(standardForm([a, b, 0], "x"))} + k = ${extremeValue(given, at)}`,
        `${code(standardForm([a, b, 0], "(x + 1)"))} = ${code(standardForm([a, b, 0], "(x - 1)"))}`,
      ],
      ask: "k",
      told: [`${at.first ? "minimum" : "maximum"} value ${extremeValue(given, at)}`],
    };
  },
});

/** The least or greatest value of a quadratic function, where it is, and what follows from it. */
export const extremeOfAQuadraticFunction = defineLevels({
  id: "extreme-of-a-quadratic-function",
  version: 5,
  topic: "quadratic-functions",
  skill: "P.C",
  calculator: ["Medium"],
  archetypes: ["PC06", "PC07", "PC03", "PB24"],
  optionDesign: "orbit",
  Medium: fourNumbers,
  Hard: constantFromExtreme,
});
