import { remembered } from "../remembered.ts";
import { type Gate, inlinesOf, onEveryText } from "./gate.ts";

/** Spelled with a vowel but spoken with a consonant: "a unit", "a European", "a one-way road". */
const SPOKEN_AS_CONSONANT =
  /^(?:uni(?!n|m[^e])|u[bst][aeiu]|u-|ut[eo]|uk|ur[aei]|u\b(?!['’])|eu|ewe|ouija|one\b|once\b)/i;
/** Spelled with a consonant but spoken with a vowel: "an hour", "an 8-foot wall", "an MRI". */
const SPOKEN_AS_VOWEL =
  /^(?:hour|honest|honou?r|heir|8|1[18](?!\d)|1[18],\d|1[18]\d\d(?!\d)|[FHLMNRSX](?:[A-Z\d]|-[a-z]|\b(?!['’])))/;

/** An article and the word after it; a capital letter alone may be a name. */
const ARTICLES = /(?<![\p{L}\d_'’.-])(a|an|(?<=^|[.?!“"] )An?) ([\p{L}\d][\p{L}\d,'’-]*)/gu;

/** "a" and "an" fit the sound of the next word. */
export const articles: Gate = {
  id: "articles",
  kinds: "both",
  check: onEveryText(
    remembered((markup) =>
      [...spoken(markup).matchAll(ARTICLES)]
        .filter(
          ([, article = "", word = ""]) =>
            (article.toLowerCase() === "an") !== opensWithVowel(word),
        )
        .map(([words]) => `says "${words}"`),
    ),
  ),
};

/** The text as read aloud; formulas count by their first digit, letters of formulas not at all. */
function spoken(markup: string): string {
  return inlinesOf(markup)
    .map((inline) => {
      if (inline.kind === "text") return inline.text;
      if (inline.kind !== "math") return "□";
      return /^\d/.test(inline.tex) ? inline.tex : "□";
    })
    .join("");
}

function opensWithVowel(word: string): boolean {
  if (SPOKEN_AS_CONSONANT.test(word)) return false;
  return /^[aeiou]/i.test(word) || SPOKEN_AS_VOWEL.test(word);
}
