import type { SynthesisFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { lettersWhere, printedText } from "./printed.ts";

type Goal = SynthesisFacts["goal"];

/** What the goal as printed asks for. */
const ASKED: readonly (readonly [wording: RegExp, goal: Goal])[] = [
  [/wants to emphasize a difference\b/, "contrast"],
  [/wants to emphasize a similarity\b/, "similarity"],
  [/wants to explain the cause\b/, "result"],
  [/wants to support a general statement\b/, "example"],
  [/wants to specify the time\b/, "date"],
  [/wants to introduce\b/, "introduction"],
];

/** What a sentence does, told from its build; the first that matches. */
const DONE: readonly (readonly [build: RegExp, goal: Goal])[] = [
  [/^Just as /, "similarity"],
  [/; for (instance|example), /, "example"],
  [/^(While|Although|Whereas) /, "contrast"],
  [/^Because /, "result"],
  [/^(In|Before|By|Until|Four thousand|Centuries|Long before)\b[^,]*, /, "date"],
  [/^.{1,40}? (is|are) /, "introduction"],
];

/** The sentences that do what the student wants and say nothing beyond the notes. */
export function proveSynthesis({ goal }: SynthesisFacts, item: ShownItem): OptionLetter[] {
  const asked = ASKED.find(([wording]) => wording.test(item.question))?.[1];
  if (asked !== goal) return [];
  const notes = wordsOf(printedText(item));
  return lettersWhere(item, (option) => {
    const done = DONE.find(([build]) => build.test(option))?.[1];
    const noted = [...wordsOf(option)].every((word) => notes.has(word) || JOINING.has(word));
    return done === asked && noted;
  });
}

/** Words that join statements and state nothing of their own. */
const JOINING = new Set(["because", "while", "just", "as", "for", "instance"]);

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []);
}
