import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { vertexForm } from "../../../craft/algebra/quadratics.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, quotient, relation, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** Whether the part to the right of the axis is asked: rising on an upward parabola, or falling on a downward one. */
function side(at: Twists, axis: number) {
  return relation("x", at.first ? ">" : "<", axis);
}

/** a(x ∓ h)² + k. The twists are the side and the sign of h. */
interface Curve {
  readonly name: string;
  readonly a: number;
  readonly h: number;
  readonly k: number;
}

function axisOf({ h }: Curve, { second }: Twists): number {
  return second ? h : -h;
}

function verb(opensUp: boolean, { first }: Twists): "increases" | "decreases" {
  return opensUp === first ? "increases" : "decreases";
}

function otherVerb(opensUp: boolean, at: Twists) {
  return verb(!opensUp, at);
}

function story(opensUp: boolean): string {
  return opensUp
    ? "falls to the vertex and rises after it"
    : "rises to the vertex and falls after it";
}

/** The vertex form is given: for which x does the function rise, or fall? */
const fromVertexForm = level({
  space: 110_000,
  steps: 2,
  draw: (chance) => {
    const given: Curve = {
      name: chance.pick(FUNCTIONS),
      a: chance.nonzero(9),
      h: chance.int(1, 20),
      k: chance.nonzero(30),
    };
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, a, k } = given;
    const h = axisOf(given, at);
    const rule = vertexForm({ a, h, k }, "x");
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), rule)),
        `Which inequality describes all values of $x$ for which $${name}(x)$ ${verb(a > 0, at)} as $x$ increases?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => side(each, axisOf(given, each)),
        show: formula,
        why: `The graph ${story(a > 0)}, and its vertex is at $x = ${h}$.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `choosing the side of the vertex on which $${name}(x)$ ${otherVerb(a > 0, at)}`,
          },
          {
            code: "sign-inside-parentheses",
            deed: `reading $${-h}$ instead of $${h}$ for the $x$-coordinate of the vertex from ${inline(sum("x", -h))}`,
          },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: `reading $${-h}$ as the $x$-coordinate of the vertex and choosing the side on which $${name}(x)$ ${otherVerb(a > 0, at)}`,
        },
      }),
      opening: "A quadratic function changes between increasing and decreasing at its vertex.",
      steps: [
        {
          text: `The square is $0$ at $x = ${h}$, and there the value is $${k}$. This point is the vertex.\n\n$(${h}, ${k})$`,
        },
        {
          text: `The leading coefficient, $${a}$, is ${a > 0 ? "positive" : "negative"}, so the graph opens ${a > 0 ? "upward" : "downward"}: from left to right it ${story(a > 0)}.`,
        },
        {
          text: `So $${name}(x)$ ${verb(a > 0, at)} ${at.first ? "to the right" : "to the left"} of the vertex.\n\n${inline(side(at, h))}`,
        },
      ],
      hint: `What is the $x$-coordinate of the vertex, and does the graph open upward or downward?`,
      tip: "A parabola that opens upward falls before its vertex; one that opens downward rises before it.",
      archetype: "PC40",
    };
  },
  facts: ({ given, at }) => {
    const { name, a, k } = given;
    const rule = vertexForm({ a, h: axisOf(given, at), k }, "x");
    const opensUp = a > 0;
    const rises = opensUp === at.first;
    return {
      ...risingFacts(code(rule), rises),
      told: [inline(equation(call(name, "x"), rule)), risingTold(name, rises)],
    };
  },
});

/** A quadratic function rises where its value one step later is greater than one step before. */
function risingFacts(rule: string, rises: boolean) {
  const at = (place: string) => `(${rule.replaceAll("x", `(${place})`)})`;
  return {
    kind: "solution-set",
    given: [`${at("x + 1")} ${rises ? ">" : "<"} ${at("x - 1")}`],
    unknown: "x",
  } as const;
}

function risingTold(name: string, rises: boolean): string {
  return `values of $x$ for which $${name}(x)$ ${rises ? "increases" : "decreases"} as $x$ increases`;
}

