import type { Difficulty } from "@sat/item";
import type { ModelCard } from "../../model.ts";
import { remembered } from "./remembered.ts";

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
