import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import { type Gate, settingOf } from "../gate.ts";
import { type Piece, readPrint } from "./read-print.ts";

/** Each number that an option tells stands in a note that speaks of the same: one that shares words with the option. */
export const notedNumbers: Gate<"choice"> = {
  id: "noted-numbers",
  kinds: "choice",
  check: ({ item, facts }) => (facts.kind === "goal" ? faultsOf(item) : []),
};

function faultsOf(item: ChoiceItem): string[] {
  const notes = settingOf(item)
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map(readPrint);
  return OPTION_LETTERS.flatMap((letter) => {
    const option = readPrint(item.options[letter]);
    const numbers = option.filter(isNumber);
    if (numbers.length === 0) return [];
    const words = new Set(wordsOf(option));
    const speaking = notes.filter((note) => wordsOf(note).some((word) => words.has(word)));
    return numbers
      .filter(({ text }) => !speaking.some((note) => note.some((piece) => piece.text === text)))
      .map(({ text }) => `${letter} tells of ${text}, which no note on the same says`);
  });
}

const NUMBER_WORDS = new Set(
  "two three four five six seven eight nine ten eleven twelve".split(" "),
);

function isNumber({ kind, text }: Piece): boolean {
  return kind === "number" || NUMBER_WORDS.has(text);
}

/** The words by which one sees what a sentence is about. */
function wordsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ kind, text }) => (kind === "word" && text.length > 3 ? [text] : []));
}
