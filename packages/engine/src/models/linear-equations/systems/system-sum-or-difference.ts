import type { Difficulty } from "@sat/item";
import {
  DEED,
  type System,
  answers,
  cornerOf,
  keyReason,
  otherSlip,
  reversed,
  stops,
} from "../../../craft/algebra/sum-or-difference.ts";
import { numeral } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs, timesThe } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  negative,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { type Draft, type Step, defineModel } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const LARGEST = { Easy: 14, Medium: 12, Hard: 24 };
const LARGEST_COEFFICIENT = { Easy: 6, Medium: 7, Hard: 12 };

function draw(chance: Chance, level: Difficulty): System {
  const [x, y] = [chance.nonzero(LARGEST[level]), chance.nonzero(LARGEST[level])];
  chance.require(x !== y && x !== -y, "sum or difference is zero");
  const coefficient = () => chance.int(2, LARGEST_COEFFICIENT[level]);
  const [a, b, c, d] = [coefficient(), coefficient(), coefficient(), coefficient()];
  const turn = chance.sign();
  chance.require(level !== "Easy" || b + turn * a * c !== 0, "lines are parallel");
  const asked = chance.pick(["x + y", "x - y"] as const);
  chance.require(!isOneEnough(level, asked, [a, b, c, d], turn), "one equation gives the answer");
  return { level, asked, x, y, coefficients: [a, b, c, d], turn };
}

/** Whether one of the equations is a multiple of what is asked, so that the other has no use. */
function isOneEnough(
  level: Difficulty,
  asked: System["asked"],
  [a, b, c, d]: System["coefficients"],
  turn: 1 | -1,
): boolean {
  const sign = asked === "x + y" ? 1 : -1;
  if (level === "Easy") return b === c && sign === 1;
  return level === "Medium" && ((a === b && turn === sign) || (c === d && turn === -sign));
}

/** What a level makes of the numbers. */
interface Words {
  readonly given: readonly [Relation, Relation];
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly hint: string;
}

/** One equation says what y is. */
function substitution(system: System): Words {
  const { x, y, turn } = system;
  const [a, b, c] = system.coefficients;
  const start = y - turn * a * x;
  const line = sum(product(turn * a, "x"), start);
  const total = b * x + c * y;
  const left = b + turn * a * c;
  const replaced = equation(sum(product(b, "x"), product(c, line)), total);
  return {
    given: [equation("y", line), equation(sum(product(b, "x"), product(c, "y")), total)],
    opening: "Substitute the expression for $y$ into the second equation, then find $x$ and $y$.",
    steps: [
      stepTo("Replace $y$ in the second equation.", replaced),
      stepTo(
        "Distribute.",
        equation(sum(product(b, "x"), product(c * turn * a, "x"), c * start), total),
      ),
      stepTo(
        start === 0
          ? "Combine the terms in $x$."
          : `Combine the terms in $x$, and ${start > 0 ? "subtract" : "add"} $${c * Math.abs(start)}$ ${start > 0 ? "from" : "to"} both sides.`,
        equation(product(left, "x"), left * x),
      ),
      ...lastSteps(system, left, equation("y", sum(times(turn * a, x), start))),
    ],
    hint: "Which expression in $x$ can replace $y$ in the second equation?",
  };
}

/** Both equations are in standard form. */
function elimination(system: System): Words {
  const { x, y, turn } = system;
  const [a, b, c, d] = system.coefficients;
  const [first, second] = [d / gcd(b, d), b / gcd(b, d)];
  const left = first * a + second * c;
  const combined = equation(product(left, "x"), left * x);
  const both = `${timesThe(first, "first equation")} and ${timesThe(second, "second")}`;
  return {
    given: [
      equation(sum(product(a, "x"), product(turn * b, "y")), a * x + turn * b * y),
      equation(sum(product(c, "x"), product(-turn * d, "y")), c * x - turn * d * y),
    ],
    opening: "Combine the equations so that $y$ cancels, then find $x$ and $y$.",
    steps: [
      stepTo(`Add ${both}.`, combined),
      ...lastSteps(
        system,
        left,
        equation(sum(times(a, x), product(turn * b, "y")), a * x + turn * b * y),
      ),
    ],
    hint: "How can the coefficients of $y$ become opposite numbers?",
  };
}

