import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";

/** The options in the order of their texts, in which the hash of the content takes them too: it outlasts every shuffle. */
export function canonicalOptions(options: ChoiceItem["options"]): readonly string[] {
  return OPTION_LETTERS.map((letter) => options[letter]).toSorted();
}

/** The key's letter when the options stand in canonical order. */
export function canonicalKey({ options, correctAnswer }: ChoiceItem): OptionLetter {
  return letterAt(canonicalOptions(options).indexOf(options[correctAnswer]));
}

export function letterAt(place: number): OptionLetter {
  const letter = OPTION_LETTERS[place];
  if (letter === undefined) throw new RangeError(`no option stands at place ${place}`);
  return letter;
}
