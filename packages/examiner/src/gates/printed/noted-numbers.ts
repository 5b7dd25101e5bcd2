import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import { type Gate, settingOf } from "../gate.ts";
import { type Piece, readPrint } from "./read-print.ts";

/** Each number that an option tells stands in a note. What contradicts the notes on purpose may tell any. */
export const notedNumbers: Gate<"choice"> = {
  id: "noted-numbers",
  kinds: "choice",
  check: ({ item }) => (item.skill === "SYN" ? faultsOf(item) : []),
};

function faultsOf(item: ChoiceItem): string[] {
  const notes = settingOf(item)
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .flatMap(readPrint);
  return OPTION_LETTERS.filter(
    (letter) => item.rationales[letter].mistake !== "contradicts-the-text",
  ).flatMap((letter) =>
    readPrint(item.options[letter])
      .filter(isNumber)
      .filter(({ text }) => !notes.some((piece) => piece.text === text))
      .map(({ text }) => `${letter} tells of ${text}, which no note says`),
  );
}

function isNumber({ kind }: Piece): boolean {
  return kind === "number";
}
