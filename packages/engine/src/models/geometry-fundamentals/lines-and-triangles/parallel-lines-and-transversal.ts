import type { Difficulty } from "@sat/item";
import { differentInts } from "../../../craft/draws/draws.ts";
import {
  type Corner,
  acrossFrom,
  anyCorner,
  parallelLinesFigure,
  whyRelated,
} from "../../../craft/figures/parallel-lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import {
  type Expression,
  type Relation,
  equation,
  expression,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Draft, type Step, defineModel } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/**
 * Two angles are labeled a·x + b and c·x + d. Easy and Medium: the options are x and the first angle, each
 * for equal and for supplementary angles. Hard: a third angle is labeled k·y; the options are the values
 * of y when the first two, and then the third, are equal or supplementary.
 */
interface Angles {
  readonly level: Difficulty;
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  readonly equal: boolean;
  /** The value of x if the first two angles are equal, and if they are supplementary. */
  readonly x: { readonly equal: number; readonly supplementary: number };
  /** Easy and Medium: whether the angle is asked, not x. Hard: whether the third angle equals the first. */
  readonly turned: boolean;
  /** The coefficient of y at Hard. */
  readonly k: number;
  readonly corners: readonly [Corner, Corner, Corner];
}

function draw(chance: Chance, level: Difficulty): Angles {
  const numbers = level === "Easy" ? oneUnknown(chance) : bothUnknown(chance, level);
  const [equal, turned] = [chance.flip(), chance.flip()];
  const one = anyCorner(chance);
  const half = chance.pick(["above", "below"] as const);
  const otherHalf = half === "above" ? "below" : "above";
  const corners = [one, acrossFrom(one, half, equal), acrossFrom(one, otherHalf, turned)] as const;
  return { level, ...numbers, equal, turned, corners };
}

/** The second angle is a number. */
function oneUnknown(chance: Chance) {
  const a = chance.int(2, 6);
  // The angle's constant is a multiple of a, so that x is whole if the angles are supplementary, too.
  const b = a * chance.nonzero(Math.floor(40 / a));
  const angle = a * chance.int(Math.ceil(20 / a), Math.floor(160 / a)) + b;
  const [x, other] = [(angle - b) / a, (180 - angle - b) / a];
  chance.require(angle >= 24 && angle <= 156, "odd angles");
  const options = [x, other, angle, 180 - angle];
  chance.require(areDistinct(options), "two options alike");
  const isClose = Math.max(...options) < 10 * Math.min(...options);
  chance.require(isClose && Math.min(x, other) > 3, "an option far from the rest");
  return {
    first: [a, b],
    second: [0, angle],
    x: { equal: x, supplementary: other },
    k: 1,
  } as const;
}

/**
 * With x and x - step as the two values of x, the first angle is 90 + (a + c)·step/2 in the one case and
 * 90 + (c - a)·step/2 in the other; so a, c and step fix both.
 */
function bothUnknown(chance: Chance, level: Difficulty) {
  const [a, c] = differentInts(chance, 2, 9);
  const k = level === "Hard" ? chance.pick([2, 3, 5]) : 1;
  const step = 2 * k * chance.nonzero(Math.max(1, Math.floor(75 / ((a + c) * k))));
  const [one, other] = [90 + ((a + c) * step) / 2, 90 + ((c - a) * step) / 2];
  const x = chance.int(4, 40);
  const [b, d] = [one - a * x, one - c * x];
  const isUsual = [one, other].every((angle) => angle >= 20 && angle <= 160) && x > step + 3;
  chance.require(isUsual && b * d !== 0 && Math.abs(b) < 70 && Math.abs(d) < 70, "odd angles");
  chance.require(areDistinct([x, x - step, one, other]), "two options alike");
  const least = Math.min(x, x - step);
  chance.require(level === "Hard" || Math.max(one, other) < 10 * least, "options far apart");
  return { first: [a, b], second: [c, d], x: { equal: x, supplementary: x - step }, k } as const;
}

function label([coefficient, constant]: readonly [number, number]): Expression {
  return sum(product(coefficient, "x"), constant);
}

/** What the options are: the answer for either relation of the first two angles, turned or not. */
function answer({ level, first: [a, b], x, k }: Angles, { equal, turned }: Reading): number {
  const value = equal ? x.equal : x.supplementary;
  const angle = a * value + b;
  if (level === "Hard") return (turned ? angle : 180 - angle) / k;
  return turned ? angle : value;
}

function relation(equal: boolean, one: Expression, other: Expression) {
  return equal ? equation(one, other) : equation(sum(one, other), 180);
}

function given({ level, first, second, equal, turned, k }: Angles): [Relation, ...Relation[]] {
  const main = relation(equal, label(first), label(second));
  return level === "Hard" ? [main, relation(turned, label(first), product(k, "y"))] : [main];
}

function asked({ level, first, turned }: Angles): Expression {
  if (level === "Hard") return expression("y");
  return turned ? label(first) : expression("x");
}

