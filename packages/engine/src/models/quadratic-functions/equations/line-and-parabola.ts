import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { substituted } from "../../../craft/algebra/substituted.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { slopeBetweenPoints } from "./slope-between-points-of-a-parabola.ts";

const ASKS = ["x+", "y+", "x-", "y-"] as const;
type Ask = (typeof ASKS)[number];

/** The line y = mx + n meets the parabola y = a(x - p)(x - q) + mx + n at p and q, with p < q. */
interface System {
  readonly a: number;
  readonly p: number;
  readonly q: number;
  readonly m: number;
  readonly n: number;
  readonly ask: Ask;
}

function linearSide({ m, n }: System) {
  return standardForm([0, m, n], "x");
}

function quadraticSide({ a, p, q, m, n }: System) {
  return standardForm([a, m - a * (p + q), a * p * q + n], "x");
}

function coordinates({ p, q, m, n }: System): Record<Ask, number> {
  return { "x+": q, "y+": m * q + n, "x-": p, "y-": m * p + n };
}

function sizeOf(ask: Ask): string {
  return ask.endsWith("+") ? "greater" : "lesser";
}

/** The height of the line over one of the two places. */
function heightAt({ m, n }: System, x: number) {
  return substituted([0, m, n], x);
}

function misstep(given: System, other: Ask): Misstep {
  const size = sizeOf(other);
  if (other.startsWith("y")) {
    const x = other === "y+" ? given.q : given.p;
    return {
      code: "another-quantity",
      deed: `giving the value of $y$ for the ${size} value of $x$`,
      work: heightAt(given, x),
    };
  }
  return size === sizeOf(given.ask)
    ? { code: "stopped-early", deed: "stopping at the value of $x$" }
    : { code: "another-quantity", deed: `giving the ${size} of the two values of $x$` };
}

/** To the two values of x, and to the coordinate that is asked for. */
function systemSteps(given: System): Step[] {
  const { a, p, q, ask } = given;
  const chosen = ask.endsWith("+") ? q : p;
  const simple = standardForm([1, -p - q, p * q], "x");
  const numbers = `The numbers ${inline(-p)} and ${inline(-q)} have the product ${inline(p * q)} and the sum ${inline(-p - q)}.`;
  return [
    stepShowing("Set the right sides equal.", equation(quadraticSide(given), linearSide(given))),
    stepShowing(
      "Move all terms to the left side.",
      equation(standardForm([a, -a * (p + q), a * p * q], "x"), 0),
    ),
    ...(a === 1 ? [] : [stepShowing(`Divide both sides by $${a}$.`, equation(simple, 0))]),
    stepTo(`${numbers} Factor with them.`, equation(product(sum("x", -p), sum("x", -q)), 0)),
    stepTo(
      `So $x$ is $${p}$ or $${q}$. The ${sizeOf(ask)} value is the one to use.`,
      equation("x", chosen),
    ),
    ...(ask.startsWith("y")
      ? [
          stepThrough(
            "Substitute it in the linear equation.",
            "y",
            heightAt(given, chosen),
            coordinates(given)[ask],
          ),
        ]
      : []),
  ];
}

/** A coordinate of the solution with the lesser or the greater x is asked. */
const coordinate = level<System>({
  space: 300_000,
  steps: 4,
  draw: (chance) => {
    const given = {
      a: chance.pick([1, 1, 2, -1]),
      p: chance.nonzero(9),
      q: chance.nonzero(9),
      m: chance.nonzero(8),
      n: chance.nonzero(20),
      ask: chance.pick(ASKS),
    };
    chance.require(given.p < given.q, "the solutions are the wrong way about");
    chance.require(areDistinct(Object.values(coordinates(given))), "two coordinates coincide");
    const { a, p, q, m, n } = given;
    chance.require(a * p * q + n !== 0 && m !== a * (p + q), "a term is missing");
    return given;
  },
  build: (given) => {
    const { a, p, q, m, n, ask } = given;
    const values = coordinates(given);
    const [letter, size] = [ask.charAt(0), sizeOf(ask)];
    const [chosen, height] = ask.endsWith("+") ? [q, values["y+"]] : [p, values["y-"]];
    const onParabola = substituted([a, m - a * (p + q), a * p * q + n], chosen);
    return {
      question: paragraphs(
        inline(equation("y", linearSide(given))),
        inline(equation("y", quadraticSide(given))),
        `The given system of equations has two solutions. If $(x, y)$ is the solution with the ${size} value of $x$, what is the value of $${letter}$?`,
      ),
      options: rotatingOptions({
        faces: {
          "x+": numeral(values["x+"]),
          "y+": numeral(values["y+"]),
          "x-": numeral(values["x-"]),
          "y-": numeral(values["y-"]),
        },
        ask,
        why: `The pair $(${chosen}, ${height})$ satisfies the second equation too: ${inline(equation(onParabola, height))}.`,
        slip: (other) => misstep(given, other),
      }),
      opening: "At a solution both right sides are equal, which gives one equation in $x$ alone.",
      steps: systemSteps(given),
      hint: "If both right sides are equal to $y$, what equation in $x$ alone follows?",
      tip: "Substitute the pair in both equations: a solution must satisfy both of them.",
      archetype: "PB17",
    };
  },
  facts: (given) => {
    const [line, parabola] = [code(linearSide(given)), code(quadraticSide(given))];
    const [letter, isGreater] = [given.ask.charAt(0), given.ask.endsWith("+")];
    return {
      kind: "value",
      given: [`y = ${line}`, `y = ${parabola}`, `${line} = ${parabola}`.replaceAll("x", "other")],
      where: [`x ${isGreater ? ">" : "<"} other`],
      ask: letter,
      told: [
        "two solutions $(x, y)$",
        `${isGreater ? "greater" : "lesser"} value of $x$ value of $${letter}$`,
      ],
    };
  },
});

/** Where a line meets a parabola, and the slope of a line through two of its points. */
export const lineAndParabola = defineLevels({
  id: "line-and-parabola",
  version: 5,
  topic: "quadratic-functions",
  skill: "P.B",
  calculator: ["Medium"],
  archetypes: ["PB17", "PB25"],
  optionDesign: "orbit",
  Medium: coordinate,
  Hard: slopeBetweenPoints,
});
