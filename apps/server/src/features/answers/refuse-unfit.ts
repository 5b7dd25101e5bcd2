import { OPTION_LETTERS, readEntry, type Response } from "@sat/item";
import { invalidRequest, unfitResponse, unreadableEntry } from "../../problems/refusal.ts";
import type { AskedQuestion } from "../../records/answers.ts";

/** The field that a response to a question of each kind stands in, and what it takes. */
const FIELDS = {
  choice: { field: "answer", takes: `one of its options: ${OPTION_LETTERS.join(", ")}` },
  entry: { field: "entry", takes: "what is typed" },
} as const;

/** Refuses a response that the question cannot have, or that cannot be read. */
export function refuseUnfit(
  { kind = "choice", studySession }: Pick<AskedQuestion, "kind" | "studySession">,
  response: Response | null,
): void {
  const { field, takes } = FIELDS[kind];
  if (response === null) {
    // No countdown runs in a study session, so nothing is answered for the learner.
    if (studySession === null) return;
    throw invalidRequest([{ field, message: `A question of a study session takes ${takes}` }]);
  }
  if (response.kind !== kind) {
    const message = `This question takes ${takes}, in the field ${field}`;
    throw unfitResponse({ field: FIELDS[response.kind].field, message });
  }
  if (response.kind !== "entry") return;
  const read = readEntry(response.text);
  if (read.kind === "malformed") throw unreadableEntry({ field, message: read.reason });
}
