import type { Difficulty } from "@sat/item";
import { numeral } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs, timesThe } from "../../../craft/wording/words.ts";
import { type Relation, equation, negative, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { type Draft, type Step, defineModel } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/**
 * The options are x + y, x - y and their opposites. As x and y take both signs alike and either combination
 * is asked, each of the four is the key as often.
 */
interface System {
  readonly level: Difficulty;
  readonly asked: "x + y" | "x - y";
  /** The solution; at Hard, x is half the sum of the key and of what the wrong operation gives. */
  readonly x: number;
  readonly y: number;
  readonly coefficients: readonly [number, number, number, number];
  readonly turn: 1 | -1;
}

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
  return { level, asked, x, y, coefficients: [a, b, c, d], turn };
}

function answers({ asked, x, y }: System) {
  return asked === "x + y" ? { key: x + y, other: x - y } : { key: x - y, other: x + y };
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
  const line = sum(product(turn * a, "x"), y - turn * a * x);
  const total = b * x + c * y;
  const replaced = equation(sum(product(b, "x"), product(c, line)), total);
  return {
    given: [equation("y", line), equation(sum(product(b, "x"), product(c, "y")), total)],
    opening: "Put what $y$ is into the second equation, then find $x$ and $y$.",
    steps: [
      { text: `Replacing $y$ gives ${inline(replaced)}.`, claim: code(replaced) },
      ...lastSteps(system),
    ],
    hint: "The first equation already says what $y$ is. Put that in place of $y$ in the second.",
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
      { text: `Adding ${both} gives ${inline(combined)}.`, claim: code(combined) },
      ...lastSteps(system),
    ],
    hint: "Multiply the equations so that one unknown has opposite coefficients, then add them.",
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
      { text: `${DEED[turn]} the equations gives ${inline(combined)}.`, claim: code(combined) },
      { text: `Dividing by $${n}$ gives $${asked} = ${key}$.`, claim: `${asked} = ${key}` },
    ],
    hint: "The unknowns depend on $k$, but what is asked does not. Which combination removes $k$?",
  };
}

const DEED = { "1": "Adding", "-1": "Subtracting" };
const WORDS = { Easy: substitution, Medium: elimination, Hard: withConstant };

function words(system: System): Words {
  return WORDS[system.level](system);
}

function lastSteps(system: System): Step[] {
  const { asked, x, y } = system;
  const { key } = answers(system);
  return [
    { text: `Solving for $x$ gives $x = ${x}$.`, claim: `x = ${x}` },
    { text: `With this $x$, either equation gives $y = ${y}$.`, claim: `y = ${y}` },
    { text: `So $${asked} = ${key}$.`, claim: `${asked} = ${key}` },
    { text: `A graph shows the same: the two lines cross at $(${x}, ${y})$.` },
  ];
}

const SIGN: Slip<number> = {
  code: "opposite-sign",
  deed: "losing the sign",
  apply: (answer) => -answer,
};

/** How a learner comes to the other combination. */
function otherSlip(system: System): Slip<number> {
  const { level, asked, turn, coefficients } = system;
  const { key, other } = answers(system);
  const apply = (answer: number) => (answer === key ? other : -other);
  if (level === "Hard") {
    const n = coefficients[0] + coefficients[1];
    const deed = DEED[turn === 1 ? "-1" : "1"].toLowerCase();
    return {
      code: "opposite-operation",
      apply,
      deed: `${deed} the right sides, as if $${n}(${asked}) = ${n * other}$,`,
    };
  }
  const unasked = asked === "x + y" ? "x - y" : "x + y";
  return {
    code: "another-quantity",
    apply,
    deed: `taking $${unasked} = ${other}$, which is not asked,`,
  };
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
      why: `At the solution, $${asked} = ${key}$.`,
      slips: [otherSlip(system), SIGN],
      show: numeral,
    }),
    opening,
    steps,
    hint,
    tip: "Read what is asked before you solve: a sum or a difference can often be had at once.",
  };
}

/** The sum or difference of the unknowns of a system of two linear equations. */
export const systemSumOrDifference = defineModel<System>({
  id: "system-sum-or-difference",
  version: 3,
  topic: "linear-equations",
  skill: "H.D",
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
