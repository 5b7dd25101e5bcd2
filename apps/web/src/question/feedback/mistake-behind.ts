import type { Response } from "@sat/item";
import { type Reasoned, reasonsOf } from "./reasons-of.ts";

/** The name of the mistake behind a response; undefined for a right one, and for one that nobody foresaw. */
export function mistakeBehind(item: Reasoned, response: Response | null): string | undefined {
  const named = reasonsOf(item, response).first.find(({ mistake }) => mistake !== null);
  return named?.mistake ?? undefined;
}
