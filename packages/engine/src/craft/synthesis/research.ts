import { type Claim, type FactCard, type GoalId, factCards } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { remembered } from "../counted-space.ts";
import { type Family, familyOf } from "./families.ts";
import { shownNotes } from "./shown-notes.ts";

type Four = readonly [Claim, Claim, Claim, Claim];

/** Notes of one card, and four sentences made of them that serve four different goals. */
export interface Research {
  readonly card: FactCard;
  readonly claims: Four;
  readonly notes: readonly string[];
}

/** Goals of which a sentence for the one also serves the other, at least in part. */
const ALIKE: readonly (readonly [GoalId, GoalId])[] = [
  ["G06", "G07"],
  ["G06", "G09"],
  ["G15", "G16"],
  ["G22", "G25"],
];

/** Every set of four claims of the family at the level, over all cards. */
export const researchOf = remembered((family: Family, level: Difficulty): Research[] =>
  allResearch().filter(({ claims }) => familyOf(claims) === family && levelOf(claims) === level),
);

const allResearch = remembered((): Research[] => factCards.flatMap(researchOn));

function researchOn(card: FactCard): Research[] {
  return foursOf(card.claims)
    .filter((claims) => !areAlike(claims))
    .flatMap((claims) => {
      const notes = shownNotes(card, claims);
      return notes === undefined ? [] : [{ card, claims, notes }];
    });
}

function foursOf(claims: readonly Claim[]): Four[] {
  return claims.flatMap((one, a) =>
    claims
      .slice(a + 1)
      .flatMap((two, b) =>
        claims
          .slice(a + b + 2)
          .flatMap((three, c) =>
            claims.slice(a + b + c + 3).map((four): Four => [one, two, three, four]),
          ),
      ),
  );
}

function areAlike(claims: Four): boolean {
  const goals = new Set(claims.map(({ goal }) => goal));
  return ALIKE.some(([one, other]) => goals.has(one) && goals.has(other));
}

/**
 * The more of the four sentences draw on the same notes, the nearer the wrong ones come: Easy has none that
 * do, Medium one pair, Hard two or more.
 */
function levelOf(claims: Four): Difficulty {
  const pairs = claims
    .flatMap((one, at) => claims.slice(at + 1).map((other) => shareNotes(one, other)))
    .filter(Boolean).length;
  if (pairs === 0) return "Easy";
  return pairs === 1 ? "Medium" : "Hard";
}

export function shareNotes(one: Claim, other: Claim): boolean {
  return one.notes.some((at) => other.notes.includes(at));
}
