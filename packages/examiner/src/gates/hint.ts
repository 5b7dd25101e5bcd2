import { type Gate, formulasOf, plainTextOf } from "./gate.ts";
import { readingOf } from "./readings.ts";

/** The hint helps without holding the key. */
export const hint: Gate = {
  id: "hint",
  severity: "reject",
  check: ({ item }) => {
    const key = item.options[item.correctAnswer];
    const given = [item.passage ?? "", item.question].map(normalised).join("\n");
    const told = normalised(item.hint);
    const reading = readingOf(item, item.correctAnswer);
    if (reading.kind === "number") {
      const number = standingAlone(formulasOf(key)[0] ?? key);
      const leaks = number.test(told) && !number.test(given);
      return leaks ? [`the hint holds the key ${key}`] : [];
    }
    const words = normalised(key);
    return told.includes(words) && !isEveryday(words) && !given.includes(words)
      ? [`the hint holds the key "${key}"`]
      : [];
  },
};

function normalised(markup: string): string {
  return plainTextOf(markup).replaceAll(/\s+/g, " ").toLowerCase();
}

/** The number where it is not part of a longer one. */
function standingAlone(printed: string): RegExp {
  const number = printed
    .replace(/^\\?\$/, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  return new RegExp(`(?<![\\d.,])${escaped(number)}(?!\\d|[.,]\\d)`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Words such as "is" or "its," that any sentence holds. */
function isEveryday(words: string): boolean {
  return words.replaceAll(/[^a-z]/g, "").length <= 4;
}
