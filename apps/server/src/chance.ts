import { getRandomValues } from "node:crypto";

/** To be given one word by the system costs as much as to be given many. */
const words = new Uint32Array(1024);
let left = 0;

/** A number from 0 up to 1 that nobody can foresee. */
export function chance(): number {
  if (left === 0) {
    getRandomValues(words);
    left = words.length;
  }
  left -= 1;
  return (words[left] ?? 0) / 2 ** 32;
}
