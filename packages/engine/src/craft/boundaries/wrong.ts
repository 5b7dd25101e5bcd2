import type { SlipCode } from "@sat/item";
import type { OptionWords } from "../options/orbit.ts";
import { type Joint, type Link, splitLast, WORD } from "./joint.ts";

/** What is said of a wrong option. */
export type Wrong = Pick<OptionWords, "code" | "reason">;

/** A link with its article, for a reason. */
export const LINK_NAMES: Readonly<Record<Link, string>> = {
  none: "no mark",
  comma: "a comma",
  semicolon: "a semicolon",
  colon: "a colon",
  dash: "a dash",
  period: "a period",
  "closing parenthesis": "a closing parenthesis",
  conjunction: "a conjunction",
  "comma and conjunction": "a comma with a conjunction",
};

/** A slip and the words that show it. */
export function wrong(code: SlipCode, reason: string): Wrong {
  return { code, reason };
}

const NEXT_WORDS = new RegExp(`^"?((?:(?:an?|the) )?${WORD})`, "i");

/** The words at the joint, in italics; an article comes with the word that it leads. */
export function wordsAt({ before, after }: Joint): readonly [last: string, first: string] {
  const next = NEXT_WORDS.exec(after.text)?.[1] ?? "";
  return [inItalics(splitLast(before.text)[1]), inItalics(next.replace(/,$/, ""))];
}

/** A title among the words is in italics already. */
export function inItalics(words: string): string {
  return `*${words.replaceAll("*", "")}*`;
}
