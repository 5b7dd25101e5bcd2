import { acceptedEntries, type EntryKey } from "./answer-key.ts";
import type { ShownChoice, ShownEntry } from "./item.ts";

/** What to call right: the letter of the right option, or the shortest of the entries that are. */
export function rightAnswer(
  item: Pick<ShownChoice, "kind" | "correctAnswer"> | Pick<ShownEntry, "kind" | "answerKey">,
): string {
  return item.kind === "entry" ? shortestEntry(item.answerKey) : item.correctAnswer;
}

/** Empty for a key that nobody can enter, which no question has. */
function shortestEntry(key: EntryKey): string {
  const [first = "", ...others] = acceptedEntries(key);
  return others.reduce((best, each) => (each.length < best.length ? each : best), first);
}
