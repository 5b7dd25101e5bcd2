import { accepts } from "./answer-key.ts";
import { readEntry } from "./entry.ts";
import type { ShownChoice, ShownEntry } from "./item.ts";
import type { Response } from "./response.ts";

/** As much of an item as decides whether a response is right. */
type Keyed = Pick<ShownChoice, "kind" | "correctAnswer"> | Pick<ShownEntry, "kind" | "answerKey">;

/** Whether a response is right: the one comparison of an answer with its key. Without a response it is wrong. */
export function grade(item: Keyed, response: Response | null): boolean {
  if (response === null) return false;
  if (item.kind !== "entry") {
    return response.kind === "choice" && response.letter === item.correctAnswer;
  }
  if (response.kind !== "entry") return false;
  const entry = readEntry(response.text);
  return entry.kind === "entry" && accepts(item.answerKey, entry);
}
