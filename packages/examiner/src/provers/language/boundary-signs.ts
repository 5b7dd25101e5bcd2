import type { Stretch, StretchRole } from "@sat/engine";
import { isFinite, subordinates } from "./clauses.ts";

const ADVERB =
  /^(however|nevertheless|nonetheless|even so|therefore|thus|as a result|consequently|by contrast|in contrast|similarly|likewise|instead|in addition|additionally|furthermore|moreover|conversely|accordingly|on the other hand|on the contrary|in other words|that said|for example|for instance|in turn|in the same way|in fact|indeed|(?:then|later|still|rather|hence|meanwhile|afterward|subsequently|also)(?=,))\b/i;
const INSIDE = new RegExp(`, ${ADVERB.source.slice(1)}`, "i");
const ADVERB_AT_END = new RegExp(`^(.+); ${ADVERB.source.slice(1)}$`, "i");
const REMARK = /, (of course|to be sure|it turns out|after all|as a rule)$/i;
const TURN = /, (though|however)$/i;
const PREPOSITION =
  /^(of|in|on|at|from|with|without|for|to|near|by|behind|along|under|over|above|below|between|among|inside|outside|across|around|through|beneath|beside|before|after|against|about|like|within|throughout|beyond|into|atop|off|past|during|amid|toward|upon|as)$/i;
const TWO_WORDS = /^(next to|such as|close to|because of|out of|far from)\b/i;
const QUESTION_WORD = /(^|\s)(where|why|how|when|what)\s/i;
const AUXILIARY =
  /^((but|and) )?(exactly )?(where|why|how|when|what) (did|do|does|is|are|was|were|can|could|had|has|have|will|would|might|must|should)\s/i;
const SAYING =
  /\b(say|says|said|tell|tells|told|warn|warns|warned|promise|promised|advise|advises|advised|remind|reminds|reminded|read|reads|declare|declares|declared|claim|claims|joke|jokes|joked|repeat|repeats|insist|insists|teach|teaches|taught|hold|holds|add|adds|agree|agrees|write|wrote|explain|explains|urge|urges|state|states|stated|announce|announces|announced|goes|runs|ran)\b/i;

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
  answer: ({ text }) => !/[,;:—()]/.test(text),
  "second-predicate": startsWithVerb,
  "fronted-adverb": (stretch) => hasVerb(stretch) && ADVERB_AT_END.test(stretch.text),
  remark: (stretch) => isClause(stretch) && REMARK.test(stretch.text),
  turned: (stretch) => isClause(stretch) && !INSIDE.test(stretch.text.replace(TURN, "")),
  "complex-clause": (stretch) => isDependent(stretch) && stretch.text.includes(", "),
  "restrictive-clause": (stretch) =>
    isDependent(stretch) && /^(because|before|after|until|when)\b/i.test(stretch.text),
  "row-of-insets": ({ text }) => /, .+, /.test(text) && !/[;:—()]/.test(text),
  head: ({ text }) => !/[;:]/.test(text),
  phrase: ({ text }) => startsWithPreposition(text),
  preposition: ({ text }) => PREPOSITION.test(lastWord(text)),
  object: ({ text }) => text !== "" && !/[,;:—()]/.test(text),
  title: ({ text }) => /^(the|a|an) [^,;:]+$/i.test(text),
  name: ({ text }) => /^\p{Lu}/u.test(text) && !/[,;:]/.test(text),
  "essential-clause": ({ text }) => /^(that|who)\b/i.test(text) && !/[,;:—()]/.test(text),
  adjective: ({ text }) => !/[;:—()]/.test(text) && text.includes(" "),
  "second-adjective": ({ text }) => /^[a-z-]+$/i.test(text),
  noun: ({ text }) => /^[a-z]/.test(text),
  "series-lead": ({ text }) => /\b(including|[a-z]+)$/i.test(text) && !/[;:]/.test(text),
  series: ({ text }) => / and /.test(text),
  item: ({ text }) => !/;/.test(text),
  "next-item": ({ text }) => !/[,;:]/.test(text),
  "last-item": ({ text }) => !/[,;:]/.test(text),
  "glossed-item": ({ text }) => /, /.test(text),
  "next-glossed-item": ({ text }) => /^(and )?[^,;:]+, [^,;:]+$/.test(text),
  "item-name": ({ text }) => text.includes(" "),
  gloss: ({ text }) => !/[,;:]/.test(text),
  "first-of-two": ({ text }) => !/[;:]/.test(text),
  "second-of-two": ({ text }) => !/[,;:]/.test(text) && !/^(and|or|but)\b/i.test(text),
  question: ({ text }) => AUXILIARY.test(text),
  "reported-question": ({ text }) => QUESTION_WORD.test(text) && !AUXILIARY.test(text),
  asker: ({ text }) => !/[,;:]/.test(text),
  asked: ({ text }) => QUESTION_WORD.test(text) && !AUXILIARY.test(text),
  speaker: ({ text }) => SAYING.test(text) && !/ (that|this)$/.test(text),
  "speaker-that": ({ text }) => SAYING.test(text) && text.endsWith(" that"),
  announcement: ({ text }) => SAYING.test(text) && text.endsWith(" this"),
  quotation: ({ text }) => text.startsWith('"') && !text.slice(1).includes('"'),
  sentence: ({ text }) => /^["*]?[\p{Lu}\d]/u.test(text) && !/[.?!;]$/.test(text),
  "conceding-clauses": (stretch) => isClause(stretch) && stretch.text.includes(", "),
  "conceded-clause": (stretch) => isClause(stretch),
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

/** Whether the words are a finite verb, with adverbs in front of it, a particle behind it, or another verb beside it. */
function isVerb(verb: string): boolean {
  const bare = verb.replace(ADVERBS_OF_VERBS, "").replace(PARTICLE, "");
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
