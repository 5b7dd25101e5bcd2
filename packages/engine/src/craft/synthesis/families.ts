import type { Claim, GoalId } from "@sat/content";

/**
 * Goals that belong together, the rarest first: four claims belong to the first family of which they hold a
 * goal, so that no question exists twice.
 */
const FAMILIES = {
  figures: ["G03"],
  change: ["G22", "G25", "G26"],
  kind: ["G19"],
  advantage: ["G11"],
  drawback: ["G12"],
  significance: ["G10", "G20"],
  generalization: ["G15", "G16"],
  likeness: ["G01", "G24"],
  study: ["G06", "G07", "G08", "G09", "G21"],
  facts: ["G02", "G04", "G13", "G14", "G17", "G18"],
} as const satisfies Readonly<Record<string, readonly GoalId[]>>;

export type Family = keyof typeof FAMILIES;

const FAMILY_NAMES = Object.keys(FAMILIES) as Family[]; // Object.keys forgets the literal keys

export function familyOf(claims: readonly Claim[]): Family {
  const goals = new Set<GoalId>(claims.map(({ goal }) => goal));
  return FAMILY_NAMES.find((name) => FAMILIES[name].some((goal) => goals.has(goal))) ?? "facts";
}
