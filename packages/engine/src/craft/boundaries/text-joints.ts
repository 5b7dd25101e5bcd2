import type { JointPlace, Paragraph } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Stretch, StretchRole } from "../../facts/language.ts";
import { rememberedOf } from "../assembly/remembered.ts";
import { looksLikeBase } from "../../language/verb.ts";
import { ADVERB_INSIDE, SHARPENING } from "./adverbs.ts";
import type { Joint, Link } from "./joint.ts";
import { cutAt } from "../paragraphs/cut.ts";
import { JOINT_RULES, type JointKind, type Placing, levelOf } from "./joint-kinds.ts";
import { adverbJoints, essentialJoints, insetJoints, titleJoint } from "./text-pairs.ts";
import { glossedJoints, itemJoint } from "./text-rows.ts";
import { type PlaceOf, around, narrowed, stretch } from "./text-stretches.ts";

/** A joint of a paragraph, its level, and the links that may not be offered beside the one it asks for. */
export interface TextJoint {
  readonly joint: Joint;
  readonly level: Difficulty;
  readonly also: readonly Link[];
}

/** Every joint that a paragraph asks about. Throws a RangeError for a place that it does not hold as declared. */
export const jointsOf = rememberedOf((paragraph: Paragraph): readonly TextJoint[] =>
  paragraph.joints.flatMap((place) =>
    made(paragraph.text, place).map((joint) => weighed(place, joint)),
  ),
);

function weighed({ kind }: JointPlace, joint: Joint): TextJoint {
  const { start = "", before, after } = joint;
  const isTurning = kind === "turning-clauses";
  // What follows the verb of the sentence makes nothing harder.
  const right = after.role === "predicate" ? "" : after.text;
  const level = levelOf(kind, `${start} ${before.text} ${right}`.trim(), placingOf(kind, joint));
  // What may join the clauses may not stand beside the adverb inside one of them.
  const also = joint.link === "comma" && isTurning ? [] : JOINT_RULES[kind].also;
  return { joint, level, also: [...also, ...alsoAt(kind, joint)] };
}

function placingOf(kind: JointKind, { after }: Joint): Placing {
  if (kind === "turning-clauses" && ADVERB_INSIDE.test(after.text)) return "inside";
  return kind === "inset" && after.role === "inset" ? "opening" : "plain";
}

/** Words of a phrase in front from which no editor leaves out its comma. */
const LONG_FRONT = 8;

/** What else may stand at this very joint, or would print a word twice. */
function alsoAt(kind: JointKind, { before, after, tail }: Joint): readonly Link[] {
  if (kind === "turning-clauses" && SHARPENING.test(after.text)) return ["colon"];
  // An -ing phrase may be joined to one that the clause holds, and phrases in a row may be extras of its last noun.
  if (kind === "outcome" && /\b\w+ing\b/.test(before.text))
    return ["conjunction", "comma and conjunction"];
  // At the end of a clause, a name may be added as well.
  if (kind === "title-and-name" && /^[.;:]/.test(tail)) return ["comma", "dash", "colon"];
  if (kind === "list" && OPENS_PHRASE.test(after.text)) return ["comma"];
  // What a long clause or one with "that" says may go on behind "and".
  if (/^(?:clauses|explanation|turning-clauses)$/.test(kind) && /\bthat\b/.test(before.text))
    return ["conjunction"];
  // Behind a long verb phrase careful writers set a comma.
  if (kind === "second-verb" && before.text.split(" ").length > LONG_VERB_PHRASE)
    return ["comma and conjunction", ...commandsAt(after)];
  // A sentence that begins with a base form is a command.
  if (kind === "second-verb") return commandsAt(after);
  if (kind === "front" && before.text.split(" ").length < LONG_FRONT) return ["none"];
  return kind === "glossed" && after.text.startsWith("and ") ? ["comma and conjunction"] : [];
}

/** Words of a clause from which a comma before its second verb is no fault to some. */
const LONG_VERB_PHRASE = 12;

/** The marks behind which a second verb would be a command. */
function commandsAt(after: Stretch): readonly Link[] {
  return looksLikeBase(finiteOf(after)) ? ["semicolon", "period", "colon", "dash"] : [];
}

/** Behind fewer words no one would set a mark before the verb. */
const SHORTEST_SUBJECT = 4;

const OPENS_PHRASE = /^(?:as|at|by|for|from|in|of|on|one|to|with)\b/;

/** The first word of the verb, behind an adverb. */
function finiteOf({ verb = "" }: Stretch): string {
  return verb.replace(/^\w+ly /, "").split(" ", 1)[0] ?? "";
}

function made(text: string, place: JointPlace): Joint[] {
  switch (place.kind) {
    case "inset":
      return insetJoints(text, place);
    case "essential":
      return essentialJoints(text, place);
    case "items":
      return [itemJoint(text, place)];
    case "glossed":
      return glossedJoints(text, place);
    case "title-and-name":
      return [titleJoint(text, place)];
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
  "second-verb": { archetype: "B04", roles: ["clause", "second-predicate"] },
  "subject-and-verb": { archetype: "B19", roles: ["subject", "predicate"] },
  "verb-and-complement": { archetype: "B20", roles: ["verb", "complement"] },
  "noun-and-phrase": { archetype: "B20", roles: ["head", "phrase"] },
  "preposition-and-object": { archetype: "B20", roles: ["preposition", "object"] },
  "lead-and-series": { archetype: "B15", roles: ["series-lead", "series"] },
};

/** What is printed at a place of each kind. A mark that closes what interrupts the sentence is none of its own. */
const PRINTED: Readonly<Record<PlainKind, RegExp>> = {
  clauses: /^[.;] $/,
  "turning-clauses": /^[.;] $/,
  explanation: /^: $/,
  coordinated: /^, (?:and|but) $/,
  "dependent-first": /^, $/,
  front: /^, $/,
  outcome: /^, $/,
  list: /^(?:: |—)$/,
  "second-verb": /^ (?:and|but) $/,
  "subject-and-verb": /^ $/,
  "verb-and-complement": /^ $/,
  "noun-and-phrase": /^ $/,
  "preposition-and-object": /^ $/,
  "lead-and-series": /^ $/,
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
  if (!PRINTED[place.kind].test(cut.between)) {
    throw new RangeError(`"${cut.between}" before "${place.after}" is not what ${place.kind} asks`);
  }
  if (place.kind === "subject-and-verb" && cut.before.split(" ").length < SHORTEST_SUBJECT)
    return [];
  const [before, after] = verbsOf(place);
  const shared = {
    before: stretch(cut.before, roles[0], before),
    after: stretch(cut.after, roles[1], after),
    ...around(cut),
    ...(cut.start !== undefined && { start: cut.start }),
  };
  // The conjunction of the options is "and".
  const asks = JOINT_RULES[place.kind].asks.filter(
    (link) => !cut.between.includes("but") || !/conjunction/.test(link),
  );
  return asks.map((link) => ({ ...shared, archetype: archetypeOf(archetype, link), link }));
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
