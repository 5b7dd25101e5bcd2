import { BLANK, OPTION_LETTERS } from "@sat/item";
import type { Gate } from "./gate.ts";

/** What may not arise where an option meets the text around it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z]+) \1\b/i, "a doubled word"],
  [/[,;:.] ?[,;:.](?!\.)/, "two marks together"],
  [/ [,;:.?!](?!\d)/, "a space before a mark"],
  [/ {2,}/, "two spaces"],
  [/[.?!] \p{Ll}/u, "a sentence without a capital"],
];

/** The last four words before the blank, and the first four after it. */
const BEFORE = /(?:\S+\s+){0,4}\S*$/;
const AFTER = /^\S*(?:\s+\S+){0,4}/;

/** Put into the blank, each option reads as printed text. */
export const insertion: Gate = {
  id: "insertion",
  severity: "reject",
  check: ({ item }) => {
    const text = [item.passage ?? "", item.question].find((part) => part.includes(BLANK));
    const [before, after, ...more] = text?.split(BLANK) ?? [];
    if (before === undefined || after === undefined || more.length > 0) return [];
    return OPTION_LETTERS.flatMap((letter) => {
      const option = item.options[letter];
      const joined = `${near(before, BEFORE)}${option}${near(after, AFTER)}`;
      return FAULTS.filter(([pattern]) => pattern.test(joined)).map(
        ([, fault]) => `with ${letter} in the blank there is ${fault}: "${joined}"`,
      );
    });
  },
};

function near(text: string, words: RegExp): string {
  return words.exec(text)?.[0] ?? "";
}
