import type { Step } from "../../model.ts";

/** A step as two, what is done and what comes of it, so that a hint can show the first without the second. */
export function apart({ text, ...proven }: Step): Step[] {
  const at = text.lastIndexOf("\n\n");
  return at < 0
    ? [{ text, ...proven }]
    : [{ text: text.slice(0, at) }, { text: text.slice(at + 2), ...proven }];
}
