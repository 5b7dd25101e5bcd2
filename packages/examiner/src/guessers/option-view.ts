import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import { plainTextOf, settingOf, stemOf } from "../gates/gate.ts";
import { readingOf } from "../gates/readings.ts";
import { optionNumber } from "../provers/option-value.ts";
import type { Reading } from "../reading/read-option.ts";

/** What a guesser sees of one option, beside the others. */
export interface OptionView {
  /** 0 for A to 3 for D. */
  readonly place: number;
  readonly text: string;
  readonly words: readonly string[];
  /** Words, numbers and signs, each once. */
  readonly tokens: ReadonlySet<string>;
  readonly digits: string;
  /** NaN for options that are no numbers. */
  readonly value: number;
  readonly others: readonly OptionView[];
}

/** The four options of an item, and the words around them, as a guesser sees them. */
export interface ItemView {
  readonly options: readonly OptionView[];
  readonly stem: ReadonlySet<string>;
  /** The passage, or the setting before the stem. */
  readonly text: ReadonlySet<string>;
}

export function viewItem(item: ChoiceItem): ItemView {
  const options: (OptionView & { others: OptionView[] })[] = OPTION_LETTERS.map((letter, place) =>
    viewOption(item.options[letter], place, valueOf(readingOf(item, letter))),
  );
  for (const option of options) {
    option.others.push(...options.filter((other) => other !== option));
  }
  return {
    options,
    stem: tokensOf(stemOf(item)),
    text: tokensOf(item.passage ?? settingOf(item)),
  };
}

function viewOption(
  markup: string,
  place: number,
  value: number,
): OptionView & { others: OptionView[] } {
  const text = plainTextOf(markup).toLowerCase();
  return {
    place,
    text,
    words: text.split(/\s+/),
    tokens: tokensOf(text),
    digits: text.replaceAll(/\D/g, ""),
    value,
    others: [],
  };
}

function tokensOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\\?[\p{L}]+|\d+(?:\.\d+)?|[-+=<>^(),;:|]/gu));
}

function valueOf(reading: Reading): number {
  return reading.kind === "number" ? optionNumber(reading).real : Number.NaN;
}
