import { BLANK, type Item } from "@sat/item";
import { plainTextOf } from "./gate.ts";

/** The texts of an item as they read with the key in the blank, without marks; an entry has no blank. */
export function completedTexts(item: Item): string[] {
  const key = item.kind === "entry" ? BLANK : item.options[item.correctAnswer];
  return [item.passage ?? "", item.question]
    .filter((markup) => markup !== "")
    .map((markup) => plainTextOf(markup.replace(BLANK, key)));
}
