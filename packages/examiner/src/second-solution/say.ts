import {
  type ChoiceItem,
  type Item,
  OPTION_LETTERS,
  type OptionLetter,
  plainText,
} from "@sat/item";
import type { Num } from "../exact/num.ts";
import { isShownExactly, numberTex } from "./number-tex.ts";

/** "A", "A and C", "A, C, and D". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(" and ");
  return `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}

/** Words of the question, set apart; marks in them count for nothing. */
export function quoted(words: string): string {
  return `*${plainText(words).replaceAll(/[*_]/g, "").replaceAll("$", "\\$").trim()}*`;
}

/** A number in prose, said to be rounded where it is. */
export function number(value: Num): string {
  return point([value]);
}

/** One number, or several as a point, said to be rounded where one of them is. */
export function point(values: readonly Num[]): string {
  return `${values.every(isShownExactly) ? "" : "about "}$${coordinates(values)}$`;
}

/** A formula and what it comes to; no equality where that is shown rounded. */
export function equality(left: string, values: readonly Num[]): string {
  const sign = values.every(isShownExactly) ? "=" : "\\approx";
  return `$${left} ${sign} ${coordinates(values)}$`;
}

function coordinates(values: readonly Num[]): string {
  const all = values.map(numberTex).join(", ");
  return values.length === 1 ? all : `(${all})`;
}

/** How the words end: which option it is, and that no other is; or what is to be typed. */
export function ending(item: Item, only: string, answer: string): string {
  return item.kind === "entry" ? `The answer is ${answer}.` : `Only ${item.correctAnswer} ${only}.`;
}

export function wrongLetters({ correctAnswer }: ChoiceItem): readonly OptionLetter[] {
  return OPTION_LETTERS.filter((letter) => letter !== correctAnswer);
}

/** What is true of each letter, letters of which the same is true together: "A and C are plural; D is past". */
export function each(
  letters: readonly OptionLetter[],
  what: (letter: OptionLetter) => readonly [one: string, several: string],
): string {
  const said = letters.map((letter) => ({ letter, words: what(letter) }));
  return [...Map.groupBy(said, ({ words }) => words.join("/")).values()]
    .map((group) => {
      const [one, several] = group[0]?.words ?? ["", ""];
      return `${listed(group.map(({ letter }) => letter))} ${group.length === 1 ? one : several}`;
    })
    .join("; ");
}
