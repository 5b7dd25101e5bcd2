import type { Claim, FactCard, GoalId } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Chance } from "../../random/chance.ts";
import { cardStock } from "../assembly/source-stock.ts";
import { remembered, rememberedOf } from "../assembly/remembered.ts";
import { type Family, familyOf } from "./families.ts";
import { shownNotes } from "./shown-notes.ts";
import { wordingsOf } from "./wordings.ts";

type Four = readonly [Claim, Claim, Claim, Claim];

/** Notes of one card, and four sentences made of them that serve four different goals. */
export interface Research {
  readonly card: FactCard;
  readonly asks: readonly [Ask, Ask, Ask, Ask];
  readonly notes: readonly string[];
}

/** A claim, and how its goal is worded beside the three others. */
export interface Ask extends Claim {
  readonly wording: string;
}

/** Goals of which a sentence for the one also serves the other, at least in part. */
const ALIKE: readonly (readonly [GoalId, GoalId])[] = [
  ["G06", "G07"],
  ["G06", "G09"],
  ["G15", "G16"],
  ["G22", "G25"],
];

/** Which four claims of a card make a question; what it shows is made of those that are drawn. */
interface Askable {
  readonly card: FactCard;
  readonly claims: Four;
}

/** The sets of four claims of the family at the level. */
export const askableStock = remembered((family: Family, level: Difficulty) =>
  cardStock(
    // To weigh all sets of a card takes long, and what is kept of them is little.
    rememberedOf((card: FactCard): Askable[] =>
      foursOf(card.claims)
        .filter((claims) => familyOf(claims) === family && levelOf(claims) === level)
        .filter((claims) => !areAlike(claims) && researchOn({ card, claims }) !== undefined)
        .map((claims) => ({ card, claims })),
    ),
  ),
);

/** What is asked of four claims, and the notes shown; nothing where these would be too many or a goal has no wording. */
function researchOn({ card, claims }: Askable): Research | undefined {
  const notes = shownNotes(card, claims);
  const asks = asksOf(claims);
  return notes && asks && { card, asks, notes };
}

/** One of the family's questions at the level. */
export function drawResearch(chance: Chance, family: Family, level: Difficulty): Research {
  const research = researchOn(askableStock(family, level).draw(chance));
  if (research === undefined) throw new RangeError("a set of claims in stock can be asked for");
  return research;
}

/** All four goals must be askable, or the options would tell which are not. */
function asksOf([a, b, c, d]: Four): Research["asks"] | undefined {
  const wordings = wordingsOf([a, b, c, d]);
  if (wordings === undefined) return undefined;
  const [first, second, third, fourth] = wordings;
  return [
    { ...a, wording: first },
    { ...b, wording: second },
    { ...c, wording: third },
    { ...d, wording: fourth },
  ];
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
function levelOf(claims: readonly Claim[]): Difficulty {
  const pairs = claims
    .flatMap((one, at) => claims.slice(at + 1).map((other) => shareNotes(one, other)))
    .filter(Boolean).length;
  if (pairs === 0) return "Easy";
  return pairs === 1 ? "Medium" : "Hard";
}

export function shareNotes(one: Claim, other: Claim): boolean {
  return one.notes.some((at) => other.notes.includes(at));
}
