import type { Difficulty } from "@sat/item";
import { type Parabola, REACH, markedPoints, parabolaGraph } from "../../../craft/figures/graph.ts";
import { type Face, formula, point } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { type Expression, call, equation, power, product, sum } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { type Draft, type Step, defineModel } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** The answer is a shifted vertex, alone or in an equation; the directions of both shifts are crossed. */
interface Shift {
  readonly level: Difficulty;
  readonly shown: Parabola;
  /** Medium: f is shown, and f(x + inside) + outside is asked. Hard: the other way about. */
  readonly inside: number;
  readonly outside: number;
}

type Vertex = Pick<Parabola, "h" | "k">;

function draw(chance: Chance, level: Difficulty): Shift {
  const a = chance.pick([1, 2, 3, 0.5]) * chance.sign();
  // The points beside the vertex must be in view.
  const highest = REACH - Math.max(2, Math.abs(a));
  const shown = { a, h: chance.int(-4, 4), k: chance.int(-highest, highest) };
  const [inside, outside] = [chance.nonzero(9), chance.nonzero(9)];
  const isAtZero =
    Math.abs(inside) === Math.abs(shown.h) || Math.abs(outside) === Math.abs(shown.k);
  chance.require(!isAtZero, "a vertex on an axis");
  return { level, shown, inside, outside };
}

function keyVertex({ level, shown: { h, k }, inside, outside }: Shift): Vertex {
  return level === "Medium" ? { h: h - inside, k: k + outside } : { h: h + inside, k: k - outside };
}

/** A shift in the wrong direction lands as far on the other side of where it began. */
function slips({ shown, inside, outside }: Shift): readonly [Slip<Vertex>, Slip<Vertex>] {
  const wrongWay = (distance: number, axis: string) =>
    `shifting by $${Math.abs(distance)}$ in the wrong direction along the $${axis}$-axis`;
  return [
    {
      code: "direction-turned-around",
      deed: wrongWay(inside, "x"),
      apply: ({ h, k }) => ({ h: 2 * shown.h - h, k }),
    },
    {
      code: "direction-turned-around",
      deed: wrongWay(outside, "y"),
      apply: ({ h, k }) => ({ h, k: 2 * shown.k - k }),
    },
  ];
}

function vertexForm(a: number, { h, k }: Vertex): Expression {
  return sum(product(rational(2 * a, 2), power(sum("x", -h), 2)), k);
}

function shiftedCall({ inside, outside }: Shift): Expression {
  return sum(call("f", sum("x", inside)), outside);
}

function show({ level, shown }: Shift, vertex: Vertex): Face {
  if (level === "Medium") return point(vertex.h, vertex.k);
  return formula(equation(call("f", "x"), vertexForm(shown.a, vertex)));
}

function question(shift: Shift): string {
  const shifted = tex(shiftedCall(shift));
  return shift.level === "Medium"
    ? `The graph of the quadratic function $f$ is shown. The function $g$ is defined by $g(x) = ${shifted}$. In the $xy$-plane, what is the vertex of the graph of $y = g(x)$?`
    : `The graph of $y = ${shifted}$ is shown, where $f$ is a quadratic function. Which equation defines $f$?`;
}

function directions(inside: number, outside: number): string {
  const across = `$${Math.abs(inside)}$ to the ${inside > 0 ? "left" : "right"}`;
  return `${across} and $${Math.abs(outside)}$ ${outside > 0 ? "up" : "down"}`;
}

function steps(shift: Shift): Step[] {
  const { level, shown, inside, outside } = shift;
  const [vertex, , [x, y]] = markedPoints(shown);
  const key = keyVertex(shift);
  const start = { text: `The vertex shown is $(${vertex.join(", ")})$.` };
  const moved = `The graph of $y = ${tex(shiftedCall(shift))}$ is that of $f$ moved ${directions(inside, outside)}`;
  if (level === "Medium") {
    return [start, { text: `${moved}.` }, { text: `So its vertex is $(${key.h}, ${key.k})$.` }];
  }
  const lead = tex(rational(2 * shown.a, 2));
  return [
    start,
    { text: `${moved}, so the vertex of $f$ itself is $(${key.h}, ${key.k})$.` },
    {
      text: `A shift leaves the shape alone: from the vertex to $(${x}, ${y})$ the change in $y$ is $${y - shown.k}$ for $${x - shown.h}$ in $x$, so $a = ${lead}$ in $a(x - h)^2 + k$.`,
      claim: `${code(rational(2 * shown.a, 2))}*${x - shown.h}^2 = ${y - shown.k}`,
    },
    { text: `Together this is ${show(shift, key).text}.` },
  ];
}

function whyRight(shift: Shift): string {
  const { shown, inside, outside } = shift;
  const [seen, found] = [shown, keyVertex(shift)].map(({ h, k }) => `$(${h}, ${k})$`);
  const moved = directions(inside, outside);
  return shift.level === "Medium"
    ? `The vertex shown, ${seen}, moves ${moved}, to ${found}.`
    : `Its vertex, ${found}, moves ${moved}, to the vertex shown, ${seen}.`;
}

function build(shift: Shift): Draft {
  return {
    question: question(shift),
    figure: parabolaGraph(shift.shown),
    options: crossedOptions({
      key: keyVertex(shift),
      why: whyRight(shift),
      slips: slips(shift),
      corner: {
        code: "direction-turned-around",
        deed:
          shift.level === "Medium"
            ? "shifting the graph of $f$ back, as if $f$ were asked and $g$ shown,"
            : "making the shift once more instead of undoing it",
      },
      show: (vertex) => show(shift, vertex),
    }),
    opening:
      shift.level === "Medium"
        ? "A number added inside moves the graph against its sign, one added outside with its sign."
        : "The graph shown is $f$ after a shift, so shift it back to find the vertex of $f$.",
    steps: steps(shift),
    hint: "Follow the vertex alone: where does it move, or where did it come from?",
    tip: "Test a shift with one point: put its $x$ in and see whether its $y$ comes out.",
  };
}

/** Where a shift takes a parabola, and where a shifted one came from. */
export const shiftedParabola = defineModel<Shift>({
  id: "shifted-parabola",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC25"],
  levels: ["Medium", "Hard"],
  space: { Medium: 150_000, Hard: 150_000 },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ level, shown, inside, outside }) => {
    const { a, h, k } = shown;
    const signed = (shift: number) => (shift > 0 ? `+ ${shift}` : `- ${-shift}`);
    const shifted = `f(x ${signed(inside)}) ${signed(outside)}`;
    if (level === "Medium") {
      const inner = `((x + (${inside})) - (${h}))`;
      return {
        kind: "extreme",
        // How steep it is bears on no vertex, and is not printed.
        expression: `${Math.sign(a)}*${inner}^2 + (${k}) + (${outside})`,
        unknown: "x",
        ask: "point",
        told: [`graph of $f$ is shown $g(x) = ${shifted}$ vertex of the graph of $y = g(x)$`],
      };
    }
    const at = markedPoints(shown).map(([x, y]) => ({
      x: `${x} + (${inside})`,
      y: `${y} - (${outside})`,
    }));
    return {
      kind: "through",
      function: "f",
      at,
      told: [`graph of $y = ${shifted}$ is shown equation defines $f$`],
    };
  },
  signature: (shift) => JSON.stringify(shift),
  features: ({ level }) => ({ steps: level === "Medium" ? 3 : 4 }),
});
