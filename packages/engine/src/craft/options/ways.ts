import type { Operand, Relation } from "../../math/expression.ts";
import type { Chance } from "../../random/chance.ts";
import { type PoolMisstep, type PoolSlip, type Show, slipTo } from "./pool.ts";

/**
 * Which way a problem goes at each of several forks: a term added or subtracted, a factor before parentheses or before
 * the unknown alone, the radius or the diameter given. Whoever mistakes one fork answers another problem of the same
 * family, and as all ways are drawn alike, what is a slip here is as often the key there: so the numbers of the options
 * say little about which is right.
 */
export type Ways<Fork extends string> = Readonly<Record<Fork, boolean>>;

/** Draws the way at each fork. */
export function drawWays<Fork extends string>(
  chance: Chance,
  ...forks: readonly Fork[]
): Ways<Fork> {
  // A record of exactly these forks.
  return Object.fromEntries(forks.map((fork) => [fork, chance.flip()])) as Record<Fork, boolean>;
}

/** Every way through the forks, for a stock. */
export function allWays<Fork extends string>(...forks: readonly Fork[]): Ways<Fork>[] {
  return forks.reduce<Record<string, boolean>[]>(
    (ways, fork) => ways.flatMap((each) => [true, false].map((way) => ({ ...each, [fork]: way }))),
    [{}],
    // Records of exactly these forks.
  ) as Record<Fork, boolean>[];
}

/** The same ways but for one fork. */
export function mistaken<Fork extends string>(ways: Ways<Fork>, fork: Fork): Ways<Fork> {
  return { ...ways, [fork]: !ways[fork] };
}

interface Family<Fork extends string> {
  readonly ways: Ways<Fork>;
  /** The calculation that solves the problem with these ways. */
  readonly work: (ways: Ways<Fork>) => Operand | Relation;
  /** How a learner comes to mistake each fork. */
  readonly slips: Readonly<Record<NoInfer<Fork>, PoolMisstep>>;
  readonly show?: Show;
}

/** The slips that mistake one of the forks each: what they lead to is the right answer to another problem of the family. */
export function slipsAtForks<Fork extends string>(family: Family<Fork>): PoolSlip[] {
  const { ways, work, slips, show } = family;
  // The keys of the record are its forks.
  const forks = Object.keys(slips) as Fork[];
  return forks.map((fork) => slipTo(work(mistaken(ways, fork)), slips[fork], show));
}
