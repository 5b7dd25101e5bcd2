import type { RelativeFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { aroundBlank, lettersWhere } from "./printed.ts";

/** Whether the words right before the blank open a main clause after a semicolon; a front may stand between. */
const AFTER_SEMICOLON = /; (?:[a-z][^,;]*, )?$/;
/** Words in -s that are no plurals. */
const NO_PLURAL = /^(its|this|was|has|is|does|across|as|thus|always|[a-z]+ss|[a-z]*(is|us))$/i;

interface Around {
  readonly before: string;
  readonly after: string;
  readonly follows: string;
}

/** The one word that each part takes, if the words around the blank bear the part out. */
const PARTS: Readonly<
  Record<RelativeFacts["part"], readonly [word: string, holds: (around: Around) => boolean]>
> = {
  // "These" could take up two things named before, so the verb must be one that it cannot take.
  event: [
    "this",
    ({ before, follows }) =>
      AFTER_SEMICOLON.test(before) &&
      /^(was|is|has|[a-z]+[^s]s)\b/.test(follows) &&
      pluralsIn(lastClause(before)) <= 1,
  ],
  several: [
    "these",
    ({ before, follows }) =>
      AFTER_SEMICOLON.test(before) && /^(two|three|four) \w+s\b/.test(follows),
  ],
  inset: [
    "which",
    ({ before, after, follows }) =>
      before.endsWith(", ") &&
      !/; [^;]*$/.test(lastSentence(before)) &&
      after.startsWith(` ${follows}, `) &&
      !/\b(is|was) that\b/.test(after.split(".")[0] ?? ""),
  ],
  "subject-clause": [
    "what",
    ({ before, after, follows }) =>
      before.endsWith(", ") && /^ (is|was) that /.test(after.slice(follows.length + 1)),
  ],
};

/** This, these, which or what, as the words around the blank demand. */
export function proveRelative({ part, follows }: RelativeFacts, item: ShownChoice): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  if (!after.startsWith(` ${follows}`)) return [];
  const [word, holds] = PARTS[part];
  if (!holds({ before, after, follows })) return [];
  return lettersWhere(item, (option) => option === word);
}

function lastSentence(before: string): string {
  return before.split(/[.!?] /).at(-1) ?? "";
}

function lastClause(before: string): string {
  return lastSentence(before).split(";")[0] ?? "";
}

/** Words of a clause that may be plural nouns; its verb may look like one. */
function pluralsIn(clause: string): number {
  return clause.split(/[\s,]+/).filter((word) => /[a-z]s$/i.test(word) && !NO_PLURAL.test(word))
    .length;
}
