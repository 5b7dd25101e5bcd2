import { removing } from "../../../craft/algebra/moving-terms.ts";
import { leadSteps } from "../../../craft/algebra/parabola-steps.ts";
import { type Parabola, REACH, markedPoints, parabolaGraph } from "../../../craft/figures/graph.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { type Face, formula } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough } from "../../../craft/wording/steps.ts";
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
        `using the number in ${inline(sum("x", -h))} as it stands, $${-h}$, for the $x$-coordinate`,
        `using the opposite of the constant term $${k}$ for the $y$-coordinate`,
        "using the opposites of both coordinates",
      ],
      why: `For every $x$ other than $${h}$, the square is positive, so $f(x)$ is ${lead > 0 ? "greater" : "less"} than $${k}$.`,
    }),
    opening: "A square is never negative, so the vertex lies where the square is equal to $0$.",
    steps: [
      stepShowing("Set the expression in parentheses equal to $0$.", equation(sum("x", -h), 0)),
      stepShowing(removing(-h), equation("x", h)),
      stepThrough(
        `Substitute $${h}$ for $x$ to find the $y$-coordinate.`,
        call("f", h),
        sum(product(lead, power(sum(h, -h), 2)), k),
        k,
      ),
      { text: `The vertex is $(${h}, ${k})$.` },
    ],
    hint: `For which value of $x$ is the squared expression ${inline(power(sum("x", -h), 2))} equal to $0$?`,
    tip: "In $a(x - h)^2 + k$ the vertex is $(h, k)$: $h$ is subtracted from $x$, and $k$ is added.",
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
    const [, , point] = markedPoints(parabola);
    const unknown = sum(product("a", power(sum("x", -h), 2)), k);
    return {
      question:
        "The graph of $y = f(x)$ is shown, where $f$ is quadratic. Which equation defines $f$?",
      figure: parabolaGraph(parabola),
      options: signOptions({
        show: ([first, second]) => formula(defines(vertexForm(lead, first * h, second * k))),
        deeds: [
          `writing ${inline(sum("x", h))} instead of ${inline(sum("x", -h))} for the vertex at $x = ${h}$`,
          `using $${-k}$ instead of $${k}$ for the $y$-coordinate of the vertex`,
          "using the opposites of both coordinates of the vertex",
        ],
        why: `At $x = ${h}$ the square is $0$ and $f(x) = ${k}$, as at the vertex shown.`,
      }),
      opening: "Read the vertex from the graph, and use the vertex form $f(x) = a(x - h)^2 + k$.",
      steps: [
        stepShowing(
          `The vertex is $(${h}, ${k})$. Substitute $${h}$ for $h$ and $${k}$ for $k$.`,
          defines(unknown),
        ),
        ...leadSteps({ vertex: { h, k }, point, a: lead }),
        stepShowing(
          "Substitute this value of $a$ in the vertex form.",
          defines(vertexForm(lead, h, k)),
        ),
      ],
      hint: `The ${a > 0 ? "lowest" : "highest"} point of the graph is at $x = ${h}$. Which squared expression is $0$ there?`,
      tip: "Check an equation at the vertex: substitute its $x$-coordinate and compare the value with its $y$-coordinate.",
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
    const inside = sum("x", product(-half, inner));
    const factoredOut = sum(
      product(lead, sum(power("x", 2), product(-2 * half, inner, "x"))),
      last,
    );
    const completed = sum(product(lead, power(inside, 2)), height(1));
    const expanded = sum(
      power("x", 2),
      product(-2 * half, inner, "x"),
      product(half * half, power(inner, 2)),
    );
    return {
      question: paragraphs(
        inline(defines(standardForm(given))),
        `In the given function, $${inner}$ and $${last}$ are constants. In the $xy$-plane, what is the vertex of the graph of $f$?`,
      ),
      options: signOptions({
        show: ([first, second]) => pair(product(first * half, inner), height(second)),
        deeds: [
          `using the term in ${inline(inside)} as it stands, ${inline(product(-half, inner))}, for the $x$-coordinate`,
          `${lead > 0 ? "adding" : "subtracting"} ${inline(product(Math.abs(lead) * half * half, power(inner, 2)))} instead of ${lead > 0 ? "subtracting" : "adding"} it`,
          "reversing the sign of both terms found by completing the square",
        ],
        why: `The square ${inline(power(inside, 2))} is $0$ at ${inline(equation("x", place))}, and there $f(x)$ is equal to ${inline(height(1))}.`,
      }),
      opening: "Complete the square, and treat the constants as numbers.",
      steps: [
        ...(lead === 1
          ? []
          : [
              stepShowing(
                `Factor ${inline(lead)} out of the terms with $x$.`,
                defines(factoredOut),
              ),
            ]),
        stepShowing(
          `Half of the coefficient ${inline(product(-2 * half, inner))} is ${inline(product(-half, inner))}. Square ${inline(inside)}.`,
          equation(power(inside, 2), expanded),
        ),
        stepShowing(
          `The last term${lead === 1 ? "" : `, multiplied by ${inline(lead)},`} is ${inline(square)}, which $f(x)$ does not have, so ${lead > 0 ? "subtract" : "add"} ${inline(product(Math.abs(lead) * half * half, power(inner, 2)))}.`,
          defines(completed),
        ),
        {
          text: `The square is $0$ at ${inline(equation("x", place))}, so the vertex is ${pair(expression(place), height(1)).text}.`,
        },
      ],
      hint: `Of which square are ${inline(sum(power("x", 2), product(-2 * half, inner, "x")))} the first two terms?`,
      tip: "To check, substitute simple numbers for the constants and find the vertex again.",
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
  version: 6,
  topic: "quadratic-functions",
  skill: "P.C",
  calculator: ["Easy"],
  archetypes: ["PC05", "PC10", "PC06"],
  optionDesign: "orbit",
  closed: true,
  Easy: fromForm,
  Medium: fromGraph,
  Hard: withConstants,
});