/** Equal heights at ±p and q. The twists are the side and the sign of p. */
interface Heights {
  readonly name: string;
  readonly opensUp: boolean;
  readonly p: number;
  readonly q: number;
  readonly height: number;
}

function between({ p, q }: Heights, { second }: Twists): number {
  return ((second ? p : -p) + q) / 2;
}

function mean(one: number, other: number): string {
  return inline(equation(quotient(sum(one, other), 2), (one + other) / 2));
}

/** Only two points of one height and the direction of opening are known. */
const fromTwoPoints = level({
  space: 130_000,
  steps: 4,
  draw: (chance) => {
    const given: Heights = {
      name: chance.pick(FUNCTIONS),
      opensUp: chance.flip(),
      p: chance.int(1, 25),
      q: chance.nonzero(30),
      height: chance.int(-20, 20),
    };
    chance.require((given.p + given.q) % 2 === 0, "no whole middle");
    chance.require(Math.abs(given.p) !== Math.abs(given.q), "one point twice, or a middle of zero");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { name, opensUp, q, height } = given;
    const p = at.second ? given.p : -given.p;
    const axis = between(given, at);
    return {
      question: `The quadratic function $${name}$ has a ${opensUp ? "minimum" : "maximum"} value. In the $xy$-plane, the graph of $y = ${name}(x)$ contains the points $(${p}, ${height})$ and $(${q}, ${height})$. Which inequality describes all values of $x$ for which $${name}(x)$ ${verb(opensUp, at)} as $x$ increases?`,
      options: siblingOptions({
        at,
        answer: (each) => side(each, between(given, each)),
        show: formula,
        why: `The graph ${story(opensUp)}, and its axis of symmetry is at $x = ${axis}$.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `choosing the side of the vertex on which $${name}(x)$ ${otherVerb(opensUp, at)}`,
          },
          {
            code: "opposite-sign",
            deed: `using $${-p}$ instead of $${p}$ in the average, ${mean(-p, q)},`,
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: `using half the difference, ${mean(q, -p)}, and the side on which $${name}(x)$ ${otherVerb(opensUp, at)}`,
        },
      }),
      opening: "The vertex is halfway between two points with equal $y$-coordinates.",
      steps: [
        stepThrough(
          `Both points have the $y$-coordinate $${height}$. Find the average of their $x$-coordinates.`,
          quotient(sum(p, q), 2),
          axis,
        ),
        {
          text: `The vertex is at $x = ${axis}$. The function has a ${opensUp ? "minimum" : "maximum"}, so its graph opens ${opensUp ? "upward" : "downward"}: from left to right it ${story(opensUp)}.`,
        },
        {
          text: `So $${name}(x)$ ${verb(opensUp, at)} ${at.first ? "to the right" : "to the left"} of the vertex.\n\n${inline(side(at, axis))}`,
        },
      ],
      hint: `Where is the vertex, if $${name}$ has the same value at $${p}$ and at $${q}$?`,
      tip: "Before a minimum a quadratic function decreases; before a maximum it increases.",
      archetype: "PC40",
    };
  },
  facts: ({ given, at }) => {
    const { name, opensUp, q, height } = given;
    const p = at.second ? given.p : -given.p;
    const rule = `${opensUp ? 1 : -1}*(x - (${p}))*(x - (${q})) + (${height})`;
    const rises = opensUp === at.first;
    return {
      ...risingFacts(rule, rises),
      told: [
        `${opensUp ? "minimum" : "maximum"} value`,
        `graph of $y = ${name}(x)$ points $(${p}, ${height})$ and $(${q}, ${height})$`,
        risingTold(name, rises),
      ],
    };
  },
});

/** For which x a quadratic function rises, or falls. */
export const whereAParabolaRises = defineLevels({
  id: "where-a-parabola-rises",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC40"],
  optionDesign: "orbit",
  Medium: fromVertexForm,
  Hard: fromTwoPoints,
});
