import type { SliderRange } from "../sheet.ts";

/** Digits after the point beyond which a step has none of its own. */
const MOST_DIGITS = 12;

/** What a slider writes into its row: no more digits than its step and its limit have. */
export function sliderText(letter: string, value: number, { from, step }: SliderRange): string {
  const digits = Math.max(digitsAfterPoint(step), digitsAfterPoint(from));
  return `${letter}=${Number(value.toFixed(digits))}`;
}

function digitsAfterPoint(value: number): number {
  const [, fraction = ""] = value.toFixed(MOST_DIGITS).split(".");
  return fraction.replace(/0+$/, "").length;
}
