import { type Cut, cutAt } from "../paragraphs/cut.ts";
import { ADVERB_INSIDE } from "./adverbs.ts";
import type { Joint } from "./joint.ts";
import { PAIRS, type PairName } from "./pairs.ts";
import { type PlaceOf, around, stretch } from "./text-stretches.ts";

const PAIR_NAMES = ["comma", "dash", "parenthesis"] as const satisfies readonly PairName[];

/** What shows that a pair of marks is at work elsewhere in the text; commas are everywhere. */
const SIGNS: Readonly<Record<PairName, RegExp>> = {
  comma: /(?!)/,
  dash: /—/,
  parenthesis: /[()]/,
};

/** B08 renames the noun, B10 says more of it; the marks at both ends may be any pair. */
export function insetJoints(text: string, { after, next, verb, front }: PlaceOf<"inset">): Joint[] {
  const cut = cutAt(text, after);
  const rest = cutAt(text, next);
  if (!/^(?:,|—|\)) ?$/.test(text.slice(text.indexOf(after) + after.length, text.indexOf(next)))) {
    throw new RangeError(`"${next}" does not come right behind "${after}" and its mark`);
  }
  const archetype = /^(?:which|who|whose|whom|where)\b/.test(after) ? "B10" : "B08";
  const others = `${cut.lead} ${cut.before} ${next} ${rest.tail} ${rest.trail}`;
  const pairs = PAIR_NAMES.filter((pair) => !SIGNS[pair].test(others));
  return pairs.flatMap((pair) => [
    ...opened(cut, rest, { archetype, pair, next }),
    closed(cut, rest, { pair, next, verb, ...(front !== undefined && { front }) }),
  ]);
}

/** Behind an opening parenthesis there is nothing to choose: every other mark is wrong at a glance. */
function opened(
  cut: Cut,
  rest: Cut,
  {
    archetype,
    pair,
    next,
  }: { readonly archetype: string; readonly pair: PairName; readonly next: string },
): Joint[] {
  if (pair === "parenthesis") return [];
  return [
    {
      archetype,
      link: pair,
      before: stretch(cut.before, "subject"),
      after: stretch(cut.after, "inset"),
      ...around(cut),
      tail: `${PAIRS[pair].closing}${next}${rest.tail}`,
      without: `${cut.before} ${next}`,
    },
  ];
}

function closed(
  cut: Cut,
  rest: Cut,
  inset: {
    readonly pair: PairName;
    readonly next: string;
    readonly verb: string;
    readonly front?: string;
  },
): Joint {
  const { closes, opening } = PAIRS[inset.pair];
  const { front } = inset;
  return {
    archetype: "B13",
    link: closes,
    before: {
      text: `${cut.before}${opening}${cut.after}`,
      role: "opened-inset",
      ...(front !== undefined && { front }),
    },
    after: stretch(inset.next, "predicate", inset.verb),
    ...around(rest),
    lead: cut.lead,
    without: `${cut.before} ${inset.next}`,
  };
}

/** B17: the commas around an adverb that stands behind the subject of its clause. */
export function adverbJoints(
  text: string,
  { after, verbs }: { readonly after: string; readonly verbs: readonly [string, string] },
): Joint[] {
  const [, subject = "", adverb = "", predicate = ""] = ADVERB_INSIDE.exec(after) ?? [];
  const [, verb] = verbs;
  // A pronoun is too light to have an adverb set off behind it.
  if (!subject.includes(" ") || /[()]/.test(subject) || !predicate.startsWith(`${verb} `))
    return [];
  const cut = cutAt(text, after);
  const isNew = cut.between.startsWith(".");
  const shared = {
    archetype: "B17",
    link: "comma",
    lead: isNew ? `${cut.lead} ${cut.before}.`.trim() : cut.lead,
    start: isNew ? "" : `${cut.before}${cut.between}`.trim(),
    trail: cut.trail,
    without: `${subject} ${predicate}`,
  } as const;
  return [
    {
      ...shared,
      before: stretch(subject, "subject"),
      after: stretch(adverb, "inset"),
      tail: `, ${predicate}${cut.tail}`,
    },
    {
      ...shared,
      before: stretch(`${subject}, ${adverb}`, "opened-inset"),
      after: stretch(predicate, "predicate", verb),
      tail: cut.tail,
    },
  ];
}

/** B11: no mark on either side of a clause that says which one is meant. */
export function essentialJoints(
  text: string,
  { after, next, verb }: PlaceOf<"essential">,
): Joint[] {
  const cut = cutAt(text, after);
  const rest = cutAt(text, next);
  return [
    {
      archetype: "B11",
      link: "none",
      before: stretch(cut.before, "subject"),
      after: stretch(cut.after, "essential-clause"),
      ...around(cut),
    },
    {
      archetype: "B11",
      link: "none",
      before: stretch(rest.before, "subject"),
      after: stretch(next, "predicate", verb),
      ...around(rest),
    },
  ];
}

/** B09: no mark between a role and the name of who has it. */
export function titleJoint(text: string, { title, after }: PlaceOf<"title-and-name">): Joint {
  const cut = cutAt(text, after);
  if (cut.between !== " " || !cut.before.endsWith(title)) {
    throw new RangeError(`"${title}" does not stand right before "${after}"`);
  }
  return {
    archetype: "B09",
    link: "none",
    start: cut.before.slice(0, -title.length).trim(),
    before: stretch(title, "title"),
    after: stretch(after, "name"),
    ...around(cut),
  };
}
