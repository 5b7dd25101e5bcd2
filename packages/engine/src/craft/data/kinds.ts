import type { Chance } from "../../random/chance.ts";
import { type KindsScenario, kindsScenarios } from "@sat/content/scenarios/ratios";

export const RATIO_TIP =
  "Write the ratio with a word under each number, so that no part changes places.";

/** A place where three kinds of things are found, and their names. */
export interface Kinds {
  readonly place: string;
  readonly names: readonly [string, string, string];
  readonly counting: Pick<KindsScenario, "who" | "verb">;
}

/** "the forester recorded 120 pin oaks". */
export function counted({ counting: { who, verb } }: Kinds, what: string): string {
  return `${who} ${verb[0]} ${what}`;
}

/** "how many pin oaks did the forester record". */
export function asking({ counting: { who, verb } }: Kinds, what: string): string {
  return `how many ${what} ${verb[1]} ${who} ${verb[2]}`;
}

/** "apple trees, pear trees, and plum trees", or "trees" where the last word of all is the same. */
export function together(names: readonly [string, string, string]): string {
  const [one = "", ...others] = names.map((name) => name.split(" ").at(-1) ?? "");
  if (names.every((name) => name.includes(" ")) && others.every((other) => other === one))
    return one;
  return `${names[0]}, ${names[1]}, and ${names[2]}`;
}

/** Three kinds of things in some order, of a scenario with room for so many. */
export function drawKinds(chance: Chance, atLeast = 0): Kinds & { readonly most: number } {
  const large = kindsScenarios.filter((scenario) => scenario.most >= atLeast);
  const { place, kinds: listed, most, who, verb } = chance.pick(large);
  const [first = "", second = "", third = ""] = chance.shuffle(listed);
  return { place, names: [first, second, third], most, counting: { who, verb } };
}
