import type { Difficulty } from "@sat/item";
import { leadSteps, shiftedBy } from "../../../craft/algebra/parabola-steps.ts";
import { type Parabola, REACH, markedPoints, parabolaGraph } from "../../../craft/figures/graph.ts";
import { type Face, formula, point } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { type Expression, call, equation, power, product, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import { type Draft, type DraftOption, type Step, defineModel } from "../../../model.ts";
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

/** "$2$ units to the left". */
function across(by: number): string {
  return `$${Math.abs(by)}$ ${units(by)} to the ${by < 0 ? "left" : "right"}`;
}

/** "$2$ units up". */
function upward(by: number): string {
  return `$${Math.abs(by)}$ ${units(by)} ${by < 0 ? "down" : "up"}`;
}

function units(by: number): string {
  return Math.abs(by) === 1 ? "unit" : "units";
}

function innerOf({ inside }: Shift): string {
  return inline(sum("x", inside));
}

/** "added $2$": what is done to the value of f. */
function outerOf({ outside }: Shift): string {
  return `${outside > 0 ? "added" : "subtracted"} $${Math.abs(outside)}$`;
}

/** A shift in the wrong direction lands as far on the other side of where it began. */
function slips(shift: Shift): readonly [Slip<Vertex>, Slip<Vertex>] {
  const { level, shown, inside, outside } = shift;
  const [dx, dy] = level === "Medium" ? [inside, -outside] : [-inside, outside];
  const [toX, toY] = [
    `to the $x$-coordinate $${shiftedBy(shown.h, dx)}$,`,
    `to the $y$-coordinate $${shiftedBy(shown.k, dy)}$,`,
  ];
  return [
    {
      code: "direction-turned-around",
      deed:
        level === "Medium"
          ? `following the sign in ${innerOf(shift)} and moving the vertex ${across(dx)}, ${toX}`
          : `moving the vertex ${across(dx)} again instead of back, ${toX}`,
      apply: ({ h, k }) => ({ h: 2 * shown.h - h, k }),
    },
    {
      code: "direction-turned-around",
      deed:
        level === "Medium"
          ? `moving the vertex ${upward(dy)} for the ${outerOf(shift)}, ${toY}`
          : `moving the vertex ${upward(dy)} again instead of back, ${toY}`,
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

function steps(shift: Shift): Step[] {
  const { level, shown, inside, outside } = shift;
  const [vertex, , beside] = markedPoints(shown);
  const key = keyVertex(shift);
  const start = {
    text: `Read the vertex of the graph shown.\n\n$(${vertex.join(", ")})$`,
  };
  if (level === "Medium") {
    return [
      start,
      {
        text: `Since ${innerOf(shift)} replaces $x$, the vertex moves ${across(-inside)}. Find its new $x$-coordinate.\n\n$${shiftedBy(shown.h, -inside)}$`,
      },
      {
        text: `The ${outerOf(shift)} moves the vertex ${upward(outside)}. Find its new $y$-coordinate.\n\n$${shiftedBy(shown.k, outside)}$`,
      },
      { text: `The vertex of the graph of $y = g(x)$ is $(${key.h}, ${key.k})$.` },
    ];
  }
  return [
    start,
    {
      text: `The graph of $f$ was moved ${across(-inside)}. Move the vertex back.\n\n$${shiftedBy(shown.h, inside)}$`,
    },
    {
      text: `The graph of $f$ was also moved ${upward(outside)}. Move the vertex back.\n\n$${shiftedBy(shown.k, -outside)}$`,
    },
    ...leadSteps({
      vertex: shown,
      point: beside,
      a: rational(2 * shown.a, 2),
      deed: `A shift does not change $a$. Substitute the vertex shown and the point $(${beside.join(", ")})$ in the vertex form $a(x - h)^2 + k$.`,
    }),
    {
      text: `Write $f$ with this value of $a$ and its vertex $(${key.h}, ${key.k})$.\n\n${show(shift, key).text}`,
    },
  ];
}

function whyRight(shift: Shift): string {
  const { level, shown, inside, outside } = shift;
  const { h, k } = keyVertex(shift);
  return level === "Medium"
    ? `At $x = ${h}$ the input of $f$ is $${shiftedBy(h, inside)}$, the $x$-coordinate of the vertex shown.`
    : `Moved ${across(-inside)} and ${upward(outside)}, its vertex $(${h}, ${k})$ becomes the vertex shown, $(${shown.h}, ${shown.k})$.`;
}

function optionsOf(shift: Shift): DraftOption[] {
  const key = keyVertex(shift);
  const [h, k] = [2 * shift.shown.h - key.h, 2 * shift.shown.k - key.k];
  return crossedOptions({
    key,
    why: whyRight(shift),
    slips: slips(shift),
    corner: {
      code: "direction-turned-around",
      deed:
        shift.level === "Medium"
          ? "undoing both shifts, as if the graph of $g$ were shown and $f$ were asked for,"
          : `repeating both shifts, to the vertex $(${h}, ${k})$, instead of undoing them`,
    },
    show: (vertex) => show(shift, vertex),
  });
}

function build(shift: Shift): Draft {
  const shared = {
    question: question(shift),
    figure: parabolaGraph(shift.shown),
    options: optionsOf(shift),
    steps: steps(shift),
  };
  return shift.level === "Medium"
    ? {
        ...shared,
        opening:
          "A number added inside shifts a graph left or right; one added outside, up or down.",
        hint: `In $${tex(shiftedCall(shift))}$, which number moves the vertex left or right, and in which direction?`,
        tip: "Check: at your $x$-coordinate, the input of $f$ must be the $x$-coordinate of the vertex shown.",
      }
    : {
        ...shared,
        opening:
          "The graph shown is the graph of $f$ after a shift, so undo the shift to find $f$.",
        hint: `Which shift leads from the graph of $f$ to the graph of $y = ${tex(shiftedCall(shift))}$, and which leads back?`,
        tip: "Check: apply the given shift to the vertex of your answer. It must give the vertex shown.",
      };
}

/** Where a shift takes a parabola, and where a shifted one came from. */
export const shiftedParabola = defineModel<Shift>({
  id: "shifted-parabola",
  version: 3,
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
