import { READING_SLIPS, WRITING_SLIPS } from "./language-slips.ts";
import { MATH_SLIPS } from "./math-slips.ts";

/**
 * Every slip that a wrong answer can stand for, with its name as a learner reads it. Its examples stand in
 * `slip-examples.ts`, so that a browser need not load them for the names.
 */
export const SLIPS = {
  ...MATH_SLIPS,
  ...READING_SLIPS,
  ...WRITING_SLIPS,
} as const satisfies Readonly<Record<string, string>>;

export type SlipCode = keyof typeof SLIPS;

export function isSlipCode(text: string): text is SlipCode {
  return Object.hasOwn(SLIPS, text);
}
