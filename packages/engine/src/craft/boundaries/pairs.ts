import type { Link } from "./joint.ts";

/** The two marks of a pair, as links and as printed around what they set off. */
export const PAIRS = {
  comma: { opens: "comma", closes: "comma", opening: ", ", closing: ", " },
  dash: { opens: "dash", closes: "dash", opening: "—", closing: "—" },
  parenthesis: {
    opens: "opening parenthesis",
    closes: "closing parenthesis",
    opening: " (",
    closing: ") ",
  },
} as const satisfies Record<
  string,
  { opens: Link; closes: Link; opening: string; closing: string }
>;
export type PairName = keyof typeof PAIRS;
