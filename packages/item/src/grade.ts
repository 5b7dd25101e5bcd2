import type { ShownItem } from "./item.ts";
import type { Response } from "./response.ts";

/** Whether a response is right: the one comparison of an answer with its key. Without a response it is wrong. */
export function grade(item: Pick<ShownItem, "correctAnswer">, response: Response | null): boolean {
  return response?.kind === "choice" && response.letter === item.correctAnswer;
}
