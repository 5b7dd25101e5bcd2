import type { NounFormsFacts } from "@sat/engine";
import { OPTION_LETTERS, type OptionLetter, type ShownChoice } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, stands } from "./printed.ts";

/** What cannot begin the name of a thing owned: a mark, a preposition, a conjunction, a pronoun, an auxiliary. */
const NO_THING =
  /^(?:[,;:.—)]|(?:of|in|on|at|by|for|from|to|with|without|into|over|under|across|along|among|around|between|through|during|after|before|near|and|or|but|that|which|who|whose|where|when|while|as|than|the|an?|its|their|his|her|is|are|was|were|has|have|had|can|could|may|might|must|will|would|does|do|did)\b)/;
/** What a thing owned often begins with, and no verb does. */
const THING = /^(?:own|first|second|third|last|former|only|\w+est)\b/;

/** The forms that have the number meant, as printed, and suit what follows the blank. */
export function proveNounForms(
  { counted, follows: { text, role } }: NounFormsFacts,
  item: ShownChoice,
): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  if (!stands(counted, `${before} ${after}`) || !after.trimStart().startsWith(text)) return [];
  const owns = role === "owned";
  if ((owns ? NO_THING : THING).test(text)) return [];
  // The noun itself, where it stands elsewhere, tells its number too.
  const number = numberOfStem(counted, item) ?? countOf(counted);
  return lettersWhere(item, (option) => {
    const form = taken(option);
    return form.owns === owns && numberOfStem(form.stem, item) === number;
  });
}

const PLURAL =
  /^(?:(?:all|most|both|many|they|their|them|themselves)\b|(?:a (?:group|set|number|pair)|one) of|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty)\b)/i;
const SINGULAR = /^(?:it|its|he|his|she|her|himself|herself|itself|.* (?:an?|one))$/i;

/** How many the words mean: a finite verb, a pronoun, or a number tells it as well as a phrase. */
export function countOf(counted: string): GrammaticalNumber {
  if (PLURAL.test(counted)) return "plural";
  if (SINGULAR.test(counted)) return "singular";
  const isVerb =
    /^[a-z]+$/.test(counted) && !/^(?:an?|one|each|every|another|this|that)$/.test(counted);
  if (isVerb) return counted.endsWith("s") ? "singular" : "plural";
  return numberOf(counted);
}

/** A form without its apostrophe: "weavers'" is "weavers", "weaver's" is "weaver". */
function taken(option: string): { readonly stem: string; readonly owns: boolean } {
  return { stem: option.replace(/'s?$/, ""), owns: /'s?$/.test(option) };
}

/** Of the two plain forms offered, the plural is the one that looks like it. */
function numberOfStem(stem: string, { options }: ShownChoice): GrammaticalNumber | undefined {
  const plain = OPTION_LETTERS.map((letter) => options[letter]).filter(
    (option) => !/'s?$/.test(option),
  );
  if (plain.length !== 2 || !plain.includes(stem)) return undefined;
  const plurals = plain.filter((option) => numberOf(`the ${option}`) === "plural");
  if (plurals.length !== 1) return undefined;
  return plurals.includes(stem) ? "plural" : "singular";
}
