import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { xAndY } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs, timesThe } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, lcm, rational } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const ASKS = ["x", "y", "x + y", "x - y"] as const;
type Ask = (typeof ASKS)[number];

interface System {
  readonly x: number;
  readonly y: number;
  readonly coefficients: readonly [number, number, number, number];
  readonly ask: Ask;
}

function drawSystem(chance: Chance, largest: number): System {
  const [x, y] = [chance.nonzero(15), chance.nonzero(15)];
  chance.require(areDistinct([x, y, x + y, x - y, 0]), "options alike");
  const coefficient = () => chance.sign() * chance.int(2, largest);
  const coefficients = [
    chance.int(2, largest),
    coefficient(),
    coefficient(),
    coefficient(),
  ] as const;
  const [a, b, c, d] = coefficients;
  chance.require(a * d !== b * c, "no one solution");
  return { x, y, coefficients, ask: chance.pick(ASKS) };
}

function values({ x, y }: System): Readonly<Record<Ask, number>> {
  return { x, y, "x + y": x + y, "x - y": x - y };
}

/** What a level makes of the numbers. */
interface Telling {
  readonly given: readonly [Relation, Relation];
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly hint: string;
  readonly archetype: string;
}

function build(system: System, telling: Telling): Draft {
  const { x, y, ask } = system;
  const { given, opening, steps, hint, archetype } = telling;
  const of = values(system);
  const face = (each: Ask) => numeral(of[each]);
  const isOne = ask === "x" || ask === "y";
  return {
    question: paragraphs(
      ...given.map(inline),
      `The solution to the given system of equations is $(x, y)$. What is the value of $${ask}$?`,
    ),
    options: rotatingOptions({
      faces: { x: face("x"), y: face("y"), "x + y": face("x + y"), "x - y": face("x - y") },
      ask,
      why: `The solution is $(${x}, ${y})$, and it satisfies both equations.`,
      slip: (other) => ({
        code: !isOne && (other === "x" || other === "y") ? "stopped-early" : "another-quantity",
        deed: `answering with the value of $${other}$`,
      }),
    }),
    opening,
    steps: [
      ...steps,
      {
        text: `This gives $x = ${x}$ and then $y = ${y}$.`,
        claim: `x + 1000*y = ${x} + 1000*(${y})`,
      },
      ...(isOne ? [] : [{ text: `So $${ask} = ${of[ask]}$.`, claim: `${ask} = ${of[ask]}` }]),
      { text: `A graph shows the same: the two lines cross at $(${x}, ${y})$.` },
    ],
    hint,
    tip: "Underline what is asked: $x$, $y$, or something made of both.",
    archetype: isOne ? archetype : "HD02",
  };
}

/** One equation says what y is. */
function substitution({ x, y, coefficients }: System): Telling {
  const [a, b, c] = coefficients;
  const line = sum(product(a, "x"), y - a * x);
  const replaced = equation(sum(product(b, "x"), product(c, line)), b * x + c * y);
  return {
    given: [equation("y", line), equation(xAndY(b, c), b * x + c * y)],
    opening: "Put what $y$ is into the second equation, so that only $x$ is left in it.",
    steps: [{ text: `Replacing $y$ gives ${inline(replaced)}.`, claim: code(replaced) }],
    hint: "The first equation already says what $y$ is. Where can you put that in?",
    archetype: "HD01",
  };
}

/** Both equations are in standard form. */
function elimination({ x, y, coefficients }: System): Telling {
  const [a, b, c, d] = coefficients;
  const [first, second] = [Math.abs(d) / gcd(b, d), Math.abs(b) / gcd(b, d)];
  const isAdded = b * d < 0;
  const left = isAdded ? first * a + second * c : first * a - second * c;
  const combined = equation(product(left, "x"), left * x);
  return {
    given: [equation(xAndY(a, b), a * x + b * y), equation(xAndY(c, d), c * x + d * y)],
    opening: "Combine the equations so that $y$ cancels and only $x$ is left.",
    steps: [
      {
        text: isAdded
          ? `Adding ${timesThe(first, "first equation")} and ${timesThe(second, "second")} gives ${inline(combined)}.`
          : `Subtracting ${timesThe(second, "second equation")} from ${timesThe(first, "first")} gives ${inline(combined)}.`,
        claim: code(combined),
      },
    ],
    hint: "Multiply the equations so that $y$ has the same coefficient in both, up to its sign.",
    archetype: "HD01",
  };
}

