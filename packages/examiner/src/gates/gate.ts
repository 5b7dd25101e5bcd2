import type { Model, Specimen } from "@sat/engine";
import {
  type Block,
  type ChoiceItem,
  type EntryItem,
  type Inline,
  type Item,
  OPTION_LETTERS,
  parseProse,
  plainText,
} from "@sat/item";
import { remembered } from "../remembered.ts";

/** The kinds of item that a gate can check. */
interface Checked {
  both: Item;
  choice: ChoiceItem;
  entry: EntryItem;
}

/** A check that an item must pass before it may ship. */
export interface Gate<Kinds extends keyof Checked = "both"> {
  /** Kebab-case; reports and planted defects name it. */
  readonly id: string;
  /** Which items it checks; it lets all others pass. */
  readonly kinds: Kinds;
  /** What is wrong with the item, one sentence each; nothing when it passes. */
  readonly check: (specimen: Specimen<Checked[Kinds]>, model: Model) => readonly string[];
}

export type AnyGate = Gate | Gate<"choice"> | Gate<"entry">;

export interface Finding {
  readonly gate: string;
  readonly complaint: string;
}

const texts = new WeakMap<Item, readonly NamedText[]>();

/** Every text of an item that a learner can read, by name; listed once for all gates. */
export function textsOf(item: Item): readonly NamedText[] {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const listed = listTexts(item);
  texts.set(item, listed);
  return listed;
}

function listTexts(item: Item): NamedText[] {
  return [
    ...(item.passage === undefined ? [] : [["passage", item.passage] as const]),
    ["question", item.question],
    ...(item.kind === "entry" ? entryTexts(item) : optionTexts(item)),
    ["explanation", item.explanation],
    ...item.hints.map((text, at) => [`hint ${at + 1}`, text] as const),
    ["tip", item.tip],
    ...(item.onCalculator ? [["calculator's text", item.onCalculator.read] as const] : []),
  ];
}

type NamedText = readonly [name: string, markup: string];

function optionTexts({ options, rationales }: ChoiceItem): NamedText[] {
  return [
    ...OPTION_LETTERS.map((letter) => [`option ${letter}`, options[letter]] as const),
    ...OPTION_LETTERS.map((letter) => [`rationale ${letter}`, rationales[letter].reason] as const),
  ];
}

function entryTexts({ why, slips }: EntryItem): NamedText[] {
  return [
    ["reason of the key", why],
    ...slips.map((slip, at) => [`reason of slip ${at + 1}`, slip.reason] as const),
  ];
}

/** A check of every text by itself; `faults` words what is wrong after "the hint …". */
export function onEveryText(faults: (markup: string) => readonly string[]): Gate["check"] {
  return ({ item }) => {
    const found: string[] = [];
    for (const [name, markup] of textsOf(item)) {
      for (const fault of faults(markup)) found.push(`the ${name} ${fault}`);
    }
    return found;
  };
}

/** The words that ask: the last paragraph of the question. */
export function stemOf({ question }: Pick<Item, "question">): string {
  return question.split("\n\n").at(-1) ?? "";
}

/** What stands before the stem: the setting in Math, the text in Writing. */
export function settingOf({ question }: Item): string {
  return question.split("\n\n").slice(0, -1).join("\n\n");
}

/** Every run of text and formula of a markup, in order. Throws ProseError. */
export const inlinesOf = remembered((markup: string): readonly Inline[] => {
  const found: Inline[] = [];
  for (const block of parseProse(markup)) collect(block, found);
  return found;
});

function collect(block: Block, found: Inline[]): void {
  switch (block.kind) {
    case "paragraph":
      return flatten(block.children, found);
    case "heading":
      found.push({ kind: "text", text: block.text });
      return;
    case "notes":
      for (const line of block.items) flatten(line, found);
      return;
    case "verse":
      for (const line of block.lines) flatten(line, found);
      return;
  }
}

function flatten(inlines: readonly Inline[], found: Inline[]): void {
  for (const inline of inlines) {
    if ("children" in inline) flatten(inline.children, found);
    else found.push(inline);
  }
}

/** The formulas of a markup. */
export function formulasOf(markup: string): string[] {
  return inlinesOf(markup).flatMap((inline) => (inline.kind === "math" ? [inline.tex] : []));
}

/** The words of a markup without its marks. */
export const plainTextOf = remembered(plainText);

/** How many words a markup has. */
export const wordCount = remembered(
  (markup) =>
    plainTextOf(markup)
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word)).length,
);
