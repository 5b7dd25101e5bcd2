import type { ChoiceItem } from "@sat/item";
import type { Control } from "./control.ts";

/**
 * Kinds of questions whose options speak of their own text's matter, so that none fits another text. What a text
 * does, what bears on a hypothesis and which word fills a blank may be right elsewhere by accident.
 */
const SWAPPABLE = new Set([
  "main-idea",
  "detail",
  "implication",
  "conclusion",
  "data",
  "response",
  "agreement",
  "W11",
]);

/** Questions, each on the text of another of its kind; no text comes twice. The order of the stock decides which. */
export function swappedControls(stock: readonly ChoiceItem[]): Control[] {
  const used = new Set<string | undefined>();
  const able = stock.filter(({ archetype, skill }) => SWAPPABLE.has(archetype) || skill === "SYN");
  return able.flatMap((item) => {
    if (used.has(item.source)) return [];
    const other = able.find(
      (each) =>
        each.archetype === item.archetype &&
        each.topic === item.topic &&
        each.source !== item.source &&
        !used.has(each.source) &&
        !holdsAskedWord(item, each),
    );
    if (other === undefined) return [];
    used.add(item.source).add(other.source);
    return [swapped(item, other)];
  });
}

/** A question about a word may be answered wherever the word stands. */
function holdsAskedWord({ question }: ChoiceItem, { passage = "" }: ChoiceItem): boolean {
  const [, word] = /the word "(\w+)"/.exec(question) ?? [];
  return word !== undefined && passage.includes(word);
}

/** The question and options of one item on the text, and the figure, of another, or on its notes. */
function swapped(item: ChoiceItem, other: ChoiceItem): Control {
  const { topic, options } = item;
  const { passage, figure } = other;
  const question = item.skill === "SYN" ? onNotesOf(item, other) : item.question;
  return { kind: "swapped", topic, sheet: { passage, figure, question, options } };
}

/** Notes are the second paragraph of their question. */
function onNotesOf(item: ChoiceItem, other: ChoiceItem): string {
  const [lead, , ...goal] = item.question.split("\n\n");
  const [, notes] = other.question.split("\n\n");
  return [lead, notes, ...goal].join("\n\n");
}
