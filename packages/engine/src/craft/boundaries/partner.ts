import type { Joint } from "./joint.ts";
import { inItalics } from "./wrong.ts";

const NAMES: Readonly<Record<string, string>> = {
  ",": "comma",
  "—": "dash",
  "(": "parenthesis",
  ")": "parenthesis",
};

/** The mark at the other end of an interruption, as a reason names it: "the dash after *Nüshu*". */
export function partnerOf({ before, after, tail }: Joint): string {
  if (after.role === "inset") return named(tail.charAt(0), after.text);
  const { front = "", text } = before;
  const from = text.startsWith(`${front}, `) ? front.length + 2 : 0;
  const at = from + text.slice(from).search(/[,—(]/);
  return named(text.charAt(at), text.slice(0, at));
}

function named(mark: string, words: string): string {
  const [last = ""] = /\S+$/.exec(words.trim()) ?? [];
  return `the ${NAMES[mark] ?? "mark"} after ${inItalics(last)}`;
}
