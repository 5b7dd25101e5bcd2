import type { Difficulty } from "@sat/item";
import type { ModelCard } from "../../model.ts";

/** A space counted when it is first asked for, since counting words thousands of texts. */
export function countedSpace(
  levels: readonly Difficulty[],
  count: (level: Difficulty) => number,
): ModelCard["space"] {
  const counted = remembered((level: Difficulty) => count(level));
  const space = {};
  for (const level of levels) {
    Object.defineProperty(space, level, { enumerable: true, get: () => counted(level) });
  }
  return space;
}

/** A pure function that works each answer out once. */
export function remembered<Inputs extends readonly (string | number)[], Answer>(
  answer: (...inputs: Inputs) => Answer,
): (...inputs: Inputs) => Answer {
  const known = new Map<string, Answer>();
  return (...inputs) => {
    const key = inputs.join("|");
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = answer(...inputs);
    known.set(key, fresh);
    return fresh;
  };
}
