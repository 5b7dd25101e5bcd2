import { MOST_QUESTIONS } from "@sat/contract";
import { CLOSING, COMMA, endOfText, OPENING, QUOTE } from "./json-bytes.ts";

/** Values in one part of a file, many times as many as any question of ours has. */
const MOST_VALUES = 2_000;

/** How deep parts begin: in a list of the object that the file is. What lies in one, however deep, is all of it. */
const PART = 3;
/** Most values by depth: around the file, in the file itself, in a list or an object of it, in a part. */
const MOST = [Infinity, MOST_VALUES, MOST_QUESTIONS, MOST_VALUES];

/**
 * Whether JSON has a part that holds more than any export's. A schema says of each value what is wrong with it, all at
 * once, and takes many times their length to say so.
 */
export function isVast(json: Uint8Array): boolean {
  const counts: number[] = [];
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    const level = Math.min(depth, PART);
    if (byte === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(byte)) counts[++depth] = 1;
    else if (CLOSING.has(byte)) depth--;
    else if (byte === COMMA) counts[level] = (counts[level] ?? 1) + 1;
    if ((counts[level] ?? 0) > (MOST[level] ?? Infinity)) return true;
  }
  return false;
}
