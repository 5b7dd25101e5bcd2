import type { Stretch, StretchRole } from "@sat/engine";
import { isFinite, subordinates } from "./clauses.ts";

const ADVERB =
  /^(however|nevertheless|nonetheless|even so|therefore|thus|as a result|consequently|by contrast|in contrast|similarly|likewise|instead|in addition|additionally|furthermore|moreover|conversely|accordingly|on the other hand|on the contrary|in other words|that said|for example|for instance|in turn|in the same way|in fact|indeed|(?:then|later|still|rather|hence|meanwhile|afterward|subsequently|also)(?=,))\b/i;
const INSIDE = new RegExp(`, ${ADVERB.source.slice(1)}`, "i");
const PREPOSITION =
  /^(of|in|on|at|from|with|without|for|to|near|by|behind|along|under|over|above|below|between|among|inside|outside|across|around|through|beneath|beside|before|after|against|about|like|within|throughout|beyond|into|atop|off|past|during|amid|toward|upon|as)$/i;
const TWO_WORDS = /^(next to|such as|close to|because of|out of|far from)\b/i;

const PARTICLE = / (out|up|down|off|in|on|away|back|over)$/i;
const ADVERBS_OF_VERBS =
  /^((hardly|almost|never|ever|often|always|still|now|seldom|rarely|also|soon|already|first|once|once again|[a-z]+ly) )+/i;

/** What the words of a stretch must and must not be for its role to be believed. */
const SIGNS: Readonly<Record<StretchRole, (stretch: Stretch) => boolean>> = {
  clause: (stretch) => isClause(stretch) && !isTurning(stretch.text),
  "turning-clause": (stretch) => hasVerb(stretch) && isTurning(stretch.text),
  "dependent-clause": isDependent,
  front: ({ text }) =>
    /^[a-z]+ /i.test(text) &&
    (!subordinates(text) || /^as for /i.test(text)) &&
    text.split(" ").length >= 5,
  subject: ({ text }) => !/[;:]/.test(text),
  predicate: startsWithVerb,
  verb: ({ text, verb = "" }) => text.endsWith(verb) && isVerb(verb),
  complement: ({ text }) => !/^(and|but|who|which)\b/i.test(text),
  inset: ({ text }) => !/[,;:—()]/.test(text),
  "opened-inset": ({ text }) => /[,—(]/.test(text),
  outcome: ({ text }) => /^(\w+ly )?\w+ing\b/.test(text),
  list: ({ text }) => /^[^,]+, [^,]+, and [^,]+$/.test(text),
  "second-predicate": startsWithVerb,
  head: ({ text }) => !/[;:]/.test(text),
  phrase: ({ text }) => startsWithPreposition(text),
  preposition: ({ text }) => PREPOSITION.test(lastWord(text)),
  object: ({ text }) => text !== "" && !/[,;:—()]/.test(text),
  title: ({ text }) => /\p{Ll}$/u.test(text) && !/[,;:—()]/.test(text),
  name: ({ text }) => /^\p{Lu}/u.test(text) && !/[,;:]/.test(text),
  "essential-clause": ({ text }) => /^(that|who)\b/i.test(text) && !/[,;:—()]/.test(text),
  "series-lead": ({ text }) => /[a-z]$/i.test(text) && !/[;:]/.test(text),
  series: ({ text }) => / and /.test(text),
  item: ({ text }) => !/;/.test(text),
  "next-item": ({ text }) => !/[,;:]/.test(text),
  "glossed-item": ({ text }) => /, /.test(text),
  "next-glossed-item": ({ text }) => /^(and )?[^,;:]+, [^,;:]+$/.test(text),
  "item-name": ({ text }) => text.includes(" "),
  gloss: ({ text }) => !/[,;:]/.test(text),
};

/** Whether the words of a stretch bear out the role that is claimed for it. */
export function isAsClaimed(stretch: Stretch): boolean {
  return SIGNS[stretch.role](stretch);
}

function isClause(stretch: Stretch): boolean {
  return hasVerb(stretch) && !subordinates(withoutFront(stretch));
}

/** A time or place in front of the subject has a comma of its own. */
export function withoutFront({ text, front }: Stretch): string {
  return front !== undefined && text.startsWith(`${front}, `) && !/[,;:—()]/.test(front)
    ? text.slice(front.length + 2)
    : text;
}

function isDependent(stretch: Stretch): boolean {
  return hasVerb(stretch) && subordinates(stretch.text);
}

function hasVerb({ text, verb }: Stretch): boolean {
  return verb !== undefined && isVerb(verb) && ` ${text} `.includes(` ${verb} `);
}

/** A verb without the adverb in front of it. */
export function withoutAdverb(verb: string): string {
  return verb.replace(ADVERBS_OF_VERBS, "");
}

/** Whether the words are a finite verb, with adverbs in front of it, a particle behind it, or another verb beside it. */
function isVerb(verb: string): boolean {
  const bare = withoutAdverb(verb).replace(PARTICLE, "");
  return /^cannot\b/.test(bare) || bare.split(" and ").every(isFinite);
}

function startsWithVerb(stretch: Stretch): boolean {
  return hasVerb(stretch) && stretch.text.startsWith(`${stretch.verb} `);
}

function startsWithPreposition(text: string): boolean {
  return PREPOSITION.test(text.split(" ")[0] ?? "") || TWO_WORDS.test(text);
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1);
}

function isTurning(text: string): boolean {
  return ADVERB.test(text) || INSIDE.test(text);
}

/** Whether an adverb sharpens or replaces what was said, or tells its outcome, as what follows a colon may. */
export function sharpens(text: string): boolean {
  return /(^|, )(in fact|indeed|instead|rather|therefore|thus|hence|accordingly|as a result|consequently|for example|for instance|in other words)\b/i.test(
    text,
  );
}
