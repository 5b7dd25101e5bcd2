import { acceptedEntries, type EntryKey, type Hints, TOPICS } from "@sat/item";
import type { Creation, Draft, EntryDraft, ModelCard } from "./model.ts";

type Made = Creation<Draft | EntryDraft>;

/**
 * Three rungs of help: the hint; how to go about it; the first step. None shows the key unless the question does, so
 * a step that is the answer already gives way to the habit that helps with every question of the kind, and so does a
 * hint of Math that names a number to which the key happens to be equal. Outside of Math
 * the opening of the explanation says what is right, and so does the first step in words about an authored text: its
 * habit and the words that decide stand there instead.
 */
export function hintsOf({ topic }: Pick<ModelCard, "topic">, { draft, facts }: Made): Hints {
  const { hint, tip, opening, steps, strategy: way = tip, firstStep } = draft;
  const tells = tellerOf(draft);
  const isSafe = (text: string | undefined): text is string => text !== undefined && !tells(text);
  const isMath = TOPICS[topic].section === "Math";
  const ways = isMath ? [opening, tip] : [way];
  const nudge = isMath ? ([hint, ...ways].find(isSafe) ?? hint) : hint;
  const strategy = ways.find((text) => isSafe(text) && text !== nudge) ?? nudge;
  // The last of several steps in Writing shows the text with its key.
  const ahead = isMath || steps.length === 1 ? steps.slice(0, 1) : steps.slice(0, -1);
  const firsts = [
    firstStep,
    ...(facts.kind === "authored" ? facts.evidence.slice(0, 1).map(pointedAt) : ahead.map(textOf)),
  ];
  const step = [...firsts, ...ways].find((text) => isSafe(text) && text !== strategy) ?? strategy;
  return [nudge, strategy, step];
}

function textOf({ text }: { readonly text: string }): string {
  return text;
}

function pointedAt(evidence: string): string {
  return `Read these words again: “${evidence}”`;
}

/** Tells whether a text shows the key, where the question does not. */
function tellerOf(draft: Draft | EntryDraft): (text: string) => boolean {
  const keys = printedKeys(draft).map(withoutUnit);
  return (markup) => {
    const text = plain(markup);
    const shown = keys.filter((key) => shows(text, key));
    if (shown.length === 0) return false;
    const given = plain(`${draft.passage ?? ""}\n\n${draft.question}`);
    return !shown.every((key) => shows(given, key));
  };
}

/** The key as a text might show it, without units. */
function printedKeys(draft: Draft | EntryDraft): string[] {
  if ("answerKey" in draft) return printedEntries(draft.answerKey);
  return draft.options
    .filter(({ code }) => code === null)
    .map(({ text, order }) => (order === undefined ? text : bareNumber(text)));
}

function printedEntries(key: EntryKey): string[] {
  if (key.kind === "interval") return [];
  const fractions = key.values.map(
    ({ num, den }) => `$${num < 0 ? "-" : ""}\\frac{${Math.abs(num)}}{${den}}$`,
  );
  return [...fractions, ...acceptedEntries(key)];
}

/** The number of an option such as "$12$ meters" or "\$12.50". */
function bareNumber(text: string): string {
  return /(?<!\\)\$[^$]+(?<!\\)\$/.exec(text)?.[0] ?? /[-\u2212\d][\d,.]*/.exec(text)?.[0] ?? text;
}

function withoutUnit(key: string): string {
  return plain(key)
    .replace(/\\%$|\^\{?\\circ\}?$|\\text\{[^}]*\}$/, "")
    .trim();
}

/** What may stand neither before nor behind words, for them to stand by themselves. */
interface Edges {
  readonly before: RegExp;
  readonly behind: RegExp;
}

const OF_NUMBERS: Edges = { before: /[\d.,]/, behind: /^(?:\d|[.,]\d)/ };
const OF_SHORT_WORDS: Edges = { before: /\w/, behind: /^\w/ };

/** Whether a text holds words, not as a part of a longer number, nor a short word as a part of a longer one. */
function shows(text: string, words: string): boolean {
  if (words === "") return false;
  const { before, behind } = /^[^\d]{0,5}$/.test(words) ? OF_SHORT_WORDS : OF_NUMBERS;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!before.test(text.charAt(at - 1)) && !behind.test(text.slice(end, end + 2))) return true;
  }
  return false;
}

/** Marks that group the digits of a number by three: an entry is typed without them. */
const GROUPING = /(?<=\d)(?:\{,\}|,)(?=\d{3}(?!\d))/g;

/** A text without its marks; one that cannot be read is the examiner's to find. */
function plain(markup: string): string {
  return markup
    .replaceAll(GROUPING, "")
    .replaceAll(/\\(?=\$)|[$*_]/g, "")
    .replaceAll(/\s\s+|[^\S ]/g, " ")
    .toLowerCase();
}
