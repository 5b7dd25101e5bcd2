import type { Claim, GoalId } from "@sat/content";
import { remembered } from "../assembly/remembered.ts";
import { couldServe } from "./overlap.ts";

/** A goal without the names and words of its claim; goals that mean nothing without them have none. */
const PLAIN: Readonly<Partial<Record<GoalId, string>>> = {
  G04: "introduce the subject to an audience unfamiliar with it",
  G06: "present a study and its findings",
  G07: "present the method of a study",
  G08: "present the aim of a study",
  G09: "present the conclusion of a study",
  G11: "explain an advantage of one thing over another",
  G12: "describe a challenge or a disadvantage",
  G15: "make a generalization",
  G16: "support a generalization with an example",
  G21: "emphasize the scope of a study",
  G22: "provide a historical overview",
  G24: "compare two views of one question",
  G25: "describe a change over time",
  G26: "emphasize both a length of time and a purpose",
};

function plainlyWorded(claim: Claim, claims: readonly Claim[]): string | undefined {
  if (claim.goal === "G18") return plainTime(claim);
  if (claim.goal === "G19") return plainIdentity(claim);
  return FITS[claim.goal]?.(claim, claims) === false ? undefined : PLAIN[claim.goal];
}

/** What a claim must be for the plain wording of its goal to fit it. */
const FITS: Readonly<Partial<Record<GoalId, (claim: Claim, claims: readonly Claim[]) => boolean>>> =
  {
    G04: isSubject,
    G17: ({ sentence }) =>
      / (?:in|at|on|near|of|from|is|was) (?:the )?(?:[a-z]+ )?\p{Lu}/u.test(sentence),
    G26: ({ wants }) => /\b(long|length|duration|time|years)\b/.test(wants),
  };

/** Whether what is to be introduced is what the notes are about, since other sentences speak of it too. */
function isSubject(claim: Claim, claims: readonly Claim[]): boolean {
  const name = /^introduce (?:the )?(.+?)s? to /.exec(claim.wants)?.[1]?.toLowerCase();
  const last = name?.split(" ").at(-1);
  return claims.some(
    (other) => other !== claim && last !== undefined && other.sentence.toLowerCase().includes(last),
  );
}

/** What a date may be the date of, told from the goal's own words. */
const DATED: readonly (readonly [of: RegExp, wording: string])[] = [
  [
    /\b(discover\w*|found|recovered|came to light|gathered|search)\b/,
    "specify when a discovery was made",
  ],
  [
    /\b(patent\w*|invented|protected by law|invention)\b/,
    "specify when an invention was made or protected",
  ],
  [
    /\b(came out|appeared|published|made public|edition|novel|readers)\b/,
    "specify when a text was published",
  ],
  [/\b(founded|opened|open|business|began)\b/, "specify when an institution began its work"],
  [/\b(World Heritage|honor\w*)\b/, "specify when an honor was given"],
];

function plainTime({ wants }: Claim): string | undefined {
  return DATED.find(([of]) => wants.startsWith("specify when ") && of.test(wants))?.[1];
}

/** Not every goal to identify something can be worded plainly. */
function plainIdentity({ wants }: Claim): string | undefined {
  if (/\b(profession|occupation|position|office|job|trade)s?\b/.test(wants)) {
    return "identify a person's occupation";
  }
  return /\b(category|group|kind|type)\b/.test(wants)
    ? "identify the group to which something belongs"
    : undefined;
}

type Wordings = readonly [string, string, string, string];

/**
 * How the goals of four claims are worded when they stand together: in the claims' own words as far as a
 * guesser who picks the sentence that echoes most words of the question, or fewest, gains nothing by it,
 * and plainly for the rest. Nothing when that cannot be had.
 */
export function wordingsOf(claims: readonly Claim[]): Wordings | undefined {
  const offers = claims.map((claim) => offersFor(claim, claims));
  const [best] = combinationsOf(offers)
    .filter((offered) => isEven(offered))
    .toSorted((one, other) => plainOnes(one) - plainOnes(other));
  const [a, b, c, d] = best ?? [];
  return a && b && c && d && [a.wording, b.wording, c.wording, d.wording];
}

/** One wording of one goal, and how its words would lead a guesser. */
interface Offer {
  readonly wording: string;
  readonly isPlain: boolean;
  /** The chance that the sentence with most, or with fewest, of the question's words is the right one. */
  readonly most: number;
  readonly fewest: number;
}

function offersFor(claim: Claim, claims: readonly Claim[]): Offer[] {
  const own = offer(claim.wants, false, claim, claims);
  const plain = plainlyWorded(claim, claims);
  const isUnclear = claims.some((other) => other !== claim && couldServe(claim.goal, other));
  return plain === undefined || isUnclear ? [own] : [own, offer(plain, true, claim, claims)];
}

function offer(wording: string, isPlain: boolean, claim: Claim, claims: readonly Claim[]): Offer {
  const asked = wordsOf(`${wording} ${STEM}`);
  const echo = ({ sentence }: Claim) =>
    wordsOf(sentence).filter((word) => asked.includes(word)).length;
  const echoes = claims.map(echo);
  const chance = (extreme: number) =>
    echo(claim) === extreme ? 1 / echoes.filter((other) => other === extreme).length : 0;
  return {
    wording,
    isPlain,
    most: chance(Math.max(...echoes)),
    fewest: chance(Math.min(...echoes)),
  };
}

/** The words that stand in every question. */
const STEM =
  "student wants which choice most effectively uses relevant information from notes accomplish this goal";

/** Words of four letters or more, as they are printed: those that a hasty reader looks for. */
const wordsOf = remembered((text: string): readonly string[] => [
  ...new Set(text.toLowerCase().match(/\p{L}{4,}/gu)),
]);

/** How far the four chances of a guesser together may stray from one in four, either way. */
const MOST = 1.25;
const FEWEST = 0.5;

function isEven(offered: readonly Offer[]): boolean {
  const sum = (of: (one: Offer) => number) => offered.reduce((total, one) => total + of(one), 0);
  return sum(({ most }) => most) <= MOST && sum(({ fewest }) => fewest) >= FEWEST;
}

function combinationsOf(offers: readonly Offer[][]): Offer[][] {
  return offers.reduce<Offer[][]>(
    (begun, next) => begun.flatMap((some) => next.map((one) => [...some, one])),
    [[]],
  );
}

function plainOnes(offered: readonly Offer[]): number {
  return offered.filter(({ isPlain }) => isPlain).length;
}
