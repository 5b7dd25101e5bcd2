import { BLANK, OPTION_LETTERS } from "@sat/item";
import type { Gate } from "./gate.ts";

/** What may not arise where an option meets the text around it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu, "a doubled word"],
  [/[,;:.] ?[,;:.](?!\.)/, "two marks together"],
  [/ [,;:.?!](?!\d)/, "a space before a mark"],
  [/ {2,}/, "two spaces"],
  [/[.?!] \p{Ll}/u, "a sentence without a capital"],
];

/** Words looked at on each side of the blank. */
const REACH = 5;

/** Put into the blank, each option reads as printed text. */
export const insertion: Gate<"choice"> = {
  id: "insertion",
  kinds: "choice",
  check: ({ item }) => {
    const text = [item.passage ?? "", item.question].find((part) => part.includes(BLANK));
    const [before, after, ...more] = text?.split(BLANK) ?? [];
    if (before === undefined || after === undefined || more.length > 0) return [];
    const [lead, rest] = [lastWords(before), firstWords(after)];
    return OPTION_LETTERS.flatMap((letter) => {
      const joined = `${lead}${item.options[letter]}${rest}`;
      return FAULTS.filter(([pattern]) => pattern.test(joined)).map(
        ([, fault]) => `with ${letter} in the blank there is ${fault}: "${joined}"`,
      );
    });
  },
};

function lastWords(text: string): string {
  let from = text.length;
  for (let words = 0; words < REACH && from >= 0; words++) from = lastSpace(text, from - 1);
  return text.slice(from + 1);
}

/** Where the last space up to there stands; -1 when there is none. */
function lastSpace(text: string, upTo: number): number {
  return upTo < 0 ? -1 : text.lastIndexOf(" ", upTo);
}

function firstWords(text: string): string {
  return text.split(" ", REACH).join(" ");
}
