import type { Link } from "./joint.ts";

/** The two marks of a pair as printed around what they set off, and the second as a link. */
export const PAIRS = {
  comma: { closes: "comma", opening: ", ", closing: ", " },
  dash: { closes: "dash", opening: "—", closing: "—" },
  parenthesis: { closes: "closing parenthesis", opening: " (", closing: ") " },
} as const satisfies Record<string, { closes: Link; opening: string; closing: string }>;
export type PairName = keyof typeof PAIRS;
