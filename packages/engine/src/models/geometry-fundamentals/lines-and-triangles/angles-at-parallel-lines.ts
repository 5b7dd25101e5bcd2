import type { Difficulty } from "@sat/item";
import { differentInts } from "../../../craft/draws/draws.ts";
import {
  type Corner,
  acrossFrom,
  anyCorner,
  parallelLinesFigure,
} from "../../../craft/figures/parallel-lines.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { type Expression, product, sum } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";

/**
 * Two angles are labeled a·x + b and c·x + d. Easy and Medium: the options are x and the first angle, each
 * for equal and for supplementary angles. Hard: a third angle is labeled k·y; the options are the values
 * of y when the first two, and then the third, are equal or supplementary.
 */
export interface Angles {
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

export function drawAngles(chance: Chance, level: Difficulty): Angles {
  const numbers = level === "Easy" ? oneUnknown(chance) : bothUnknown(chance, level);
  const [equal, turned] = [chance.flip(), chance.flip()];
  chance.require(level !== "Easy" || !equal || !turned, "the labeled angle is the answer");
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

export function label([coefficient, constant]: readonly [number, number]): Expression {
  return sum(product(coefficient, "x"), constant);
}

export function degrees(tree: Expression): string {
  return `${tree.kind === "sum" ? `(${tex(tree)})` : tex(tree)}^\\circ`;
}

export function valueOfX({ x }: Angles, equal: boolean): number {
  return equal ? x.equal : x.supplementary;
}

export function figure({ level, first, second, x, equal, k, corners, turned }: Angles) {
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
