import type { Genre } from "./passages/passage.ts";
import { familyOf } from "./passages/topic-of.ts";

/** The subject areas of Reading's texts (fact sheet §1.8). */
export const AREAS = ["literature", "history and society", "arts", "science"] as const;
export type Area = (typeof AREAS)[number];

/** The subject area of a kind of writing. */
export function areaOf(genre: Genre): Area {
  const family = familyOf(genre);
  return family === "history" || family === "society" ? "history and society" : family;
}
