import type { FactCard } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Stretch } from "../../facts/language.ts";

/** What may stand between two words of a text. */
export type Link =
  | "none"
  | "comma"
  | "semicolon"
  | "colon"
  | "dash"
  | "period"
  | "question"
  | "opening parenthesis"
  | "closing parenthesis"
  | "conjunction"
  | "comma and conjunction";

export type Conjunction = "and" | "but" | "so" | "yet" | "or";

/** A place in a text and the one link that may stand there. */
export interface Joint {
  /** Id of the point in the fact sheet. */
  readonly archetype: string;
  readonly link: Link;
  /** From the start of its sentence up to the joint. */
  readonly before: Stretch;
  /** From the joint to the end of the stretch. */
  readonly after: Stretch;
  /** What follows the stretch, up to and with the final mark. */
  readonly tail: string;
  /** The word of a link with a conjunction; "and" when absent. */
  readonly conjunction?: Conjunction;
}

/** The joints of one kind that a card offers at a level. */
export type Shape = (card: FactCard, level: Difficulty) => readonly Joint[];

const MARKS: Readonly<Record<Link, string>> = {
  none: " ",
  comma: ", ",
  semicolon: "; ",
  colon: ": ",
  dash: "—",
  period: ". ",
  question: "? ",
  "opening parenthesis": " (",
  "closing parenthesis": ") ",
  conjunction: " and ",
  "comma and conjunction": ", and ",
};

/** What a link puts between two words: "; ", ", but ". */
export function printedLink(link: Link, conjunction: Conjunction = "and"): string {
  return MARKS[link].replace("and", conjunction);
}

/** Whether the word after the link begins a sentence. */
export function endsSentence(link: Link): boolean {
  return link === "period" || link === "question";
}
