import { isList } from "../../lib/shapes.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { isToolWork, type ToolWork } from "./tool-work.ts";

/** Questions whose work is kept: all that may be open at once, which is the longest module of a test and a few desks. */
const MOST = 64;

/** The list of the questions whose work is kept, the oldest first, and the work on each. */
const LIST = "tools";
const keyOf = (questionId: string) => `tools:${questionId}`;

/** What a learner has done to a question with the tools; undefined if nothing, or long ago. */
export function keptWork(uid: string, questionId: string): ToolWork | undefined {
  return learnerShelf(uid).read(keyOf(questionId), isToolWork);
}

/** Keeps what a learner has done to a question, as long as the question may be open. */
export function keepWork(uid: string, questionId: string, work: ToolWork): void {
  const shelf = learnerShelf(uid);
  const others = (shelf.read(LIST, isList) ?? []).filter((id) => id !== questionId);
  const old = others.splice(0, Math.max(0, others.length + 1 - MOST));
  for (const id of old) shelf.remove(keyOf(String(id)));
  shelf.write(LIST, [...others, questionId]);
  shelf.write(keyOf(questionId), work);
}
