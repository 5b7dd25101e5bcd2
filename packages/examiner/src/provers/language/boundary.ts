import type { BoundaryFacts, Stretch, StretchRole } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { isFinite, subordinates } from "./clauses.ts";
import { aroundBlank, lettersWhere } from "./printed.ts";

/** What an option puts between the two words that it repeats. */
type Mark = "" | "," | ";" | ":" | "—" | "." | "?" | "(" | ")" | "w" | ",w" | ";w";

const CONJUNCTION = /^(and|but|so|yet|or|nor)$/;

/**
 * What standard English allows between two neighbours. Generous where editors differ, so that an item with a
 * second defensible option is refused: a dash may do what a colon does, a period what a semicolon does.
 */
const ALLOWED: Readonly<Record<string, readonly Mark[]>> = {
  "clause|clause": [";", ".", ":", "—", ",w"],
  "clause|turning-clause": [";", "."],
  "dependent-clause|clause": [","],
  "front|clause": [","],
  "subject|predicate": [""],
  "verb|complement": [""],
  "clause|outcome": [",", "—"],
  "clause|list": [":", "—"],
  "clause|answer": [":", "—"],
  "clause|second-predicate": ["w"],
};

/** The options whose link the two printed neighbours allow. */
export function proveBoundary({ before, after }: BoundaryFacts, item: ShownItem): OptionLetter[] {
  if (!isAsClaimed(before) || !isAsClaimed(after)) return [];
  const text = aroundBlank(item);
  return lettersWhere(item, (option) => {
    const printed = `${text.before}${option}${text.after}`.toLowerCase();
    const mark = markOf(option);
    if (mark === undefined) return false;
    const start = printed.indexOf(before.text.toLowerCase());
    const next = printed.indexOf(after.text.toLowerCase(), start + before.text.length);
    if (start < 0 || next < 0) return false;
    const tail = printed.slice(next + after.text.length);
    return allowedBetween(before, after, tail).includes(mark);
  });
}

/** The mark, the conjunction, or both between the first and the last word of an option. */
function markOf(option: string): Mark | undefined {
  const [, marks = "", word = ""] =
    /^[^\s,;:.?—()]+(?:['’][a-z]*)?\s?([,;:.?—()]?)\s?(?:(and|but|so|yet|or|nor)\s)?[^\s]+$/i.exec(
      option,
    ) ?? [];
  if (!/^[^\s,;:.?—()]+[\s,;:.?—()]/.test(option)) return undefined;
  const joins = CONJUNCTION.test(word) ? "w" : "";
  return `${marks}${joins}` as Mark; // a pair outside the union is allowed nowhere
}

const CLOSES: Readonly<Record<string, Mark>> = { ",": ",", "—": "—", "(": ")" };
const OPENS: Readonly<Record<string, Mark>> = { ",": ",", "—": "—", ")": "(" };

function allowedBetween(before: Stretch, after: Stretch, tail: string): readonly Mark[] {
  if (before.role === "subject" && after.role === "inset") {
    const opens = OPENS[tail.charAt(0)];
    return opens === undefined ? [] : [opens];
  }
  if (before.role === "opened-inset" && after.role === "predicate") {
    const [opened, ...more] = withoutFront(before).match(/[,—(]/g) ?? [];
    const closes = CLOSES[opened ?? ""];
    return closes === undefined || more.length > 0 ? [] : [closes];
  }
  return ALLOWED[`${before.role}|${after.role}`] ?? [];
}

/** A time or place in front of the subject has a comma of its own. */
function withoutFront({ text, front }: Stretch): string {
  return front !== undefined && text.startsWith(`${front}, `) && !/[,;:—()]/.test(front)
    ? text.slice(front.length + 2)
    : text;
}

const ADVERB =
  /^(however|nevertheless|nonetheless|even so|therefore|thus|as a result|consequently|by contrast|in contrast|similarly|likewise|instead|in addition|moreover|in fact|indeed|then|later)\b/i;
const INSIDE = new RegExp(`, ${ADVERB.source.slice(1)}`, "i");

/** What the words of a stretch must and must not be for its role to be believed. */
const SIGNS: Readonly<Record<StretchRole, (stretch: Stretch) => boolean>> = {
  clause: (stretch) => hasVerb(stretch) && !subordinates(stretch.text) && !isTurning(stretch.text),
  "turning-clause": (stretch) => hasVerb(stretch) && isTurning(stretch.text),
  "dependent-clause": (stretch) => hasVerb(stretch) && subordinates(stretch.text),
  front: ({ text }) => /^[a-z]+ /i.test(text) && !subordinates(text) && text.split(" ").length >= 5,
  subject: ({ text }) => !/[;:]/.test(text),
  predicate: (stretch) => hasVerb(stretch) && startsWithVerb(stretch),
  verb: ({ text, verb = "" }) => text.endsWith(verb) && isFinite(verb),
  complement: ({ text }) => !/^(and|but|who|which)\b/i.test(text),
  inset: ({ text }) => !/[,;:—()]/.test(text),
  "opened-inset": ({ text }) => /[,—(]/.test(text),
  outcome: ({ text }) => /^(\w+ly )?\w+ing\b/.test(text),
  list: ({ text }) => /^[^,]+, [^,]+, and [^,]+$/.test(text),
  answer: ({ text }) => !/[,;:—()]/.test(text),
  "second-predicate": startsWithVerb,
};

function isAsClaimed(stretch: Stretch): boolean {
  return SIGNS[stretch.role](stretch);
}

function hasVerb({ text, verb }: Stretch): boolean {
  return verb !== undefined && isFinite(verb) && ` ${text} `.includes(` ${verb} `);
}

function startsWithVerb(stretch: Stretch): boolean {
  return hasVerb(stretch) && stretch.text.startsWith(`${stretch.verb} `);
}

function isTurning(text: string): boolean {
  return ADVERB.test(text) || INSIDE.test(text);
}
