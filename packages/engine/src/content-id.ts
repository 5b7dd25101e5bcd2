import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { OPTION_LETTERS, type ShownItem } from "@sat/item";

/** Hex digits kept of the hash: 80 bits, so that a billion items collide with odds of one in a million. */
const LENGTH = 20;

/** The identity of what a learner reads: a hash of text, figure, options and key, whatever the options' order. */
export function contentId(item: ShownItem): string {
  const { topic, passage = null, question, figure = null } = item;
  const content = [topic, passage, question, figure, ...answersOf(item)];
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(content)))).slice(0, LENGTH);
}

function answersOf(item: ShownItem): readonly unknown[] {
  if (item.kind === "entry") return ["entry", item.answerKey];
  const options = OPTION_LETTERS.map((at) => item.options[at]).toSorted();
  return [options, item.options[item.correctAnswer]];
}

/** JSON with the fields of every object in alphabetical order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function ordered(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(ordered);
  const fields = value as Readonly<Record<string, unknown>>; // an item is plain data
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(fields).toSorted()) sorted[name] = ordered(fields[name]);
  return sorted;
}
