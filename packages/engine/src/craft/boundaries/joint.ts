import type { Stretch } from "../../facts/language.ts";

/** What may stand between two words of a text. */
export type Link =
  | "none"
  | "comma"
  | "semicolon"
  | "colon"
  | "dash"
  | "period"
  | "closing parenthesis"
  | "conjunction"
  | "comma and conjunction";

/** A place in a text and the one link that may stand there. */
export interface Joint {
  /** Id of the point in the fact sheet. */
  readonly archetype: string;
  readonly link: Link;
  /** From the start of its sentence up to the joint. */
  readonly before: Stretch;
  /** From the joint to the end of the stretch. */
  readonly after: Stretch;
  /** What follows the stretch, up to and with the final mark of its sentence. */
  readonly tail: string;
  /** The words of the sentence before the stretch, if it does not begin there. */
  readonly start?: string;
  /** The sentences before this one, and those behind it. */
  readonly lead: string;
  readonly trail: string;
  /** The clause without what is set off in it, without its final mark: the test for an interruption. */
  readonly without?: string;
  /** What an explanation shows of the stretch before; all of it when absent. */
  readonly shown?: string;
}

const MARKS: Readonly<Record<Link, string>> = {
  none: " ",
  comma: ", ",
  semicolon: "; ",
  colon: ": ",
  dash: "—",
  period: ". ",
  "closing parenthesis": ") ",
  conjunction: " and ",
  "comma and conjunction": ", and ",
};

/** What a link puts between two words: "; ", ", and ". */
export function printedLink(link: Link): string {
  return MARKS[link];
}

/** Links that cannot be told from others, or be printed, without the word after them. */
const NEEDS_NEXT: ReadonlySet<Link> = new Set<Link>(["dash", "period"]);

/** Whether options made of these links show the word after the joint; without it they give less away. */
export function showNext(links: readonly Link[]): boolean {
  return links.some((link) => NEEDS_NEXT.has(link));
}

/** Whether the word after the link begins a sentence. */
export function endsSentence(link: Link): boolean {
  return link === "period";
}

/** A word as patterns name it; a title in italics is one, or part of one: "*The Old Man*'s". */
export const WORD = String.raw`(?:\*[^*]*\*|[^\s*])+`;

const LAST_WORD = new RegExp(`${WORD}$`);
const FIRST_WORD = new RegExp(`^(${WORD}?)(,?(?: .*)?)$`);

/** The text and its last word. */
export function splitLast(text: string): readonly [rest: string, last: string] {
  const [last = ""] = text.includes("*")
    ? (LAST_WORD.exec(text) ?? [])
    : [text.slice(text.lastIndexOf(" ") + 1)];
  return [text.slice(0, text.length - last.length).trimEnd(), last];
}

/** The first word of a text, and what follows with its comma or its space. */
export function splitFirst(text: string): readonly [first: string, rest: string] {
  const [, first = text, rest = ""] = FIRST_WORD.exec(text) ?? [];
  return [first, rest];
}

/** The sentence as it should stand, with its final mark. */
export function mended({ start, before, after, tail, link }: Joint): string {
  const next = endsSentence(link) ? withCapital(after.text) : after.text;
  const words = start ? `${start} ${before.text}` : before.text;
  return withCapital(`${words}${printedLink(link)}${next}${tail}`);
}

/** The text with the first of its letters in upper case, behind a quotation mark too. */
export function withCapital(text: string): string {
  return text.replace(/^"?./, (start) => start.toUpperCase());
}
