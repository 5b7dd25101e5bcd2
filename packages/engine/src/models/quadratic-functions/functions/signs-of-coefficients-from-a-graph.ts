import { parabolaFigure } from "../../../craft/figures/parabola.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type Misstep, crossedOptions } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { product, quotient, relation } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";

/** y = a(x - h)² + k, and the letters of its coefficients. */
interface Graphed {
  readonly a: number;
  readonly h: number;
  readonly k: number;
  readonly letters: readonly [string, string, string];
}

const REACH = 8;

function whole(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function last({ a, h, k }: Graphed): number {
  return a * h * h + k;
}

const LETTERS = [
  ["a", "b", "c"],
  ["p", "q", "r"],
  ["k", "m", "n"],
] as const;

/** With each parabola its mirror images in both axes, so that each pair of signs is as frequent. */
const stock = (): readonly Graphed[] =>
  [0.5, 1, 2, -0.5, -1, -2].flatMap((a) =>
    whole(-5, 5).flatMap((h) =>
      whole(-6, 6)
        .flatMap((k) => LETTERS.map((letters) => ({ a, h, k, letters })))
        .filter((given) => h !== 0 && Math.abs(last(given)) >= 1 && Math.abs(last(given)) < REACH),
    ),
  );

/** Whether the first two coefficients have one sign, and whether the last is positive. */
interface Signs {
  readonly alike: boolean;
  readonly above: boolean;
}

function statement({ letters: [a, b, c] }: Graphed, { alike, above }: Signs): string {
  return `$${a}${b} ${alike ? ">" : "<"} 0$ and $${c} ${above ? ">" : "<"} 0$`;
}

function figureOf(given: Graphed) {
  const { a, h, k } = given;
  const axis = { min: -REACH, max: REACH, step: 1 };
  return parabolaFigure({
    x: { ...axis, label: "$x$" },
    y: { ...axis, label: "$y$" },
    parabola: { a, h, k },
    alt: `A parabola in the xy-plane opens ${a > 0 ? "upward" : "downward"}. Its vertex is (${h}, ${k}), and it crosses the y-axis at (0, ${last(given)}).`,
  });
}

function stepsOf(given: Graphed): Step[] {
  const { h, letters } = given;
  const [one, two, three] = letters;
  const start = last(given);
  const side = h < 0 ? "left" : "right";
  const height = start > 0 ? "above" : "below";
  const [sign, turned] = h < 0 ? (["<", ">"] as const) : ([">", "<"] as const);
  const ratio = quotient(two, one);
  return [
    {
      text: `The axis of symmetry, at $-\\frac{${two}}{2${one}}$, is to the ${side} of the $y$-axis.\n\n$-\\frac{${two}}{2${one}} ${sign} 0$`,
      claim: `-${two}/(2*${one}) = ${h}`,
    },
    stepTo(
      "Multiply both sides by $-2$, which reverses the inequality sign.",
      relation(ratio, turned, 0),
    ),
    stepTo(
      "A product and a quotient of two numbers have the same sign.",
      relation(product(one, two), turned, 0),
    ),
    stepTo(
      `At $x = 0$ the value of $y$ is $${three}$, and there the graph is ${height} the $x$-axis.`,
      relation(three, start > 0 ? ">" : "<", 0),
    ),
  ];
}

/** The slip that leads to the opposite of both signs: where these differ, they were exchanged. */
function bothMisread(given: Graphed): Misstep {
  const { h, letters } = given;
  const [one, two, three] = letters;
  return h < 0 === last(given) > 0
    ? {
        code: "meaning-misread",
        deed: `giving both $${one}${two}$ and $${three}$ the sign of the $x$-coordinate of the vertex, which is ${h > 0 ? "positive" : "negative"},`,
      }
    : {
        code: "quantities-exchanged",
        deed: `giving $${three}$ the sign that $${one}${two}$ has, and $${one}${two}$ the sign that $${three}$ has,`,
      };
}

/** What the side of the axis of symmetry and the y-intercept say about the signs of the coefficients. */
const fromGraph = stockLevel<Graphed>({
  steps: 4,
  stock,
  build: (given) => {
    const { h, letters } = given;
    const [one, two, three] = letters;
    const start = last(given);
    const key: Signs = { alike: h < 0, above: start > 0 };
    const side = h < 0 ? "left" : "right";
    const height = start > 0 ? "above" : "below";
    return {
      question: paragraphs(
        `$y = ${one}x^2 + ${two}x + ${three}$`,
        `The graph of the given equation is shown in the $xy$-plane. In the equation, $${one}$, $${two}$, and $${three}$ are constants. Which of the following must be true?`,
      ),
      figure: figureOf(given),
      options: crossedOptions<Signs>({
        key,
        why: `The axis of symmetry is to the ${side} of the $y$-axis, so $${one}$ and $${two}$ have ${h < 0 ? "the same sign" : "opposite signs"}; the $y$-intercept is ${height} the $x$-axis.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $\\frac{${two}}{2${one}}$ instead of $-\\frac{${two}}{2${one}}$ for the axis of symmetry`,
            apply: ({ alike, above }) => ({ alike: !alike, above }),
          },
          {
            code: "opposite-sign",
            deed: `giving $${three}$ the sign opposite to that of the $y$-intercept`,
            apply: ({ alike, above }) => ({ alike, above: !above }),
          },
        ],
        corner: bothMisread(given),
        show: (signs) => ({ text: statement(given, signs) }),
      }),
      opening: "The axis of symmetry relates two signs, and the $y$-intercept shows the third.",
      steps: stepsOf(given),
      hint: `On which side of the $y$-axis is the vertex, and what sign does $-\\frac{${two}}{2${one}}$ have?`,
      tip: "The constant term of a quadratic function is the $y$-coordinate of its $y$-intercept.",
      archetype: "PC12",
    };
  },
  facts: (given) => {
    const {
      a,
      h,
      k,
      letters: [one, two, three],
    } = given;
    const height = (x: number) => a * (x - h) ** 2 + k;
    const claim = ({ alike, above }: Signs) => [
      `${one}*${two} ${alike ? ">" : "<"} 0`,
      `${three} ${above ? ">" : "<"} 0`,
    ];
    const all = [true, false].flatMap((alike) => [true, false].map((above) => ({ alike, above })));
    return {
      kind: "statement",
      given: [h - 1, h, h + 1].map(
        (x) => `${one}*(${x})^2 + ${two}*(${x}) + ${three} = ${height(x)}`,
      ),
      claims: Object.fromEntries(all.map((signs) => [statement(given, signs), claim(signs)])),
      told: [`$y = ${one}x^2 + ${two}x + ${three}$ must be true`],
    };
  },
});

/** Which signs the coefficients of a graphed parabola must have. */
export const signsOfCoefficientsFromAGraph = defineLevels({
  id: "signs-of-coefficients-from-a-graph",
  version: 5,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC12"],
  optionDesign: "orbit",
  closed: true,
  Hard: fromGraph,
});
