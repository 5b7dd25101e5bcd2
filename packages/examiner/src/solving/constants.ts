import { Chance } from "@sat/engine";
import { fraction } from "../exact/fraction.ts";
import { type Num, fromFraction } from "../exact/num.ts";
import { remembered } from "../remembered.ts";
import type { Values } from "./evaluate.ts";

/** Sets of values tried for constants; a claim about them must come out alike for each. */
const SETS = 4;

/** Values for constants that stand for any number; the one empty set when there are none. */
export function constantSets(names: readonly string[] = []): readonly Values[] {
  return names.length === 0 ? NO_CONSTANTS : setsOf(names.join(","));
}

const NO_CONSTANTS: readonly Values[] = [new Map()];

const setsOf = remembered((names): readonly Values[] => {
  const chance = new Chance("constants");
  return Array.from(
    { length: SETS },
    () => new Map(names.split(",").map((name): [string, Num] => [name, anyNumber(chance)])),
  );
});

/** A positive fraction no question is built around. */
function anyNumber(chance: Chance): Num {
  return fromFraction(fraction(chance.int(20, 90), chance.int(7, 19)));
}
