import { BLANK, OPTION_LETTERS, type OptionLetter, type ShownChoice } from "@sat/item";

/** The text of a writing item without its stem, which is the last paragraph of the question. */
function printedText({ question }: ShownChoice): string {
  return question.split("\n\n").slice(0, -1).join("\n\n");
}

/** The printed text on both sides of the blank. Throws unless there is exactly one blank. */
export function aroundBlank(item: ShownChoice): {
  readonly before: string;
  readonly after: string;
} {
  const [before, after, ...more] = printedText(item).split(BLANK);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new RangeError("a text to complete has exactly one blank");
  }
  return { before, after };
}

/** The sentence that holds the blank, from its first word to its final mark. */
export function sentenceOfBlank(item: ShownChoice): string {
  const { before, after } = aroundBlank(item);
  const start = endsIn(before).at(-1) ?? 0;
  const [end = after.length] = endsIn(after);
  return `${before.slice(start).trimStart()}${BLANK}${after.slice(0, end)}`;
}

/** Places behind the final marks of sentences; the period of "St. Louis", "Mr. Hyde", or "C. V. Raman" is none. */
function endsIn(text: string): number[] {
  return [
    ...text.matchAll(
      /(?<!\b(?:St|Mr|Mrs|Ms|Dr|Jr|Mt|v)|(?<![\p{L}\d])\p{Lu})[.!?]["”)*]*(?=\s|$)/gu,
    ),
  ].map(({ index, 0: mark }) => index + mark.length);
}

/** Whether the words stand in the text, whatever the case of their first letter. */
export function stands(words: string, text: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

/** The letters of the options that pass. */
export function lettersWhere(
  { options }: ShownChoice,
  passes: (option: string) => boolean,
): OptionLetter[] {
  return OPTION_LETTERS.filter((letter) => passes(options[letter]));
}
