import { fromReal, type Num } from "../../exact/num.ts";
import { parseTex } from "../../reading/parse.ts";
import { unknownsIn } from "../../reading/tree.ts";
import { evaluate, holds } from "../../solving/evaluate.ts";
import { formulasOf } from "../gate.ts";
import type { Screen } from "./run-rows.ts";

/** Where the words do not say what to do with what the screen shows. */
export class LostError extends Error {
  override name = "LostError";
}

/** Does with a screen what the words say: the numbers that are read, several where any of them answers. */
export function follow(read: string, screen: Screen): readonly number[] {
  if (read.includes("vertical line")) return alongTheAxis(read, zerosOf(screen));
  if (read.includes("shaded strip")) return zerosOf(screen);
  if (read.includes("two graphs cross")) return atTheCrossing(read, screen);
  if (read.includes("parabola turns")) return coordinates(read, onlyOne(turnsOf(screen)));
  if (read.includes("row shows")) return [ofTheRows(read, screen)];
  throw new LostError("it does not say where to look");
}

type Place = readonly [x: number, y: number];

function zerosOf({ points }: Screen): readonly number[] {
  return points
    .filter(({ kind }) => kind === "zero")
    .map(({ x }) => x)
    .toSorted((one, other) => one - other);
}

function turnsOf({ points }: Screen): readonly Place[] {
  return points
    .filter(({ kind }) => kind === "maximum" || kind === "minimum")
    .map(({ x, y }) => [x, y]);
}

function alongTheAxis(read: string, zeros: readonly number[]): readonly number[] {
  if (read.includes("either answers")) return zeros;
  if (read.includes("add the values")) return [zeros.reduce((sum, zero) => sum + zero, 0)];
  if (read.includes("multiply the values")) return [zeros.reduce((all, zero) => all * zero, 1)];
  return [substituted(read, [onlyOne(asked(read, zeros)), 0])];
}

/** Of several lines, the one that the words name. */
function asked(read: string, zeros: readonly number[]): readonly number[] {
  const side = sideIn(read);
  if (side !== undefined) return [ofTwo(zeros, side)];
  const relations = formulasOf(read).flatMap((formula) => {
    const statement = parseTex(formula);
    return statement.kind === "relations" ? statement.relations : [];
  });
  return zeros.filter((zero) =>
    relations.every((relation) => holds(relation, new Map([["x", fromReal(zero)]]))),
  );
}

type Side = "left" | "right";

function sideIn(read: string): Side | undefined {
  if (read.includes("on the left")) return "left";
  return read.includes("on the right") ? "right" : undefined;
}

function atTheCrossing(read: string, { points }: Screen): readonly number[] {
  const crossings = points
    .filter(({ kind }) => kind === "intersection")
    .map(({ x, y }): Place => [x, y])
    .toSorted(([one], [other]) => one - other);
  const side = sideIn(read);
  if (side === undefined) return coordinates(read, onlyOne(crossings));
  return coordinates(read, ofTwo(crossings, side));
}

/** The one on a side, from left to right. */
function ofTwo<T>(found: readonly T[], side: Side): T {
  const [left, right, ...more] = found;
  if (left === undefined || right === undefined || more.length > 0) {
    throw new LostError(`there are ${found.length}, not two`);
  }
  return side === "left" ? left : right;
}

function coordinates(read: string, [x, y]: Place): readonly number[] {
  if (read.includes("Read both")) return [x, y];
  if (read.includes("$x$-coordinate")) return [x];
  if (read.includes("$y$-coordinate")) return [y];
  return [substituted(read, [x, y])];
}

/** What comes of the expression that the words substitute into, if there is one. */
function substituted(read: string, [x, y]: Place): number {
  const [, formula] = /substitute (?:it|them) into \$([^$]+)\$/.exec(read) ?? [];
  if (formula === undefined) return x;
  const statement = parseTex(formula);
  if (statement.kind !== "expression") throw new LostError(`${formula} is no expression`);
  const [, name = "x"] = /the value of \$(\w)\$/.exec(read) ?? [];
  const values = new Map<string, Num>([
    ["y", fromReal(y)],
    [name, fromReal(x)],
  ]);
  const unknown = unknownsIn([statement.tree]).find((letter) => !values.has(letter));
  if (unknown !== undefined) throw new LostError(`nothing says what ${unknown} is`);
  return evaluate(statement.tree, values).real;
}

function ofTheRows(read: string, { results }: Screen): number {
  const values = results.flatMap((result) => {
    const shown = result.kind === "value" ? [result.value].flat() : [];
    return shown.filter((value) => typeof value === "number");
  });
  if (!read.includes("Subtract")) return onlyOne(values);
  const [first, second, ...more] = values;
  if (first === undefined || second === undefined || more.length > 0) {
    throw new LostError(`${values.length} rows show a value`);
  }
  return first - second;
}

function onlyOne<T>(found: readonly T[]): T {
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) {
    throw new LostError(`there are ${found.length} to choose from`);
  }
  return only;
}
