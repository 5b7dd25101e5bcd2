import type { JointPlace, Paragraph } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Stretch, StretchRole } from "../../facts/language.ts";
import { rememberedOf } from "../assembly/remembered.ts";
import type { Conjunction, Joint, Link } from "./joint.ts";
import { PAIRS, type PairName } from "./pairs.ts";
import { type Cut, cutAt } from "../paragraphs/cut.ts";
import { JOINT_RULES, type JointKind, levelOf } from "./joint-kinds.ts";

/** A joint of a paragraph, its level, and the links that may not be offered beside the one it asks for. */
export interface TextJoint {
  readonly joint: Joint;
  readonly level: Difficulty;
  readonly also: readonly Link[];
}

type PlaceOf<Kind extends JointPlace["kind"]> = Extract<JointPlace, { readonly kind: Kind }>;

/** Every joint that a paragraph asks about. Throws a RangeError for a place that it does not hold as declared. */
export const jointsOf = rememberedOf((paragraph: Paragraph): readonly TextJoint[] =>
  paragraph.joints.flatMap((place) =>
    made(paragraph.text, place).map((joint) => weighed(place, joint)),
  ),
);

function weighed({ kind }: JointPlace, joint: Joint): TextJoint {
  const { start = "", before, after } = joint;
  const isTurning = kind === "turning-clauses";
  const isInside = isTurning && ADVERB_INSIDE.test(after.text);
  const level = levelOf(kind, `${start} ${before.text} ${after.text}`.trim(), isInside);
  return { joint, level, also: [...JOINT_RULES[kind].also, ...alsoAt(kind, joint)] };
}

/** Words of a phrase in front from which no editor leaves out its comma. */
const LONG_FRONT = 8;

/** What else may stand at this very joint, or would print a word twice. */
function alsoAt(kind: JointKind, { before, after }: Joint): readonly Link[] {
  if (kind === "turning-clauses" && SHARPENING.test(after.text)) return ["colon"];
  if (kind === "front" && before.text.split(" ").length < LONG_FRONT) return ["none"];
  return kind === "glossed" && after.text.startsWith("and ") ? ["comma and conjunction"] : [];
}

/** An adverb that stands behind the subject of its clause. */
const ADVERB_INSIDE =
  /^([^,]+), ((?:however|moreover|therefore|by contrast|in contrast|conversely|on the other hand|instead|in turn|likewise|nevertheless|nonetheless|consequently|for example|for instance|in fact|indeed)), (.+)$/i;
/** Adverbs that tell an outcome or sharpen what was said, as what follows a colon may. */
const SHARPENING =
  /\b(?:in fact|indeed|instead|therefore|thus|as a result|consequently|hence|accordingly|rather|for example|for instance|in other words)\b/i;

function made(text: string, place: JointPlace): Joint[] {
  switch (place.kind) {
    case "inset":
      return insetJoints(text, place);
    case "essential":
      return essentialJoints(text, place);
    case "items":
      return itemJoints(text, place);
    case "glossed":
      return glossedJoints(text, place);
    case "title-and-name":
      return [titleJoint(text, place.after)];
    case "clauses":
    case "turning-clauses":
    case "explanation":
    case "coordinated":
      return [...plainJoints(text, place), ...adverbJoints(text, place)];
    default:
      return plainJoints(text, place);
  }
}

interface Plain {
  readonly archetype: string;
  readonly roles: readonly [before: StretchRole, after: StretchRole];
}

type PlainKind = Exclude<
  JointPlace["kind"],
  "inset" | "essential" | "items" | "glossed" | "title-and-name"
>;

/** Point of the fact sheet and what meets at it. */
const PLAIN: Readonly<Record<PlainKind, Plain>> = {
  clauses: { archetype: "B01", roles: ["clause", "clause"] },
  "turning-clauses": { archetype: "B17", roles: ["clause", "turning-clause"] },
  explanation: { archetype: "B14", roles: ["clause", "clause"] },
  coordinated: { archetype: "B03", roles: ["clause", "clause"] },
  "dependent-first": { archetype: "B05", roles: ["dependent-clause", "clause"] },
  front: { archetype: "B07", roles: ["front", "clause"] },
  outcome: { archetype: "B12", roles: ["clause", "outcome"] },
  list: { archetype: "B14", roles: ["clause", "list"] },
  answer: { archetype: "B14", roles: ["clause", "answer"] },
  "restrictive-last": { archetype: "B06", roles: ["clause", "restrictive-clause"] },
  "second-verb": { archetype: "B04", roles: ["clause", "second-predicate"] },
  "subject-and-verb": { archetype: "B19", roles: ["subject", "predicate"] },
  "verb-and-complement": { archetype: "B20", roles: ["verb", "complement"] },
  "noun-and-phrase": { archetype: "B20", roles: ["head", "phrase"] },
  "preposition-and-object": { archetype: "B20", roles: ["preposition", "object"] },
  "lead-and-series": { archetype: "B15", roles: ["series-lead", "series"] },
};

