import {
  type Num,
  ZERO_NUM,
  absolute,
  add,
  divide,
  fromInteger,
  fromReal,
  multiply,
  rootOf,
  sameNum,
  subtract,
} from "../../exact/num.ts";
import { parseExpression } from "../../reading/parse.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

type Place = readonly [x: Num, y: Num];
type Measure = FactsOf<"measure">["ask"]["measure"];

/** Measures the figure by its coordinates. */
export const proveMeasure: Prover<"measure"> = (facts) => {
  const value = measured(facts);
  return (reading) => sameNum(optionNumber(reading), value);
};

export function measured({ points, ask: { measure, of } }: FactsOf<"measure">): Num {
  const places = of.map((name): Place => {
    const point = points[name];
    if (point === undefined) throw new UnprovenError(`the facts do not say where ${name} is`);
    return [evaluate(parseExpression(point[0])), evaluate(parseExpression(point[1]))];
  });
  return MEASURES[measure](places);
}

const MEASURES: Readonly<Record<Measure, (places: readonly Place[]) => Num>> = {
  length: (places) => distance(...ends(places)),
  perimeter: (places) =>
    sides(places)
      .map(([a, b]) => distance(a, b))
      .reduce(add, ZERO_NUM),
  area: (places) => {
    const twice = sides(places)
      .map(([a, b]) => cross(a, b))
      .reduce(add, ZERO_NUM);
    return absolute(divide(twice, fromInteger(2)));
  },
  angle: (places) => {
    const { along, across } = arms(places);
    return fromReal((Math.atan2(Math.abs(across.real), along.real) * 180) / Math.PI);
  },
  sine: (places) => {
    const { across, product } = arms(places);
    return divide(absolute(across), product);
  },
  cosine: (places) => {
    const { along, product } = arms(places);
    return divide(along, product);
  },
  tangent: (places) => {
    const { along, across } = arms(places);
    return divide(absolute(across), along);
  },
};

function ends(places: readonly Place[]): [Place, Place] {
  const [a, b] = places;
  if (a === undefined || b === undefined) throw new UnprovenError("a length needs two points");
  return [a, b];
}

function sides(places: readonly Place[]): [Place, Place][] {
  return places.map((place, at) => [place, places[(at + 1) % places.length] ?? place]);
}

function difference(a: Place, b: Place): Place {
  return [subtract(b[0], a[0]), subtract(b[1], a[1])];
}

function cross(a: Place, b: Place): Num {
  return subtract(multiply(a[0], b[1]), multiply(a[1], b[0]));
}

function dot(a: Place, b: Place): Num {
  return add(multiply(a[0], b[0]), multiply(a[1], b[1]));
}

function distance(a: Place, b: Place): Num {
  const way = difference(a, b);
  return rootOf(dot(way, way), 2);
}

/** Dot and cross product of the arms of angle A B C, and the product of their lengths. */
function arms(places: readonly Place[]): { along: Num; across: Num; product: Num } {
  const [a, b, c] = places;
  if (a === undefined || b === undefined || c === undefined) {
    throw new UnprovenError("an angle needs three points");
  }
  const [first, second] = [difference(b, a), difference(b, c)];
  return {
    along: dot(first, second),
    across: cross(first, second),
    product: multiply(distance(b, a), distance(b, c)),
  };
}
