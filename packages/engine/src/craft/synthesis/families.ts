import type { Claim, GoalId } from "@sat/content";

/**
 * Goals that belong together. Four claims belong to the first family of which they hold a goal, so that no
 * question exists twice; the order gives every family two levels of good size.
 */
const FAMILIES = {
  kind: ["G19"],
  advantage: ["G11"],
  generalization: ["G15", "G16"],
  figures: ["G03"],
  drawback: ["G12"],
  change: ["G22", "G25", "G26"],
  significance: ["G10", "G20"],
  study: ["G06", "G07", "G08", "G09", "G21"],
  relation: ["G01", "G02", "G14", "G24"],
} as const satisfies Readonly<Record<string, readonly GoalId[]>>;

export type Family = keyof typeof FAMILIES;

/** Goals that nearly every card serves, so that every family asks for them too. */
const EVERYWHERE: readonly GoalId[] = ["G04", "G13", "G17", "G18"];

const FAMILY_NAMES = Object.keys(FAMILIES) as Family[]; // Object.keys forgets the literal keys

/** The family of a set of claims; none where all of them serve goals that stand everywhere. */
export function familyOf(claims: readonly Claim[]): Family | undefined {
  return FAMILY_NAMES.find((name) => {
    const own: readonly GoalId[] = FAMILIES[name];
    return claims.some(({ goal }) => own.includes(goal));
  });
}

/** What a family's items are counted as: a goal of its own, or one that stands everywhere. */
export function archetypesOf(family: Family): readonly GoalId[] {
  return [...FAMILIES[family], ...EVERYWHERE];
}

/** The goal asked for, or, where that belongs to another family, the goal that sets this family apart. */
export function archetypeOf(family: Family, asked: Claim, claims: readonly Claim[]): GoalId {
  const listed = archetypesOf(family);
  return [asked, ...claims].find(({ goal }) => listed.includes(goal))?.goal ?? asked.goal;
}
