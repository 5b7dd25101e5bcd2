import { type Parabola, REACH, markedPoints, parabolaGraph } from "../../../craft/figures/graph.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type Face, formula } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  call,
  equation,
  expression,
  polynomial,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { DraftOption } from "../../../model.ts";

/** Signs of the coordinates of the vertex, against the right ones. */
type Signs = readonly [first: number, second: number];

interface Crossed {
  readonly show: (signs: Signs) => Face;
  /** How the first and the second coordinate get the other sign. */
  /** The mistakes of the first sign, of the second, and one that leads to both. */
  readonly deeds: readonly [string, string, string];
  readonly why: string;
}

/** The options are the four signs of the coordinates. */
function signOptions({ show, deeds: [first, second, both], why }: Crossed): DraftOption[] {
  return crossedOptions<Signs>({
    key: [1, 1],
    why,
    slips: [
      { code: "sign-inside-parentheses", deed: first, apply: ([x, y]) => [-x, y] },
      { code: "opposite-sign", deed: second, apply: ([x, y]) => [x, -y] },
    ],
    corner: { code: "opposite-sign", deed: both },
    show,
  });
}

function pair(x: Expression | number, y: Expression | number): Face {
  return { text: `$(${tex(x)}, ${tex(y)})$` };
}

function vertexForm(lead: Rational | number, h: number, k: number): Expression {
  return sum(product(lead, power(sum("x", -h), 2)), k);
}

function defines(form: Expression): Relation {
  return equation(call("f", "x"), form);
}

interface Given {
  readonly lead: number;
  readonly h: number;
  readonly k: number;
}

function nonzero(most: number): number[] {
  return Array.from({ length: 2 * most + 1 }, (_, at) => at - most).filter((each) => each !== 0);
}

const forms = (): readonly Given[] =>
  nonzero(9).flatMap((lead) =>
    nonzero(15).flatMap((h) => nonzero(30).map((k) => ({ lead, h, k }))),
  );

/** The vertex form is given and its vertex asked; the options are the four signs of the coordinates. */
const fromForm = stockLevel<Given>({
  steps: 1,
  stock: forms,
  build: ({ lead, h, k }) => ({
    question: paragraphs(
      inline(defines(vertexForm(lead, h, k))),
      "In the $xy$-plane, what is the vertex of the graph of the given function?",
    ),
    options: signOptions({
      show: ([first, second]) => pair(first * h, second * k),
      deeds: [
        `reading $x$ as $${-h}$ from ${inline(sum("x", -h))}`,
        `taking the constant $${k}$ with the other sign`,
        `giving the opposites of both coordinates`,
      ],
      why: `The squared part is zero at $x = ${h}$, and there $f(x) = ${k}$, which gives $(${h}, ${k})$.`,
    }),
    opening: "The vertex is where the squared part is zero.",
    steps: [
      { text: `${inline(sum("x", -h))} is zero when $x = ${h}$.` },
      { text: `There the function has the value $${k}$, so the vertex is $(${h}, ${k})$.` },
      {
        text: `Everywhere else the square is positive, so $f(x)$ is ${lead > 0 ? "greater" : "less"} than $${k}$.`,
      },
    ],
    hint: "Which $x$ makes the squared part zero? What is left of $f(x)$ there?",
    tip: "In $a(x - h)^2 + k$ the vertex is $(h, k)$: $h$ stands after a minus sign, $k$ after a plus.",
    archetype: "PC05",
  }),
  facts: ({ lead, h, k }) => ({
    kind: "extreme",
    expression: code(vertexForm(lead, h, k)),
    unknown: "x",
    ask: "point",
  }),
});

/** The points beside the vertex must be in view. */
const graphs = (): readonly Parabola[] =>
  [0.5, 1, 2, 3]
    .flatMap((size) => [size, -size])
    .flatMap((a) =>
      nonzero(4).flatMap((h) =>
        nonzero(REACH - Math.max(2, Math.abs(a))).map((k) => ({ a, h, k })),
      ),
    );

