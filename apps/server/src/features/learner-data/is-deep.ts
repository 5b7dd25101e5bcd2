import { CLOSING, endOfText, OPENING, QUOTE } from "./json-bytes.ts";

/** Lists and objects within each other, twice as many as any export has. */
const DEEPEST = 20;

/**
 * Whether JSON is nested deeper than any export. What is nested without end takes the parser fifty times its length,
 * beyond all that bounds the memory of a thread.
 */
export function isDeep(json: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(byte)) depth++;
    else if (CLOSING.has(byte)) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}
