import type { Chain, Link, Side } from "../../reading/read-chains.ts";
import { type Relation, symbolsOf } from "../../reading/tree.ts";

/** Two sides that stand next to each other in a chain, and what links them. */
export interface Claim {
  readonly link: Link;
  readonly sides: readonly [Side, Side];
}

/** A claim that both sides are equal, with the left one as it is printed. */
export interface Equation extends Relation {
  readonly sign: "=";
  readonly tex: string;
}

/** What a chain claims, one link after the other. */
export function claimsOf({ sides, links }: Chain): readonly Claim[] {
  return links.flatMap((link, at) => {
    const [left, right] = [sides[at], sides[at + 1]];
    return left && right ? [{ link, sides: [left, right] }] : [];
  });
}

/** The claims that are equations whose sides can be read. */
export function equationsAmong(claims: readonly Claim[]): readonly Equation[] {
  return claims.flatMap(({ link, sides: [left, right] }) =>
    link === "=" && left.tree && right.tree
      ? [{ left: left.tree, sign: link, right: right.tree, tex: left.tex }]
      : [],
  );
}

export function speaksOfUnknowns({ sides }: Pick<Claim, "sides">): boolean {
  return symbolsOf(...sides.flatMap(({ tree }) => tree ?? [])).size > 0;
}