/** A graph is given and its equation asked; the options are the four signs of h and k. */
const fromGraph = stockLevel<Parabola>({
  steps: 2,
  stock: graphs,
  build: (parabola) => {
    const { a, h, k } = parabola;
    const lead = rational(2 * a, 2);
    const [, , [x, y]] = markedPoints(parabola);
    const unknown = sum(product("a", power(sum("x", -h), 2)), k);
    return {
      question:
        "The graph of $y = f(x)$ is shown, where $f$ is quadratic. Which equation defines $f$?",
      figure: parabolaGraph(parabola),
      options: signOptions({
        show: ([first, second]) => formula(defines(vertexForm(lead, first * h, second * k))),
        deeds: [
          `putting $h = ${h}$ after a plus sign, as in ${inline(sum("x", h))},`,
          `taking the height $${k}$ of the vertex with the other sign`,
          `using the opposites of both coordinates of the vertex`,
        ],
        why: `Its graph has the vertex $(${h}, ${k})$, as the one shown.`,
      }),
      opening: "Read the vertex from the graph and put it into the vertex form of the function.",
      steps: [
        { text: `The vertex is $(${h}, ${k})$, so ${inline(defines(unknown))}.` },
        {
          text: `The graph passes through $(${x}, ${y})$, where the squared part is $${(x - h) ** 2}$, so ${inline(equation("a", lead))}.`,
          claim: `${code(lead)}*(${x} - (${h}))^2 + (${k}) = ${y}`,
        },
        { text: `Together this is ${inline(defines(vertexForm(lead, h, k)))}.` },
      ],
      hint: "Where is the vertex? For which $x$ must the squared part be zero?",
      tip: "Test an equation at the vertex: put in its $x$ and see whether its $y$ comes out.",
      archetype: "PC10",
    };
  },
  facts: (parabola) => ({
    kind: "through",
    function: "f",
    at: markedPoints(parabola).map(([x, y]) => ({ x: `${x}`, y: `${y}` })),
  }),
});

interface WithConstants {
  /** The vertex is at x = half · constant. */
  readonly lead: number;
  readonly half: number;
  readonly names: readonly [string, string];
}

const NAMES = [
  ["n", "c"],
  ["b", "c"],
  ["m", "n"],
  ["p", "q"],
  ["r", "s"],
  ["h", "k"],
] as const;

function standardForm({ lead, half, names: [inner, last] }: WithConstants): Expression {
  return sum(polynomialIn(lead), product(-2 * lead * half, inner, "x"), last);
}

function polynomialIn(lead: number): Expression {
  return polynomial([0, 0, lead], "x");
}

const lettered = (): readonly WithConstants[] =>
  nonzero(12).flatMap((lead) =>
    nonzero(12).flatMap((half) => NAMES.map((names) => ({ lead, half, names }))),
  );

/** Unknown constants stand in the coefficients; the options are the four signs in the vertex. */
const withConstants = stockLevel<WithConstants>({
  steps: 4,
  stock: lettered,
  build: (given) => {
    const { lead, half, names } = given;
    const [inner, last] = names;
    const place = product(half, inner);
    const square = product(lead * half * half, power(inner, 2));
    const height = (sign: number) => sum(last, product(-sign, square));
    const completed = sum(product(lead, power(sum("x", product(-half, inner)), 2)), height(1));
    return {
      question: paragraphs(
        inline(defines(standardForm(given))),
        `In the given function, $${inner}$ and $${last}$ are constants. In the $xy$-plane, what is the vertex of the graph of $f$?`,
      ),
      options: signOptions({
        show: ([first, second]) => pair(product(first * half, inner), height(second)),
        deeds: [
          `taking ${inline(product(-half, inner))} from ${inline(sum("x", product(-half, inner)))} as it stands`,
          `moving ${inline(square)} out of the square with the other sign`,
          `reversing the sign of every term found by completing the square`,
        ],
        why: `Completing the square gives ${inline(defines(completed))}.`,
      }),
      opening: "Complete the square, and treat the constants as if they were numbers.",
      steps: [
        {
          text: `${lead === 1 ? "Half" : `Divided by $${lead}$, half`} of the coefficient of $x$ is ${inline(product(-half, inner))}, so the square is ${inline(power(sum("x", product(-half, inner)), 2))}.`,
        },
        {
          text: `Multiplied out, ${inline(product(lead, power(sum("x", product(-half, inner)), 2)))} has the extra term ${inline(square)}, which must be subtracted again.`,
        },
        {
          text: `So ${inline(defines(completed))}, and the vertex is ${pair(expression(place), height(1)).text}.`,
        },
      ],
      hint: "Write the first two terms as a multiple of a square. What must be added or taken away after it?",
      tip: "To check, put in simple numbers for the constants and graph the function.",
      archetype: "PC06",
    };
  },
  facts: (given) => ({
    kind: "extreme",
    expression: code(standardForm(given)),
    unknown: "x",
    constants: [...given.names],
    ask: "point",
  }),
});

/** The vertex of a parabola from its equation, and the equation from its graph. */
export const parabolaVertexForm = defineLevels({
  id: "parabola-vertex-form",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC05", "PC10", "PC06"],
  optionDesign: "orbit",
  closed: true,
  Easy: fromForm,
  Medium: fromGraph,
  Hard: withConstants,
});
