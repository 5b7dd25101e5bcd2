/** Written with a vowel, spoken with a consonant, and the other way round. */
const CONSONANT_SOUND = /^(eu|ewe|one\b|once|uni([^nm]|$)|unif|usa|use|usu|ura|uto|ubi)/i;
const VOWEL_SOUND = /^(hour|honest|honor|heir)|^8|^(11|18)(\D|$)/i;

/** "a" or "an" before the given words, by their sound. */
export function article(words: string): "a" | "an" {
  if (CONSONANT_SOUND.test(words)) return "a";
  return VOWEL_SOUND.test(words) || /^[aeiou]/i.test(words) ? "an" : "a";
}

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that keep their capital inside a sentence are names; a front begins with a common word. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A subject that opens its sentence, as it stands inside one. */
export function inSentence(words: string): string {
  return words.replace(/^(?:The|An?|Its|Their|His|Her|These|Those|Each)(?= )/, (word) =>
    word.toLowerCase(),
  );
}

/** Whether a word, perhaps with a mark, ends as a plural does. */
export function looksPlural(word: string): boolean {
  return /[^s]s[,—)]?$/.test(word);
}
