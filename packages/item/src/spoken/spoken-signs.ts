/** What is said where an underlined stretch begins and ends. */
export const UNDERLINED = { before: "underlined portion:", after: "end of underlined portion" };

/** The signs of plain text that a screen reader is silent about: the minus of -3, the root of 5√2, the bar of 3/4. */
const SILENT_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\s(“"])[-\u2212](?=\$?[\d.√π])/g, "negative "],
  [/(?<=\d)√/g, " times the square root of "],
  [/√/g, "the square root of "],
  [/(?<=\d)π/g, " pi"],
  [/(?<=\d|pi|π)\/(?=\d)/g, " over "],
];

/** Plain text with those of its signs in words that would not be heard. */
export function spokenSigns(text: string): string {
  return SILENT_SIGNS.reduce((said, [sign, words]) => said.replace(sign, words), text);
}
