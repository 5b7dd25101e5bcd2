import { QUOTATION_MARKS, Quotations } from "./quotations.ts";

/** Stands for a formula or a blank among the characters around it. */
export const OBJECT = "\uFFFC";

/** Where a pattern fits from a character on, what is printed for all that it fits. */
type Rule = readonly [fits: RegExp, print: string];

const NO_BREAK = "\u00A0";

const MEASURES = [
  "(?:(?:(?:milli|centi|kilo)?(?:meter|liter|gram)|inche?|yard|mile|ounce|pound|ton|gallon)s?|foot|feet",
  "(?:second|minute|hour|day|week|month|year|degree|radian|dollar|cent|point|unit)s?",
  "square|cubic|percent(?:age)?|million|billion|kg|g|mg|km|cm|mm|m|ft|L|mL|BCE?|CE|AD)\\b",
  "in\\.|[ap]\\.m\\.",
].join("|");

/** The rules for what begins with each character; quotation marks have a way of their own. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  "-": [
    // From one year to another.
    [/(?<=\b[12]\d{3})--?(?=\d\d(?:\d\d)?\b)/y, "–"],
    [/(?<=^|[^\s—–−-])-{2,3} ?(?=$|[^\s—–−-])/y, "—"],
    // A number's own sign.
    [/(?<=^|[\s([{=<>≤≥,/±“‘"'])-(?=\$?[\d.√\uFFFC])/y, "−"],
  ],
  " ": [
    [/(?<=[^\s—–−-]) -{2,3} ?(?=$|[^\s—–−-])/y, "—"],
    // Between two terms, each a number, a bracket, a formula or a letter, it is a sign; between words, a dash.
    [/(?<=\d[a-z]?|[)\]²³\uFFFC]|\b[a-z]) - (?=[−-]?(?:[\d([√\uFFFC]|[a-z]\b))/y, " − "],
    [/(?<=[^\s—–−-]) - (?=[^\s—–−-])/y, "—"],
    // A number and what it counts, a name and its number or title stay on one line.
    [new RegExp(`(?<=[\\d\\uFFFC]) (?=${MEASURES})`, "y"), NO_BREAK],
    [/(?<=\b(?:Text|Table|Figure|Chapter|Part|[Ll]ine|[Pp]age)s?) (?=\d)/y, NO_BREAK],
    [/(?<=\b(?:Mr|Mrs|Ms|Dr|St)\.) (?=[A-Z])/y, NO_BREAK],
    [/(?<=\b[A-Z]\.) (?=[A-Z]\.)/y, NO_BREAK],
  ],
  x: [[/(?<=\d )x(?= \d)/y, "×"]],
};

/**
 * What is printed for each character of a line or a paragraph; for some it is nothing, as another has taken them in.
 * What has been set once is set so again.
 */
export function typesetCharacters(text: string): string[] {
  const quotations = new Quotations();
  const printed: string[] = [];
  let before = "";
  for (let at = 0; at < text.length; at = printed.length) {
    const { length, print } = QUOTATION_MARKS.has(text.charAt(at))
      ? { length: 1, print: quotations.set({ before, rest: text.slice(at) }) }
      : ruled(text, at);
    printed.push(print);
    for (let taken = 1; taken < length; taken++) printed.push("");
    before = print.slice(-1);
  }
  return printed;
}

/** What the first rule that fits at a place of a text prints, and for how many characters; else the character itself. */
function ruled(text: string, at: number) {
  const character = text.charAt(at);
  for (const [fits, print] of RULES[character] ?? []) {
    fits.lastIndex = at;
    const fit = fits.exec(text);
    if (fit !== null) return { length: fit[0].length, print };
  }
  return { length: 1, print: character };
}
