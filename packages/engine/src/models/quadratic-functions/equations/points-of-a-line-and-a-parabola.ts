import { parabolaFigure } from "../../../craft/figures/parabola.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { point } from "../../../craft/options/option.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { relation } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";

const ASKS = ["left", "right", "vertex", "crossing"] as const;
type Ask = (typeof ASKS)[number];
type Place = readonly [number, number];

/** y = a(x - h)² + k and the line through its points at p and q, with p < q. */
interface Graphs {
  readonly a: 1 | -1;
  readonly h: number;
  readonly k: number;
  readonly p: number;
  readonly q: number;
}

const REACH = 9;

function whole(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function placesOf({ a, h, k, p, q }: Graphs): Record<Ask, Place> {
  const height = (x: number) => a * (x - h) ** 2 + k;
  const slope = a * (p + q - 2 * h);
  return {
    left: [p, height(p)],
    right: [q, height(q)],
    vertex: [h, k],
    crossing: [0, height(p) - slope * p],
  };
}

function isClear(graphs: Graphs): boolean {
  const places = Object.values(placesOf(graphs));
  const inView = places.every((place) => place.every((value) => Math.abs(value) < REACH));
  return inView && graphs.p + graphs.q !== 2 * graphs.h && new Set(places.map(String)).size === 4;
}

const stock = () =>
  ([1, -1] as const).flatMap((a) =>
    whole(-5, 5).flatMap((h) =>
      whole(-7, 7).flatMap((k) =>
        whole(-6, 6).flatMap((p) =>
          whole(p + 1, 6)
            .map((q): Graphs => ({ a, h, k, p, q }))
            .filter((graphs) => isClear(graphs))
            .flatMap((graphs) => ASKS.map((ask) => ({ ...graphs, ask }))),
        ),
      ),
    ),
  );

const QUESTIONS: Readonly<Record<Ask, string>> = {
  left: "Which ordered pair $(x, y)$ is the solution to the system with the lesser value of $x$?",
  right: "Which ordered pair $(x, y)$ is the solution to the system with the greater value of $x$?",
  vertex: "What is the vertex of the graph of the quadratic equation?",
  crossing: "What is the $y$-intercept of the graph of the linear equation?",
};

/** The words by which the questions are told apart. */
const TOLD: Readonly<Record<Ask, string>> = {
  left: "pair $(x, y)$ solution lesser value of $x$",
  right: "pair $(x, y)$ solution greater value of $x$",
  vertex: "vertex quadratic",
  crossing: "$y$-intercept linear",
};

const WHERE: Readonly<Record<Ask, string>> = {
  left: "the solution with the lesser value of $x$",
  right: "the solution with the greater value of $x$",
  vertex: "the vertex of the parabola",
  crossing: "the $y$-intercept of the line",
};

const OPENINGS: Readonly<Record<Ask, string>> = {
  left: "A solution to the system is a point that lies on both graphs.",
  right: "A solution to the system is a point that lies on both graphs.",
  vertex: "The graph of the quadratic equation is the parabola, and its vertex is where it turns.",
  crossing:
    "The graph of the linear equation is the line, and its $y$-intercept is on the $y$-axis.",
};

const HINTS: Readonly<Record<Ask, string>> = {
  left: "At which points do the graphs meet, and which of them is farther to the left?",
  right: "At which points do the graphs meet, and which of them is farther to the right?",
  vertex: "Which of the graphs is the parabola, and at which point does it turn?",
  crossing: "Which of the graphs is the line, and what is the value of $x$ on the $y$-axis?",
};

const TIPS: Readonly<Record<Ask, string>> = {
  left: "The solutions to a system are the points where its graphs meet, one for each intersection.",
  right:
    "The solutions to a system are the points where its graphs meet, one for each intersection.",
  vertex: "In an ordered pair, the horizontal coordinate is first and the vertical one is second.",
  crossing:
    "Every point on the $y$-axis has the $x$-coordinate $0$, so an intercept there begins with $0$.",
};

/** Which point is asked for, and its coordinates. */
function stepsOf(given: Graphs & { readonly ask: Ask }): Step[] {
  const { a, h, p, q, ask } = given;
  const places = placesOf(given);
  const [x, y] = places[ask];
  const told = point(x, y).text;
  if (ask === "vertex") {
    return [
      {
        text: `The parabola opens ${a > 0 ? "upward" : "downward"}, so its vertex is its ${a > 0 ? "lowest" : "highest"} point.`,
      },
      { text: `That point is at $${h}$ on the $x$-axis and at $${y}$ on the $y$-axis.\n\n${told}` },
    ];
  }
  if (ask === "crossing") {
    return [
      { text: "At the $y$-intercept, the $x$-coordinate is $0$." },
      { text: `The line crosses the $y$-axis at $${y}$.\n\n${told}` },
    ];
  }
  return [
    stepShowing(
      `The graphs meet at two points, one with the $x$-coordinate $${p}$ and one with $${q}$.`,
      relation(p, "<", q),
    ),
    {
      text: `The solution with the ${ask === "left" ? "lesser" : "greater"} value of $x$ is the point at $x = ${x}$, where the height is $${y}$.\n\n${told}`,
    },
  ];
}

/** Why the key is right, from the figure. */
function reasonOf(given: Graphs & { readonly ask: Ask }): string {
  const { ask, a } = given;
  if (ask === "vertex") return `It is the ${a > 0 ? "lowest" : "highest"} point of the parabola.`;
  if (ask === "crossing") return "It is on the line, and its $x$-coordinate is $0$.";
  return `It is on both graphs, and the other common point is farther to the ${ask === "left" ? "right" : "left"}.`;
}

const LEVELS: Readonly<Record<Ask, string>> = {
  left: "PB18",
  right: "PB18",
  vertex: "PC05",
  crossing: "PB18",
};

/** A line and a parabola are shown; four points are read from them as often. */
const fromGraphs = stockLevel({
  steps: 1,
  stock,
  build: (given) => {
    const { a, h, k, ask } = given;
    const places = placesOf(given);
    const axis = { min: -REACH, max: REACH, step: 1 };
    const told = (at: Place) => `(${at.join(", ")})`;
    return {
      question: `The graph of a system of a linear equation and a quadratic equation is shown. ${QUESTIONS[ask]}`,
      figure: parabolaFigure({
        x: { ...axis, label: "$x$" },
        y: { ...axis, label: "$y$" },
        parabola: { a, h, k },
        marks: [{ kind: "line", through: [places.left, places.right] }],
        alt: `A parabola and a line in the xy-plane. The parabola opens ${a > 0 ? "upward" : "downward"} from its turning point ${told(places.vertex)}. The line crosses the y-axis at ${told(places.crossing)}. The line and the parabola meet at ${told(places.left)} and ${told(places.right)}.`,
      }),
      options: rotatingOptions({
        faces: {
          left: point(...places.left),
          right: point(...places.right),
          vertex: point(...places.vertex),
          crossing: point(...places.crossing),
        },
        ask,
        why: reasonOf(given),
        slip: (other) => ({
          code: "another-quantity",
          deed: `giving ${WHERE[other]}`,
        }),
      }),
      opening: OPENINGS[ask],
      steps: stepsOf(given),
      hint: HINTS[ask],
      tip: TIPS[ask],
      archetype: LEVELS[ask],
    };
  },
  facts: (given) => {
    const { a, h, k, ask } = given;
    const parabola = `${a}*(x - (${h}))^2 + (${k})`;
    const told = [TOLD[ask]];
    if (ask === "vertex") {
      return { kind: "extreme", expression: parabola, unknown: "x", ask: "point", told };
    }
    const { left, right } = placesOf(given);
    const [run, rise] = [`(${right[0]} - (${left[0]}))`, `(${right[1]} - (${left[1]}))`];
    const line = `(y - (${left[1]}))*${run} = ${rise}*(x - (${left[0]}))`;
    if (ask === "crossing") return { kind: "value", given: [line, "x = 0"], ask: "x, y", told };
    const system = [`y = ${parabola}`, line];
    return {
      kind: "value",
      given: [...system, ...system.map((each) => each.replaceAll(/[xy]/g, "$&other"))],
      where: [`x ${ask === "left" ? "<" : ">"} xother`],
      ask: "x, y",
      told,
    };
  },
});

/** A point read from the graphs of a line and a parabola. */
export const pointsOfALineAndAParabola = defineLevels({
  id: "points-of-a-line-and-a-parabola",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB18", "PC05"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: fromGraphs,
});
