import type { Chance } from "../../random/chance.ts";
import type { Face } from "./option.ts";
import type { PoolSlip } from "./pool.ts";

interface Square {
  readonly chance: Chance;
  readonly key: Face;
  /** The slips that lead to the other three of a number, its opposite, its reciprocal and its negative reciprocal. */
  readonly corners: readonly PoolSlip[];
  /** Slips that lead elsewhere; the first that has the form of the key is offered, and where none has, all corners are. */
  readonly others: readonly PoolSlip[];
  /** Whether a classic trap among the corners is left out in one draw of five only, not in one of three. */
  readonly favorsClassic?: boolean;
}

/**
 * A slope with two of its opposite, reciprocal and negative reciprocal, and one value from elsewhere: the key is as often
 * the middle of the three as an end of them, so that how they belong together does not tell it. The rest is spare.
 */
export function aroundSquare({
  chance,
  key,
  corners,
  others,
  favorsClassic = false,
}: Square): PoolSlip[] {
  const left = favorsClassic ? cornerLeft(chance, corners) : chance.int(0, corners.length - 1);
  const taken = new Set([key, ...corners.map(({ face }) => face)].map(({ order }) => order));
  const away = others.find(({ face }) => !taken.has(face.order) && isWhole(face) === isWhole(key));
  return [
    ...corners.map((slip, at) => ({ ...slip, isSpare: away !== undefined && at === left })),
    ...others.map((slip) => ({ ...slip, isSpare: slip !== away })),
  ];
}

function cornerLeft(chance: Chance, corners: readonly PoolSlip[]): number {
  const everyCorner = corners.map((_, at) => at);
  const others = everyCorner.filter((at) => corners[at]?.isClassic !== true);
  return chance.pick(others.length === 2 && chance.int(0, 4) > 2 ? others : everyCorner);
}

function isWhole({ value }: Face): boolean {
  return value?.den === 1;
}