/** A constant stands in every coefficient; adding the equations, or subtracting them, makes it cancel. */
function withConstant(system: System): Words {
  const { asked, x, y, turn, coefficients } = system;
  const n = coefficients[0] + coefficients[1];
  const sign = asked === "x + y" ? 1 : -1;
  const rest = sum(n, negative("k"));
  const [first, second] = turn === 1 ? ["k", rest] : [sum("k", n), "k"];
  const { key } = answers(system);
  const combined = equation(sum(product(n, "x"), product(sign * n, "y")), n * key);
  return {
    given: [
      equation(sum(product(first, "x"), product(sign, rest, "y")), n * x),
      equation(sum(product(second, "x"), product(sign * turn, "k", "y")), sign * turn * n * y),
    ],
    opening: `${DEED[turn]} the two equations makes $k$ cancel and leaves a multiple of $${asked}$.`,
    steps: [
      stepTo(
        `${turn === 1 ? "Add the equations" : "Subtract the second equation from the first"}. The terms with $k$ cancel, as those in $x$ show.`,
        equation(
          sum(
            product(first, "x"),
            turn === 1 ? product(second, "x") : negative(product(second, "x")),
          ),
          product(n, "x"),
        ),
      ),
      stepTo("The terms in $y$ combine in the same way.", combined),
      stepTo(
        `Divide both sides by $${n}$.`,
        equation(asked === "x + y" ? sum("x", "y") : sum("x", negative("y")), key),
      ),
    ],
    hint: "The unknowns depend on $k$, but what is asked does not. Which combination removes $k$?",
  };
}

const WORDS = { Easy: substitution, Medium: elimination, Hard: withConstant };

function words(system: System): Words {
  return WORDS[system.level](system);
}

/** From a multiple of x to what is asked; the first equation then gives y. */
function lastSteps(system: System, multiple: number, back: Relation): Step[] {
  const { x, y } = system;
  const { key } = answers(system);
  const { combined, values } = combinations(system);
  return [
    ...(multiple === 1 ? [] : [stepTo(`Divide both sides by $${multiple}$.`, equation("x", x))]),
    stepTo(`Substitute $${x}$ for $x$ in the first equation.`, back),
    stepTo("Solve for $y$.", equation("y", y)),
    stepThrough("Combine the two values as the question asks.", combined, values, key),
    { text: `A graph shows the same: the two lines cross at $(${x}, ${y})$.` },
  ];
}

/** What is asked, with letters and with their values. */
function combinations({ asked, x, y }: System) {
  return asked === "x + y"
    ? { combined: sum("x", "y"), values: sum(x, y) }
    : { combined: sum("x", negative("y")), values: sum(x, -y) };
}

function build(system: System): Draft {
  const { asked, level } = system;
  const { key } = answers(system);
  const { given, opening, steps, hint } = words(system);
  const solution =
    level === "Hard"
      ? "The given system of equations, where $k$ is a constant, has exactly one solution, $(x, y)$."
      : "The solution to the given system of equations is $(x, y)$.";
  return {
    question: paragraphs(...given.map(inline), `${solution} What is the value of $${asked}$?`),
    options: crossedOptions({
      key,
      why: keyReason(system),
      slips: [otherSlip(system), reversed(system)],
      corner: cornerOf(system),
      show: numeral,
    }),
    unoffered: stops(system),
    opening,
    steps,
    hint,
    tip:
      level === "Hard"
        ? "Before you solve for each unknown, try adding or subtracting the equations."
        : `Read what is asked before you stop: here it is $${asked}$.`,
  };
}

/** The sum or difference of the unknowns of a system of two linear equations. */
export const systemSumOrDifference = defineModel<System>({
  id: "system-sum-or-difference",
  version: 7,
  topic: "linear-equations",
  skill: "H.D",
  calculator: ["Easy", "Medium"],
  archetypes: ["HD02"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: 200_000, Medium: 2_000_000, Hard: 120_000 },
  optionDesign: "orbit",
  draw,
  build,
  facts: (system) => ({
    kind: "value",
    given: words(system).given.map(code),
    ask: system.asked,
    ...(system.level === "Hard" ? { constants: ["k"] } : {}),
  }),
  signature: (system) => [...words(system).given.map(code), system.asked].join("; "),
  features: ({ level }) => ({ steps: level === "Medium" ? 4 : 3 }),
});
