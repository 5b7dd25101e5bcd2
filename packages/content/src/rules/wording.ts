import { bannedPhrases, britishSpellings } from "@sat/item";

/** Slips of typing, and what is wrong with them. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/[“”‘’]/, "a curly quotation mark, where the rest has straight ones"],
  [/--|\.{3}|…/, "hyphens for a dash, or dots"],
  [/ {2}| [,;:.?!]|[,;:]{2}/, "a slip of spacing or marks"],
  [/\b(\p{L}+) \1\b(?<!\b(?:had had|that that))/iu, "a doubled word"],
];

/** What is wrong with the wording of a text, one sentence each. */
export function wordingFaults(name: string, text: string): string[] {
  const slips = SLIPS.flatMap(([pattern, fault]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [[fault, found] as const];
  });
  const found = [
    ...slips,
    ...bannedPhrases(text).map((phrase) => ["a banned phrase", phrase] as const),
    ...britishSpellings(text).map((word) => ["a British spelling", word] as const),
  ];
  return found.map(([fault, words]) => `${name} holds ${fault}: "${words}"`);
}
