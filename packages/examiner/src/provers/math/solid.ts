import type { SolidPart } from "@sat/engine";
import {
  type Num,
  PI_NUM,
  ZERO_NUM,
  add,
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  rootOf,
  sameNum,
} from "../../exact/num.ts";
import { parseExpression } from "../../reading/parse.ts";
import { constantSets } from "../../solving/constants.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

type Measure = FactsOf<"solid">["measure"];

/** Measures bodies by their cross sections and nets; an unknown size is tried out from the options. */
export const proveSolid: Prover<"solid"> = (facts) => {
  const { parts, measure, unknown, equals, comparedWith, constants } = facts;
  const total = (of: readonly SolidPart[], values: Values) => totalOf(of, measure, values);
  const sets = constantSets(constants);
  return (reading) =>
    sets.every((values) => {
      const option = optionNumber(reading, values);
      if (unknown !== undefined) {
        const tried = total(parts, new Map([...values, [unknown, option]]));
        return option.real > 0 && sameNum(tried, value(equals ?? "", values));
      }
      const own = total(parts, values);
      const other = comparedWith === undefined ? fromInteger(1) : total(comparedWith, values);
      return sameNum(option, divide(own, other));
    });
};

/** The measure of a body, what is cut out of it taken off. */
export function totalOf(parts: readonly SolidPart[], measure: Measure, values: Values): Num {
  return parts.map((part) => signed(part, measureOf(part, measure, values))).reduce(add, ZERO_NUM);
}

function value(formula: string, values: Values): Num {
  return evaluate(parseExpression(formula), values);
}

function signed({ cut }: SolidPart, measure: Num): Num {
  return cut === true ? negate(measure) : measure;
}

function measureOf(part: SolidPart, measure: Measure, values: Values): Num {
  if (measure === "volume") return volume(part, values);
  const { bases, side } = net(part, values);
  return measure === "side" ? side : add(bases, side);
}

/** Height over 6, times bottom, top and four middle sections: exact for all these solids (Simpson). */
function volume(part: SolidPart, values: Values): Num {
  const { bottom, middle, top, height } = sections(part, values);
  const sum = [bottom, multiply(fromInteger(4), middle), top].reduce(add);
  return divide(multiply(height, sum), fromInteger(6));
}

interface Sections {
  readonly bottom: Num;
  readonly middle: Num;
  readonly top: Num;
  readonly height: Num;
}

function sections(part: SolidPart, values: Values): Sections {
  switch (part.solid) {
    case "box":
    case "pyramid": {
      const bottom = multiply(value(part.width, values), value(part.depth, values));
      return narrowing(bottom, value(part.height, values), part.solid === "pyramid");
    }
    case "cylinder":
    case "cone": {
      const bottom = disc(value(part.radius, values));
      return narrowing(bottom, value(part.height, values), part.solid === "cone");
    }
    case "sphere": {
      const radius = value(part.radius, values);
      const height = multiply(fromInteger(2), radius);
      return { bottom: ZERO_NUM, middle: disc(radius), top: ZERO_NUM, height };
    }
    case "hemisphere": {
      const radius = value(part.radius, values);
      const bottom = disc(radius);
      const missing = disc(divide(radius, fromInteger(2)));
      return { bottom, middle: add(bottom, negate(missing)), top: ZERO_NUM, height: radius };
    }
  }
}

/** Of a solid whose sections are alike, or shrink to a point. */
function narrowing(bottom: Num, height: Num, shrinks: boolean): Sections {
  return shrinks
    ? { bottom, middle: divide(bottom, fromInteger(4)), top: ZERO_NUM, height }
    : { bottom, middle: bottom, top: bottom, height };
}

function disc(radius: Num): Num {
  return multiply(PI_NUM, multiply(radius, radius));
}

function circumference(radius: Num): Num {
  return multiply(fromInteger(2), multiply(PI_NUM, radius));
}

interface Net {
  readonly bases: Num;
  readonly side: Num;
}

/** The areas of a solid's net; a sphere's is that of the belt around it (Archimedes). */
function net(part: SolidPart, values: Values): Net {
  switch (part.solid) {
    case "box": {
      const [width, depth, height] = [part.width, part.depth, part.height].map((size) =>
        value(size, values),
      );
      if (width === undefined || depth === undefined || height === undefined) break;
      const [front, flank] = [multiply(width, height), multiply(depth, height)];
      return { bases: twice(multiply(width, depth)), side: twice(add(front, flank)) };
    }
    case "cylinder": {
      const [radius, height] = [value(part.radius, values), value(part.height, values)];
      return { bases: twice(disc(radius)), side: multiply(circumference(radius), height) };
    }
    case "cone": {
      const [radius, height] = [value(part.radius, values), value(part.height, values)];
      const slant = hypotenuse(radius, height);
      const side = divide(multiply(circumference(radius), slant), fromInteger(2));
      return { bases: disc(radius), side };
    }
    case "sphere": {
      const radius = value(part.radius, values);
      return { bases: ZERO_NUM, side: multiply(circumference(radius), twice(radius)) };
    }
    case "pyramid":
    case "hemisphere":
  }
  throw new UnprovenError(`the net of a ${part.solid} is not known`);
}

function twice(a: Num): Num {
  return add(a, a);
}

function hypotenuse(a: Num, b: Num): Num {
  const square = add(multiply(a, a), multiply(b, b));
  return isZero(square) ? ZERO_NUM : rootOf(square, 2);
}