/** Coefficients are fractions over the drawn numbers; unit fractions keep the constants whole. */
interface Fractional extends System {
  readonly over: readonly [number, number, number, number];
}

function fractionTerm(num: number, den: number, unknown: string): Expression {
  return product(rational(num, den), unknown);
}

function fractions({ x, y, coefficients, over }: Fractional): Telling {
  const [a, b, c, d] = coefficients;
  const [p, q, r, s] = over;
  const constant = (one: number, under: number, two: number, below: number) =>
    (one * x) / under + (two * y) / below;
  const [m, n] = [constant(a, p, b, q), constant(c, r, d, s)];
  const cleared = [lcm(p, q), lcm(r, s)] as const;
  const [i, j] = cleared;
  const whole = [
    equation(xAndY((a * i) / p, (b * i) / q), m * i),
    equation(xAndY((c * j) / r, (d * j) / s), n * j),
  ] as const;
  return {
    given: [
      equation(sum(fractionTerm(a, p, "x"), fractionTerm(b, q, "y")), m),
      equation(sum(fractionTerm(c, r, "x"), fractionTerm(d, s, "y")), n),
    ],
    opening: "Multiply each equation by a common denominator first; then eliminate one unknown.",
    steps: whole.map((each, at) => ({
      text: `Multiplying the ${at === 0 ? "first" : "second"} equation by $${cleared[at]}$ gives ${inline(each)}.`,
      claim: code(each),
    })),
    hint: "What could you multiply each equation by so that no fractions are left?",
    archetype: "HD19",
  };
}

const UNDER = [2, 3, 4, 5, 6];

function drawFractional(chance: Chance): Fractional {
  const [p = 2, q = 3] = chance.sample(UNDER, 2);
  const [r = 2, s = 3] = chance.sample(UNDER, 2);
  const multiple = (of: number) => of * chance.nonzero(Math.max(1, Math.floor(30 / of)));
  const [x, y] = [multiple(lcm(p, r)), multiple(lcm(q, s))];
  chance.require(areDistinct([x, y, x + y, x - y, 0]), "options alike");
  const over = (under: number) =>
    chance.sign() * chance.pick([1, 2, 3, 4, 5].filter((each) => gcd(each, under) === 1));
  const coefficients = [Math.abs(over(p)), over(q), over(r), over(s)] as const;
  const [a, b, c, d] = coefficients;
  chance.require(a * d * q * r !== b * c * p * s, "no one solution");
  return { x, y, coefficients, over: [p, q, r, s], ask: chance.pick(ASKS) };
}

function facts({ given }: Telling, { ask }: System) {
  const kind = "value" as const; // a literal, not any string
  return { kind, given: given.map(code), ask };
}

/** One of the unknowns of a system of two linear equations, or what they make together. */
export const oneUnknownOfSystem = defineLevels({
  id: "one-unknown-of-system",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD01", "HD02", "HD19"],
  optionDesign: "rotating-ask",
  Easy: level<System>({
    space: 100_000,
    steps: 2,
    draw: (chance) => {
      const system = drawSystem(chance, 6);
      const [a, b, c] = system.coefficients;
      chance.require(b + c * a !== 0, "no one solution");
      return { ...system, coefficients: [a, b, c, 1] };
    },
    build: (system) => build(system, substitution(system)),
    facts: (system) => facts(substitution(system), system),
  }),
  Medium: level<System>({
    space: 1_000_000,
    steps: 3,
    draw: (chance) => drawSystem(chance, 9),
    build: (system) => build(system, elimination(system)),
    facts: (system) => facts(elimination(system), system),
  }),
  Hard: level<Fractional>({
    space: 200_000,
    steps: 4,
    draw: drawFractional,
    build: (system) => build(system, fractions(system)),
    facts: (system) => facts(fractions(system), system),
  }),
});
