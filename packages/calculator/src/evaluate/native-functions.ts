import type { Settings } from "../rows/row.ts";
import { angleFunctions } from "./angle-functions.ts";
import { listFunctions } from "./list-functions.ts";
import type { Meter } from "./meter.ts";
import type { Native } from "./native.ts";
import { asNumber, asPoint, overItems, overPairs } from "./over-items.ts";
import { root } from "./power.ts";
import { Refusal } from "./refusal.ts";
import type { Point, Value } from "./value.ts";
import {
  arrangements,
  choices,
  greatestCommonDivisor,
  leastCommonMultiple,
  remainder,
} from "./whole-numbers.ts";

type Item = number | Point;

const OF_ONE: Readonly<Record<string, (value: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  ln: logarithm,
  log: (value) => (value > 0 ? Math.log10(value) : NaN),
  exp: Math.exp,
  abs: Math.abs,
  sign: Math.sign,
  floor: Math.floor,
  ceil: Math.ceil,
};

const OF_TWO: Readonly<Record<string, (left: number, right: number) => number>> = {
  mod: remainder,
  nCr: choices,
  nPr: arrangements,
  root,
  nthroot: root,
};

const OF_POINTS: Readonly<Record<string, (left: Point, right: Point) => Item>> = {
  distance: (left, right) => Math.hypot(left.x - right.x, left.y - right.y),
  midpoint: (left, right) => ({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }),
};

/** The functions that are there from the start, by name. */
export function nativeFunctions(
  angle: Settings["angle"],
  meter: Meter,
): ReadonlyMap<string, Native> {
  const ofOne = (ofNumber: (value: number) => number): Native => {
    const ofItem = (value: Value) => ofNumber(asNumber(value));
    return { ofNumber, apply: (inputs) => overItems(counted(inputs, 1)[0] ?? NaN, meter, ofItem) };
  };
  const ofPair = (pair: (left: Item, right: Item) => Item): Native => ({
    apply: (inputs) => {
      const [left = NaN, right = NaN] = counted(inputs, 2);
      return overPairs([left, right], meter, pair);
    },
  });
  const ofTwo = (pair: (left: number, right: number) => number) =>
    ofPair((left, right) => pair(asNumber(left), asNumber(right)));
  const ofPoints = (pair: (left: Point, right: Point) => Item) =>
    ofPair((left, right) => pair(asPoint(left), asPoint(right)));
  return new Map<string, Native>([
    ...named({ ...angleFunctions(angle), ...OF_ONE }, ofOne),
    ...named(OF_TWO, ofTwo),
    ...named(OF_POINTS, ofPoints),
    ...listFunctions(meter),
    ["gcd", folded(ofTwo(greatestCommonDivisor))],
    ["lcm", folded(ofTwo(leastCommonMultiple))],
    ["round", byCount(ofOne(roundUp), ofTwo(roundToPlaces))],
  ]);
}

function byCount(ofOne: Native, ofTwo: Native): Native {
  return { apply: (inputs) => (inputs.length === 2 ? ofTwo : ofOne).apply(inputs) };
}

function named<Apply>(
  functions: Readonly<Record<string, Apply>>,
  lift: (apply: Apply) => Native,
): readonly (readonly [string, Native])[] {
  return Object.entries(functions).map(([name, apply]) => [name, lift(apply)] as const);
}

/** Applied to the first two, then to what they give and the third, and so on. */
function folded({ apply }: Native): Native {
  return {
    apply: ([first, second, ...others]) => {
      const two = apply([first, second].filter((input) => input !== undefined));
      return others.reduce<Value>((result, input) => apply([result, input]), two);
    },
  };
}

function counted(inputs: readonly Value[], count: number): readonly Value[] {
  if (inputs.length === count) return inputs;
  throw new Refusal(
    count === 1 ? "One number belongs in these brackets." : "Two values belong in these brackets.",
  );
}

function logarithm(value: number): number {
  return value > 0 ? Math.log(value) : NaN;
}

/** A logarithm to any base, exact where it is whole. */
export function logarithmTo(base: number, value: number): number {
  const raw = base === 1 ? NaN : logarithm(value) / logarithm(base);
  const near = Math.round(raw);
  return base ** near === value ? near : raw;
}

/** Halves go away from zero, as in school. */
function roundUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

function roundToPlaces(value: number, places: number): number {
  const scale = 10 ** Math.round(places);
  // A hair more, for 1.005 is stored as a little less.
  return roundUp(value * scale * (1 + 2 * Number.EPSILON)) / scale;
}
