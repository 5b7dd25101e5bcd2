import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { OPTION_LETTERS, type ShownChoice, type ShownItem } from "@sat/item";

/** Hex digits kept of the hash: 80 bits, so that a billion items collide with odds of one in a million. */
const LENGTH = 20;

/** The identity of what a learner reads: a hash of text, figure, options and key, whatever the options' order. */
export function contentId(item: ShownItem): string {
  if (item.kind === "entry") return idOf(started(item, ["entry"]), item.answerKey);
  return idOf(startedChoice(item), item.options[item.correctAnswer]);
}

/** The identities that a question would have with each of its options as the key, A to D. */
export function contentIdsByKey(item: ShownChoice): string[] {
  const hash = startedChoice(item);
  return OPTION_LETTERS.map((letter) => idOf(hash, item.options[letter]));
}

type Hash = ReturnType<typeof sha256.create>;

function startedChoice(item: ShownChoice): Hash {
  return started(item, [OPTION_LETTERS.map((at) => item.options[at]).toSorted()]);
}

/** The hash of a list, all but its last part, which is the key. */
function started(item: ShownItem, answers: readonly unknown[]): Hash {
  const { topic, passage = null, question, figure = null } = item;
  const json = canonicalJson([topic, passage, question, figure, ...answers]);
  return sha256.create().update(utf8ToBytes(`${json.slice(0, -1)},`));
}

function idOf(hash: Hash, key: unknown): string {
  const whole = hash.clone().update(utf8ToBytes(`${canonicalJson(key)}]`));
  return bytesToHex(whole.digest()).slice(0, LENGTH);
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
