import type { PronounFormFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { IRREGULAR_PASTS } from "./clauses.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

export type Part = PronounFormFacts["part"];

export const FORMS: Readonly<Record<string, readonly [GrammaticalNumber, Part]>> = {
  it: ["singular", "subject"],
  its: ["singular", "owner"],
  they: ["plural", "subject"],
  their: ["plural", "owner"],
};

const BE = /^(is|are|was|were|has|have|had|can|could|will|would|may|might|must)\b/;
const PREPOSITION =
  /^(above|across|after|against|along|alongside|amid|among|around|at|atop|before|behind|below|beneath|beside|between|beyond|by|down|for|from|in|inside|into|near|of|off|on|onto|opposite|out|outside|over|past|through|throughout|to|toward|under|up|upon|with|within|without)\b/;
const ARTICLE = /^(a|an|the|one|this|that|these|those)\b/;

/** Whether the words behind the blank bear out the part that is claimed. */
function isAsClaimed({ part, follows, antecedent }: PronounFormFacts): boolean {
  return part === "owner"
    ? !BE.test(follows) && !PREPOSITION.test(follows) && !ARTICLE.test(follows)
    : isVerbOf(numberOf(antecedent), follows.split(" ")[0] ?? "");
}

/** Whether the word is a finite verb that goes with the number. */
function isVerbOf(number: GrammaticalNumber, word: string): boolean {
  if (/^(is|was|has|does)$/.test(word)) return number === "singular";
  if (/^(are|were|have|do)$/.test(word)) return number === "plural";
  if (BE.test(word) || IRREGULAR_PASTS.test(word) || word.endsWith("ed")) return true;
  return /[^s]s$/.test(word) ? number === "singular" : number === "plural";
}

/** The pronouns that have the number of the antecedent and play the part that the words leave open. */
export function provePronounForm(facts: PronounFormFacts, item: ShownChoice): OptionLetter[] {
  const { antecedent, part, follows } = facts;
  const { before, after } = aroundBlank(item);
  if (!after.startsWith(` ${follows}`)) return [];
  if (!stands(antecedent, `${before} ${sentenceOfBlank(item)}`) || !isAsClaimed(facts)) return [];
  const number = numberOf(antecedent);
  return lettersWhere(item, (option) => {
    const [ofForm, partOfForm] = FORMS[option] ?? [];
    return partOfForm === part && ofForm === number;
  });
}