function steps(angles: Angles): Step[] {
  const { level, first, equal, turned, x, k, corners } = angles;
  const [main, last] = given(angles);
  const value = equal ? x.equal : x.supplementary;
  const angle = equation(label(first), first[0] * value + first[1]);
  const found = equation(asked(angles), answer(angles, { equal, turned }));
  const solved = [
    { text: whyRelated(corners[0], corners[1]) },
    { text: `So ${inline(main)}, which gives $x = ${value}$.`, claim: code(main) },
  ];
  if (level !== "Hard" && !turned) return solved;
  const measured = [...solved, { text: `Then ${inline(angle)}.`, claim: code(angle) }];
  if (last === undefined) return measured;
  return [
    ...measured,
    {
      text: `Now compare the angles labeled $${degrees(label(first))}$ and $${degrees(product(k, "y"))}$. ${whyRelated(corners[0], corners[2])}`,
    },
    { text: `So ${inline(last)}, which gives ${inline(found)}.`, claim: code(found) },
  ];
}

/** What an option rests on: the relation of the first two angles, and the second facet. */
interface Reading {
  readonly equal: boolean;
  readonly turned: boolean;
}

function slips(angles: Angles): readonly [Slip<Reading>, Slip<Reading>] {
  const { equal } = angles;
  const deed = equal
    ? "letting the two angles add up to $180^\\circ$"
    : "setting the two angles equal";
  return [
    { code: "wrong-formula", deed, apply: (reading) => ({ ...reading, equal: !reading.equal }) },
    {
      ...secondSlip(angles),
      apply: (reading) => ({ ...reading, turned: !reading.turned }),
    },
  ];
}

function secondSlip({ level, first, turned, k }: Angles): Pick<Slip<Reading>, "code" | "deed"> {
  if (level === "Hard") {
    const how = turned ? "the supplement of" : "equal to";
    return {
      code: "figure-misread",
      deed: `taking the angle labeled $${degrees(product(k, "y"))}$ as ${how} the one labeled $${degrees(label(first))}$`,
    };
  }
  return turned
    ? { code: "stopped-early", deed: "stopping at $x$" }
    : { code: "another-quantity", deed: `giving ${inline(label(first))} instead of $x$` };
}

function question(angles: Angles): string {
  const { level, first, turned } = angles;
  const count = level === "Hard" ? "three" : "two";
  const setting = `In the figure shown, two parallel lines are cut by a transversal, and ${count} angles are labeled.`;
  const ask =
    level !== "Hard" && turned
      ? `What is the measure, in degrees, of the angle labeled $${degrees(label(first))}$?`
      : `What is the value of ${inline(asked(angles))}?`;
  return `${setting} ${ask}`;
}

function degrees(tree: Expression): string {
  return `${tree.kind === "sum" ? `(${tex(tree)})` : tex(tree)}^\\circ`;
}

function figure({ level, first, second, x, equal, k, corners, turned }: Angles) {
  const [one, other, third] = corners;
  const value = equal ? x.equal : x.supplementary;
  const measure = first[0] * value + first[1];
  const labels = [
    { corner: one, label: degrees(label(first)), degrees: measure },
    { corner: other, label: degrees(label(second)), degrees: equal ? measure : 180 - measure },
    { corner: third, label: degrees(product(k, "y")), degrees: turned ? measure : 180 - measure },
  ];
  return parallelLinesFigure(level === "Hard" ? labels : labels.slice(0, 2));
}

function build(angles: Angles): Draft {
  const { level, equal, turned } = angles;
  const both = level === "Hard" ? "The two angles labeled with $x$" : "The two labeled angles";
  return {
    question: question(angles),
    figure: figure(angles),
    options: crossedOptions({
      key: { equal, turned },
      why: `As the angles lie, this is the value of ${inline(asked(angles))}.`,
      slips: slips(angles),
      show: (reading) => numeral(answer(angles, reading)),
    }),
    opening: equal
      ? `${both} are equal, because the lines are parallel.`
      : `${both} add up to a straight angle, because the lines are parallel.`,
    steps: steps(angles),
    hint: "At two parallel lines a transversal makes angles of only two sizes. Are these two alike?",
    tip: "Check at the end what is asked: the variable, or the angle it stands in.",
    archetype: level === "Easy" ? "SB03" : "SB04",
  };
}

/** Angles at two parallel lines and a transversal, by the value of a variable or by their measure. */
export const parallelLinesAndTransversal = defineModel<Angles>({
  id: "parallel-lines-and-transversal",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB03", "SB04"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: 150_000, Medium: 100_000, Hard: 100_000 },
  optionDesign: "orbit",
  draw,
  build,
  facts: (angles) => ({
    kind: "value",
    given: given(angles).map(code),
    ask: code(asked(angles)),
    told: [
      `two parallel lines ${angles.level === "Hard" ? "three" : "two"} angles labeled`,
      angles.level !== "Hard" && angles.turned ? "measure in degrees" : "value",
    ],
  }),
  signature: (angles) => JSON.stringify(angles),
  features: ({ level }) => ({ steps: { Easy: 2, Medium: 3, Hard: 5 }[level] }),
});