/** The point where it depends on the link that is asked for. */
function archetypeOf(archetype: string, link: Link): string {
  if (archetype === "B01" && link === "period") return "B02";
  if (archetype === "B14" && link === "dash") return "B16";
  return archetype;
}

function plainJoints(text: string, place: PlaceOf<PlainKind>): Joint[] {
  const { archetype, roles } = PLAIN[place.kind];
  const cut = narrowed(cutAt(text, place.after), roles[0]);
  const [before, after] = verbsOf(place);
  const shared = {
    before: stretch(cut.before, roles[0], before),
    after: stretch(cut.after, roles[1], after),
    ...around(cut),
    ...(cut.start !== undefined && { start: cut.start }),
    conjunction: conjunctionOf(cut),
  };
  return JOINT_RULES[place.kind].asks.map((link) => ({
    ...shared,
    archetype: archetypeOf(archetype, link),
    link,
  }));
}

/** The finite verbs before and after the joint, where the place has them. */
function verbsOf(
  place: PlaceOf<PlainKind>,
): readonly [before: string | undefined, after: string | undefined] {
  if (place.kind === "subject-and-verb") return [undefined, place.verb];
  if (place.kind === "verb-and-complement") return [place.verb, undefined];
  if (!("verbs" in place)) return [undefined, undefined];
  const [first, second] = place.verbs;
  return place.kind === "front" && second === undefined ? [undefined, first] : [first, second];
}

/**
 * A subject or a noun begins no earlier than the clause that it stands in, and a clause behind the adverb in front of
 * it: the words before go to the start of the sentence.
 */
function narrowed(cut: Cut, role: StretchRole): Cut & Pick<Joint, "start"> {
  const at = OF_ONE_CLAUSE.has(role)
    ? cut.before.search(/(?<=[;:] )(?!.*[;:] )/)
    : cut.before.search(BEHIND_ADVERB);
  if (at <= 0) return cut;
  return { ...cut, start: cut.before.slice(0, at).trim(), before: cut.before.slice(at) };
}

const BEHIND_ADVERB =
  /(?<=^(?:however|moreover|furthermore|additionally|in addition|therefore|thus|hence|as a result|consequently|accordingly|for this reason|for example|for instance|by contrast|in contrast|conversely|nevertheless|nonetheless|similarly|likewise|instead|indeed|in fact), )/i;

const OF_ONE_CLAUSE: ReadonlySet<StretchRole> = new Set([
  "subject",
  "verb",
  "head",
  "preposition",
  "series-lead",
  "item",
]);

function stretch(text: string, role: StretchRole, verb?: string): Stretch {
  return { text, role, ...(verb !== undefined && { verb }) };
}

function around({ lead, tail, trail }: Cut): Pick<Joint, "lead" | "tail" | "trail"> {
  return { lead, tail, trail };
}

function conjunctionOf({ between }: Cut): Conjunction {
  return between.includes("but") ? "but" : "and";
}

const PAIR_NAMES = ["comma", "dash", "parenthesis"] as const satisfies readonly PairName[];

/** What shows that a pair of marks is at work elsewhere in the text; commas are everywhere. */
const SIGNS: Readonly<Record<PairName, RegExp>> = {
  comma: /(?!)/,
  dash: /—/,
  parenthesis: /[()]/,
};

