import type { PronounFormFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { IRREGULAR_PASTS } from "./clauses.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

export type Part = PronounFormFacts["part"];

export const FORMS: Readonly<Record<string, readonly [GrammaticalNumber | "either", Part]>> = {
  it: ["singular", "subject"],
  its: ["singular", "owner"],
  "it's": ["singular", "subject-and-is"],
  they: ["plural", "subject"],
  them: ["plural", "object"],
  their: ["plural", "owner"],
  "they're": ["plural", "subject-and-is"],
  themselves: ["plural", "reflexive"],
  there: ["either", "place"],
  "there's": ["singular", "place-and-is"],
  whose: ["either", "relative-owner"],
  "who's": ["singular", "relative-and-has"],
};

const BE = /^(is|are|was|were|has|have|had|can|could|will|would|may|might|must)\b/;
const PREPOSITION =
  /^(above|across|after|against|along|alongside|amid|among|around|at|atop|before|behind|below|beneath|beside|between|beyond|by|down|for|from|in|inside|into|near|of|off|on|onto|opposite|out|outside|over|past|through|throughout|to|toward|under|up|upon|with|within|without)\b/;
const ARTICLE = /^(a|an|the|one|this|that|these|those)\b/;

interface Around {
  readonly before: string;
  readonly follows: string;
  readonly antecedent: string;
}

/** What the words around the blank must be like for the part to be believed. */
const SIGNS: Readonly<Record<Part, (around: Around) => boolean>> = {
  owner: ({ follows }) => !BE.test(follows) && !PREPOSITION.test(follows) && !ARTICLE.test(follows),
  subject: ({ follows, antecedent }) => isVerbOf(numberOf(antecedent), follows.split(" ")[0] ?? ""),
  "subject-and-is": ({ follows }) => !BE.test(follows) && !/^own\b/.test(follows),
  // One other acts, so that the object cannot be the actors themselves.
  object: ({ before, follows, antecedent }) =>
    !before.trim().toLowerCase().endsWith(antecedent.toLowerCase()) &&
    isOne(/(\w+) \w+ $/.exec(before)?.[1]) &&
    leads(follows),
  reflexive: ({ before, follows, antecedent }) =>
    hasVerbBetween(before, antecedent) && leads(follows),
  place: ({ before, follows }) => opensWithPlace(before) && /^(is|are|was|were)\b/.test(follows),
  "place-and-is": ({ before, follows }) => opensWithPlace(before) && /^(a|an|one)\b/.test(follows),
  "relative-owner": ({ follows }) => /^(\w+ )?\w+s\b/.test(follows) && !BE.test(follows),
  "relative-and-has": ({ follows }) => /^\w+ed\b/.test(follows),
};

/** Whether the word is a finite verb that goes with the number. */
function isVerbOf(number: GrammaticalNumber, word: string): boolean {
  if (/^(is|was|has|does)$/.test(word)) return number === "singular";
  if (/^(are|were|have|do)$/.test(word)) return number === "plural";
  if (BE.test(word) || IRREGULAR_PASTS.test(word) || word.endsWith("ed")) return true;
  return /[^s]s$/.test(word) ? number === "singular" : number === "plural";
}

/** Whether the one that acts is one; "the horses carried" could mean that they carried themselves. */
function isOne(actor: string | undefined): boolean {
  return actor !== undefined && numberOf(`the ${actor}`) === "singular";
}

/** Whether the words cannot be a noun that the blank would own: they open something else. */
function leads(follows: string): boolean {
  return PREPOSITION.test(follows) || ARTICLE.test(follows) || OPENS_MORE.test(follows);
}

const OPENS_MORE =
  /^(\w+ing|\w+ly|\w+able|\w+ible|\w+ful|\w+less|\w+ous|again|busy|ready|\w+wards?|about|apart|as|ashore|away|back|clean|close|deep|downstream|dry|even|far|farther|flat|free|further|high|home|indoors|inland|outdoors|low|safe|still|straight|together|upright|upstream|warm)\b/;

/** The deed stands between its doer and the blank, perhaps behind a clause of time: "the birds, when …, hurl ______". */
function hasVerbBetween(before: string, doer: string): boolean {
  const at = before.toLowerCase().lastIndexOf(doer.toLowerCase());
  return (
    at >= 0 &&
    /^(?:, (?:when|whenever|while|before|after) [^,]+,)? \w+ $/.test(before.slice(at + doer.length))
  );
}

function opensWithPlace(before: string): boolean {
  const start = before.split(/[.!?] /).at(-1) ?? "";
  const place = start.toLowerCase().replace(/^(?:(?:even )?(?:now|today)|these days), /, "");
  return PREPOSITION.test(place) && start.endsWith(", ");
}

/** The pronouns that have the number of the antecedent and play the part that the words leave open. */
export function provePronounForm(
  { antecedent, part, follows }: PronounFormFacts,
  item: ShownChoice,
): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  if (!after.startsWith(` ${follows}`)) return [];
  const said = `${before} ${sentenceOfBlank(item)}`;
  if (antecedent !== undefined && !stands(antecedent, said)) return [];
  if (!SIGNS[part]({ before, follows, antecedent: antecedent ?? "" })) return [];
  const number = antecedent === undefined ? undefined : numberOf(antecedent);
  return lettersWhere(item, (option) => {
    const [ofForm, partOfForm] = FORMS[option] ?? [];
    const agrees = ofForm === "either" || number === undefined || ofForm === number;
    return partOfForm === part && agrees;
  });
}
