const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  analysis: "analyses",
  child: "children",
  crisis: "crises",
  criterion: "criteria",
  deer: "deer",
  fish: "fish",
  foot: "feet",
  fungus: "fungi",
  goose: "geese",
  half: "halves",
  hypothesis: "hypotheses",
  knife: "knives",
  larva: "larvae",
  leaf: "leaves",
  life: "lives",
  loaf: "loaves",
  man: "men",
  mouse: "mice",
  person: "people",
  phenomenon: "phenomena",
  sheep: "sheep",
  shelf: "shelves",
  species: "species",
  thesis: "theses",
  tooth: "teeth",
  wife: "wives",
  wolf: "wolves",
  woman: "women",
};

/** Whether the noun, or the last word of a compound, is a plural such as "loaves" or "geese". */
export function isIrregularPlural(nouns: string): boolean {
  return Object.values(IRREGULAR_PLURALS).includes(nouns.slice(nouns.lastIndexOf(" ") + 1));
}

/** Nouns in -o that take -es. */
const TAKES_ES = new Set(["echo", "hero", "mosquito", "potato", "tomato", "torpedo", "volcano"]);

/** The plural of a singular noun; a compound such as "sea urchin" changes its last word. */
export function plural(noun: string): string {
  const space = noun.lastIndexOf(" ");
  if (space >= 0) return `${noun.slice(0, space + 1)}${plural(noun.slice(space + 1))}`;
  const irregular = IRREGULAR_PLURALS[noun] ?? compoundOfMan(noun);
  if (irregular !== undefined) return irregular;
  if (/(s|x|z|ch|sh)$/.test(noun) || TAKES_ES.has(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** fisherman, fishermen; but human, humans. */
function compoundOfMan(noun: string): string | undefined {
  return /[a-z]man$/.test(noun) && !/(hu|ger|ro|sha)man$/.test(noun)
    ? `${noun.slice(0, -3)}men`
    : undefined;
}

/** The possessive of a noun as it stands: poet's, poets', children's. */
export function possessive(noun: string, number: "singular" | "plural"): string {
  return number === "plural" && noun.endsWith("s") ? `${noun}'` : `${noun}'s`;
}

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