/** B08 renames the noun, B10 says more of it; the marks at both ends may be any pair. */
function insetJoints(text: string, { after, then, verb, front }: PlaceOf<"inset">): Joint[] {
  const cut = cutAt(text, after);
  const rest = cutAt(text, then);
  if (!/^(?:,|—|\)) ?$/.test(text.slice(text.indexOf(after) + after.length, text.indexOf(then)))) {
    throw new RangeError(`"${then}" does not come right behind "${after}" and its mark`);
  }
  const archetype = /^(?:which|who|whose|whom|where)\b/.test(after) ? "B10" : "B08";
  const others = `${cut.lead} ${cut.before} ${then} ${rest.tail} ${rest.trail}`;
  const pairs = PAIR_NAMES.filter((pair) => !SIGNS[pair].test(others));
  return pairs.flatMap((pair) => [
    opened(cut, rest, { archetype, pair, then }),
    closed(cut, rest, { pair, then, verb, ...(front !== undefined && { front }) }),
  ]);
}

function opened(
  cut: Cut,
  rest: Cut,
  {
    archetype,
    pair,
    then,
  }: { readonly archetype: string; readonly pair: PairName; readonly then: string },
): Joint {
  const { opens, closing } = PAIRS[pair];
  return {
    archetype,
    link: opens,
    before: stretch(cut.before, "subject"),
    after: stretch(cut.after, "inset"),
    ...around(cut),
    tail: `${closing}${then}${rest.tail}`,
  };
}

function closed(
  cut: Cut,
  rest: Cut,
  inset: {
    readonly pair: PairName;
    readonly then: string;
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
    after: stretch(inset.then, "predicate", inset.verb),
    ...around(rest),
    lead: cut.lead,
  };
}

/** B17: the commas around an adverb that stands behind the subject of its clause. */
function adverbJoints(
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
function essentialJoints(text: string, { after, then, verb }: PlaceOf<"essential">): Joint[] {
  const cut = cutAt(text, after);
  const rest = cutAt(text, then);
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
      after: stretch(then, "predicate", verb),
      ...around(rest),
    },
  ];
}

/** B09: the role begins with the last article before the name. */
function titleJoint(text: string, name: string): Joint {
  const cut = cutAt(text, name);
  const at = cut.before.search(/(?:^|(?<=\s))(?:the|an?) (?!.*\b(?:the|an?) )/iu);
  if (at < 0) throw new RangeError(`no article leads the role of "${name}"`);
  return {
    archetype: "B09",
    link: "none",
    start: cut.before.slice(0, at).trim(),
    before: stretch(cut.before.slice(at), "title"),
    after: stretch(name, "name"),
    ...around(cut),
  };
}

/** B21: a comma after the first of three things, and one with the conjunction before the last. */
function itemJoints(text: string, { items: [one, two, three] }: PlaceOf<"items">): Joint[] {
  const row = `${one}, ${two}, and ${three}`;
  const whole = cutAt(text, row);
  const first = narrowed({ ...whole, before: `${whole.before}${whole.between}${one}` }, "item");
  const { before, start = "" } = first;
  return [
    {
      archetype: "B21",
      link: "comma",
      start,
      before: stretch(before, "item"),
      after: stretch(two, "next-item"),
      ...around(whole),
      tail: `, and ${three}${whole.tail}`,
    },
    {
      archetype: "B21",
      link: "comma and conjunction",
      start,
      before: stretch(`${before}, ${two}`, "item"),
      after: stretch(three, "last-item"),
      ...around(whole),
    },
  ];
}

/** B22: semicolons between things that hold a comma each, and the comma inside such a thing. */
function glossedJoints(text: string, { items }: PlaceOf<"glossed">): Joint[] {
  const [one = "", two = "", three = ""] = items.map(([name, gloss]) => `${name}, ${gloss}`);
  const whole = cutAt(text, `${one}; ${two}; and ${three}`);
  const start = `${whole.before}${whole.between}`;
  const [[name = "", gloss = ""] = []] = items;
  const semicolon = { archetype: "B22", link: "semicolon" } as const;
  return [
    {
      ...semicolon,
      before: stretch(`${start}${one}`, "glossed-item"),
      after: stretch(two, "next-glossed-item"),
      ...around(whole),
      tail: `; and ${three}${whole.tail}`,
    },
    {
      ...semicolon,
      before: stretch(`${start}${one}; ${two}`, "glossed-item"),
      after: stretch(`and ${three}`, "next-glossed-item"),
      ...around(whole),
    },
    {
      archetype: "B22",
      link: "comma",
      before: stretch(`${start}${name}`, "item-name"),
      after: stretch(gloss, "gloss"),
      ...around(whole),
      tail: `; ${two}; and ${three}${whole.tail}`,
    },
  ];
}
