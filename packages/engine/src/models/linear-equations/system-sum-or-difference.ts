import type { Difficulty } from "@sat/item";
import { type Orbit, type OptionWords, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import { type Relation, equation, product, sum } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface System {
  readonly level: Difficulty;
  /** The four answers ±p, ±q; the key is the value asked, and the other size that of the other combination. */
  readonly answers: Orbit<number>;
  /** 1 when x + y is asked, -1 when x - y is. */
  readonly asked: 1 | -1;
  readonly x: number;
  readonly y: number;
  /** Coefficients of x and y in the two equations. */
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
}

const LARGEST: Readonly<Record<Difficulty, number>> = { Easy: 9, Medium: 15, Hard: 24 };

function draw(chance: Chance, level: Difficulty): System {
  const p = chance.int(1, LARGEST[level]);
  const q = chance.int(1, LARGEST[level]);
  // x and y are half the sum and half the difference of the two, so both must be odd or both even.
  chance.require(p !== q && (p + q) % 2 === 0, "sizes equal or of different parity");
  const [low, high] = p < q ? [p, q] : [q, p];
  const answers = orbit(chance, [-high, -low, low, high]);
  const key = keyOf(answers);
  const other = chance.pick([-1, 1]) * (Math.abs(key) === low ? high : low);
  const asked = chance.pick([1, -1] as const);
  const [total, gap] = asked === 1 ? [key, other] : [other, key];
  const [first, second] = coefficients(chance, level);
  return { level, answers, asked, x: (total + gap) / 2, y: (total - gap) / 2, first, second };
}

/** Easy: one equation solved for y at sight; Hard: mirrored coefficients, which adding or subtracting undoes. */
function coefficients(chance: Chance, level: Difficulty): [[number, number], [number, number]] {
  if (level === "Easy") {
    const [slope, c, d] = [chance.nonzero(4), chance.int(2, 5), chance.int(2, 5)];
    chance.require(slope * d !== c, "lines parallel");
    return [
      [slope, 1],
      [c, d],
    ];
  }
  const [a, b] = [chance.int(2, 9), chance.int(2, 9)];
  if (level === "Hard") {
    chance.require(a !== b, "mirrored coefficients equal");
    return [
      [a, b],
      [b, a],
    ];
  }
  const [c, d] = [chance.int(2, 7), -chance.int(2, 7)];
  chance.require(a * d !== b * c, "lines parallel");
  return [
    [a, b],
    [c, d],
  ];
}

function equations({ level, x, y, first, second }: System): [Relation, Relation] {
  const [a, b] = first;
  const [c, d] = second;
  const standard = equation(sum(product(c, "x"), product(d, "y")), c * x + d * y);
  if (level === "Easy") return [equation("y", sum(product(-a, "x"), a * x + b * y)), standard];
  return [equation(sum(product(a, "x"), product(b, "y")), a * x + b * y), standard];
}

function askedFor({ asked }: System): string {
  return asked === 1 ? "x + y" : "x - y";
}

function option(system: System, value: number, place: number): OptionWords {
  const text = `$${value}$`;
  const [ask, other] = system.asked === 1 ? ["x + y", "x - y"] : ["x - y", "x + y"];
  const { x, y } = system;
  const key = keyOf(system.answers);
  const common = { text, order: value };
  if (place === system.answers.key) {
    return {
      ...common,
      code: null,
      reason: `With $x = ${x}$ and $y = ${y}$, $${ask}$ is $${value}$.`,
    };
  }
  if (value === -key) {
    return {
      ...common,
      code: "M-SIGN",
      reason: `This is $${ask}$ with its sign lost: $${key}$ became $${value}$.`,
    };
  }
  const otherValue = x - system.asked * y;
  if (value === otherValue) {
    return {
      ...common,
      code: "M-OTHER",
      reason: `This is $${other}$, not $${ask}$, at $x = ${x}$ and $y = ${y}$.`,
    };
  }
  return {
    ...common,
    code: "M-SIGN",
    reason: `This is $${other}$ with its sign lost as well: both the combination and the sign are off.`,
  };
}

function build(system: System): Draft {
  const [first, second] = equations(system);
  const ask = askedFor(system);
  return {
    question: `${inline(first)}\n\n${inline(second)}\n\nIf $(x, y)$ is the solution to the given system of equations, what is the value of $${ask}$?`,
    options: orbitOptions(system.answers, (value, place) => option(system, value, place)),
    opening: `Solve the system, or combine the equations so that $${ask}$ appears at once.`,
    steps: steps(system),
    hint: hints[system.level],
    tip: "Read what is asked before solving: a sum or a difference can often be had without finding each unknown.",
  };
}

const hints: Readonly<Record<Difficulty, string>> = {
  Easy: "The first equation already says what $y$ is. Put that in place of $y$ in the second.",
  Medium: "Multiply the equations so that one unknown has opposite coefficients, then add them.",
  Hard: "The coefficients are mirrored. Look at what happens when the equations are added or subtracted.",
};

function steps(system: System) {
  const { level, x, y, asked, first } = system;
  const key = keyOf(system.answers);
  const ask = askedFor(system);
  if (level === "Hard") {
    const [a, b] = first;
    const factor = asked === 1 ? a + b : a - b;
    const deed =
      asked === 1 ? "Adding the two equations" : "Subtracting the second equation from the first";
    return [
      {
        text: `${deed} gives $${factor}(${ask}) = ${factor * key}$.`,
        claim: `${factor}*(${ask}) = ${factor * key}`,
      },
      { text: `Dividing by $${factor}$ gives $${ask} = ${key}$.`, claim: `${ask} = ${key}` },
    ];
  }
  return [
    { text: `Eliminating $y$ from the two equations gives $x = ${x}$.`, claim: `x = ${x}` },
    { text: `Putting $x = ${x}$ back into either equation gives $y = ${y}$.`, claim: `y = ${y}` },
    { text: `So $${ask} = ${key}$.`, claim: `${ask} = ${key}` },
  ];
}

/** HD01, HD02: the sum or difference of the unknowns of a system of two linear equations. */
export const systemSumOrDifference = defineModel<System>({
  id: "system-sum-or-difference",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD02"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: 4_000, Medium: 150_000, Hard: 60_000 },
  optionDesign: "orbit",
  draw,
  build,
  facts: (system) => ({
    kind: "value",
    given: equations(system).map(code),
    ask: askedFor(system),
  }),
  signature: (system) => [...equations(system).map(code), askedFor(system)].join("; "),
  features: ({ level }) => ({ steps: level === "Medium" ? 4 : 3 }),
});
