import { isOneOf } from "../../lib/shapes.ts";

/** By what mistakes are put together. */
export const GROUPINGS = ["slip", "skill", "date"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The grouping that an address names; by slip if it names none. */
export function readGrouping(by: unknown): Grouping {
  return isOneOf(GROUPINGS, by) ? by : "slip";
}
