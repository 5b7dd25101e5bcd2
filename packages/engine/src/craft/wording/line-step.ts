import type { Step } from "../../model.ts";

/** A step with a line of TeX of its own, for what trees do not write: sides by their corners, ratios, degrees. */
export function lineStep(deed: string, line: string, claim?: string): Step {
  const text = `${deed}\n\n$${line}$`;
  return claim === undefined ? { text } : { text, claim };
}
