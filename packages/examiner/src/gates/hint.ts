import type { EntryItem } from "@sat/item";
import { printedValues } from "./entries/printed-values.ts";
import { type Gate, plainTextOf } from "./gate.ts";
import { readingOf } from "./readings.ts";
import { showsNumber } from "./shows-number.ts";

/** The hint helps without holding the key. */
export const hint: Gate = {
  id: "hint",
  severity: "reject",
  kinds: "both",
  check: ({ item }) => {
    if (item.kind === "entry") return leakedForms(item);
    const key = item.options[item.correctAnswer];
    const given = `${item.passage ?? ""}\n\n${item.question}`;
    if (readingOf(item, item.correctAnswer).kind === "number") {
      const leaks = showsNumber(item.hint, key) && !showsNumber(given, key);
      return leaks ? [`the hint holds the key ${key}`] : [];
    }
    const words = normalised(key);
    const told = normalised(item.hint).includes(words) && !isEveryday(words);
    return told && !normalised(given).includes(words) ? [`the hint holds the key "${key}"`] : [];
  },
};

function leakedForms({ answerKey, hint: text, question }: EntryItem): string[] {
  return printedValues(answerKey)
    .filter((shown) => showsNumber(text, shown) && !showsNumber(question, shown))
    .map((shown) => `the hint holds the key ${shown}`);
}

function normalised(markup: string): string {
  return plainTextOf(markup).replaceAll(/\s+/g, " ").toLowerCase();
}

/** Words such as "is" or "its," that any sentence holds. */
function isEveryday(words: string): boolean {
  return words.replaceAll(/[^a-z]/g, "").length <= 4;
}
