import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { OPTION_LETTERS, type ShownItem } from "@sat/item";

/** Hex digits kept of the hash: 80 bits, so that a billion items collide with odds of one in a million. */
const LENGTH = 20;

/** The identity of what a learner reads: a hash of text, figure and options, whatever the options' order. */
export function contentId(item: ShownItem): string {
  const options = OPTION_LETTERS.map((at) => item.options[at]).toSorted();
  const key = item.options[item.correctAnswer];
  const content = [
    item.topic,
    item.passage ?? null,
    item.question,
    item.figure ?? null,
    options,
    key,
  ];
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(content)))).slice(0, LENGTH);
}

/** JSON with the fields of every object in alphabetical order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    field !== null && typeof field === "object" && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
