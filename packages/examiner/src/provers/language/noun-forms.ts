import type { NounFormsFacts } from "@sat/engine";
import { OPTION_LETTERS, type OptionLetter, type ShownChoice } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { aroundBlank, lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

/** What comes after a word for a thing owned; without these a noun might only describe. */
const OWNED = /^own \w/;
const VERB = /^(that|was|were|\w+ed|\w+)\b/;

/** The forms that have the number meant, as printed, and suit what follows the blank. */
export function proveNounForms(
  { counted, follows, ownedVerb }: NounFormsFacts,
  item: ShownChoice,
): OptionLetter[] {
  if (!stands(counted, sentenceOfBlank(item))) return [];
  const gap = follows.text.startsWith(",") ? "" : " ";
  if (!aroundBlank(item).after.startsWith(gap + follows.text)) return [];
  const number = countOf(counted);
  if (ownedVerb !== undefined) {
    const verb = follows.text.replace(
      /^, (?:stored (?:in|with)|(?:neatly )?copied by) [a-z ]+, /,
      "",
    );
    if (!verb.startsWith(`${ownedVerb} `)) return [];
    const owned = ownedVerb === "were" ? "plural" : "singular";
    return lettersWhere(item, (option) => {
      const pair = pairOf(option);
      return pair !== undefined && pair.owner === number && pair.owned === owned;
    });
  }
  if (!(follows.role === "owned" ? OWNED : VERB).test(follows.text)) return [];
  // Those who own nothing are counted by the words right before them.
  const isNext = aroundBlank(item).before.toLowerCase().endsWith(` ${counted} `);
  if (follows.role === "predicate" && !isNext) return [];
  return lettersWhere(item, (option) => {
    const { stem, owns } = taken(option);
    return owns === (follows.role === "owned") && numberOfStem(stem, item) === number;
  });
}

/** How many of the noun the words count; "one of the few" counts few, "more than one" takes a singular. */
export function countOf(counted: string): GrammaticalNumber {
  if (/^one of the (few|many)$/i.test(counted)) return "plural";
  if (/^(the only|more than one)$/i.test(counted)) return "singular";
  if (/^not just one but (several|many)$/i.test(counted)) return "plural";
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

/** "weavers' hands": owners and owned, each with its number. */
function pairOf(option: string) {
  const [, owner, mark, owned] = /^(.*?)('s|') (.+)$/.exec(option) ?? [];
  if (owner === undefined || owned === undefined) return undefined;
  const several = mark === "'" || /(?:men|children|people|geese|mice)$/.test(owner);
  return { owner: several ? "plural" : "singular", owned: numberOf(`the ${owned}`) } as const;
}
