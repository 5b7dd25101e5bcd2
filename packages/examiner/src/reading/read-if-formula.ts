import { type Statement, UnreadableError } from "./tree.ts";

/** What a text says as a formula; undefined for labels and units, which are none. */
export function readIfFormula(
  text: string,
  read: (text: string) => Statement,
): Statement | undefined {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
}
