import { repositoryAt } from "./readings/repository.ts";
import { UsageError, readCount } from "./usage.ts";

/** Digits of a hash that make a seed, so that there is room for many after it. */
const DIGITS = 7;

/** The first seed that a flag names: a number, or `commit` for one that the commit checked out decides. */
export function readFirstSeed(flag: string, text: string): number {
  return text === "commit" ? firstSeedOf(headOf(import.meta.dirname)) : readCount(flag, text, 0);
}

/** Every commit examines seeds of its own; a copy without its history, always the first ones. */
export function firstSeedOf(hash: string | undefined): number {
  return hash === undefined ? 0 : Number.parseInt(hash.slice(0, DIGITS), 16);
}

function headOf(folder: string): string | undefined {
  try {
    return repositoryAt(folder).head();
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
