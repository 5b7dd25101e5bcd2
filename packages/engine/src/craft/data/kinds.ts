import type { Chance } from "../../random/chance.ts";
import { kindsScenarios } from "@sat/content/scenarios/ratios";

/** A place where three kinds of things are found, and their names. */
export interface Kinds {
  readonly place: string;
  readonly names: readonly [string, string, string];
}

/** Three kinds of things in some order, of a scenario with room for so many. */
export function drawKinds(chance: Chance, atLeast = 0): Kinds & { readonly most: number } {
  const large = kindsScenarios.filter((scenario) => scenario.most >= atLeast);
  const { place, kinds: listed, most } = chance.pick(large);
  const [first = "", second = "", third = ""] = chance.shuffle(listed);
  return { place, names: [first, second, third], most };
}
