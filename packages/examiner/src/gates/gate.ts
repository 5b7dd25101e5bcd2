import type { Model, Specimen } from "@sat/engine";
import {
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

/** Every text of an item that a learner can read, by name. */
export function textsOf(item: Item): readonly NamedText[] {
  return [
    ...(item.passage === undefined ? [] : [["passage", item.passage] as const]),
    ["question", item.question],
    ...(item.kind === "entry" ? entryTexts(item) : optionTexts(item)),
    ["explanation", item.explanation],
    ...item.hints.map((text, at) => [`hint ${at + 1}`, text] as const),
    ["tip", item.tip],
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
  const known = remembered(faults);
  return ({ item }) =>
    textsOf(item).flatMap(([name, markup]) => known(markup).map((fault) => `the ${name} ${fault}`));
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
export const inlinesOf = remembered((markup: string): readonly Inline[] =>
  parseProse(markup).flatMap((block): Inline[] => {
    switch (block.kind) {
      case "paragraph":
        return block.children.flatMap(flattened);
      case "heading":
        return [{ kind: "text", text: block.text }];
      case "notes":
        return block.items.flat().flatMap(flattened);
      case "verse":
        return block.lines.flat().flatMap(flattened);
    }
  }),
);

function flattened(inline: Inline): Inline[] {
  return "children" in inline ? inline.children.flatMap(flattened) : [inline];
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
