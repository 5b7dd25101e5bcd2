import type { EntryItem, Item } from "@sat/item";
import { remembered } from "../remembered.ts";
import { printedValues } from "./entries/printed-values.ts";
import { type Gate, plainTextOf } from "./gate.ts";
import { readingOf } from "./readings.ts";
import { showsNumber } from "./shows-number.ts";

/** The hints help without holding the key, each more than the one before. */
export const hint: Gate = {
  id: "hint",
  kinds: "both",
  check: ({ item }) => [
    ...(item.hints[0] === item.hint ? [] : ["the first of the hints is not the hint"]),
    ...new Set(item.hints.flatMap((text) => leaks(item, text))),
  ],
};

function leaks(item: Item, text: string): string[] {
  if (item.kind === "entry") return leakedForms(item, text);
  const key = item.options[item.correctAnswer];
  const given = () => `${item.passage ?? ""}\n\n${item.question}`;
  if (readingOf(item, item.correctAnswer).kind === "number") {
    const shown = showsNumber(text, key) && !showsNumber(given(), key);
    return shown ? [`a hint holds the key ${key}`] : [];
  }
  const words = normalised(key);
  if (isEveryday(words) || !holds(normalised(text), words)) return [];
  return normalised(given()).includes(words) ? [] : [`a hint holds the key "${key}"`];
}

function leakedForms({ answerKey, question }: EntryItem, text: string): string[] {
  return printedValues(answerKey)
    .filter((shown) => showsNumber(text, shown) && !showsNumber(question, shown))
    .map((shown) => `a hint holds the key ${shown}`);
}

const normalised = remembered((markup) =>
  plainTextOf(markup).replaceAll(/\s+/g, " ").toLowerCase(),
);

/** Whether a text has the words, and not as a part of longer ones: "begins" does not give "begin" away. */
function holds(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const [before, after] = [/^\w/.test(words) ? "\\b" : "", /\w$/.test(words) ? "\\b" : ""];
  return new RegExp(`${before}${escaped}${after}`).test(text);
}

/** Words such as "is" or "its," that any sentence holds. */
function isEveryday(words: string): boolean {
  return words.replaceAll(/[^a-z]/g, "").length <= 4;
}
