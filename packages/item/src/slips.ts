import { READING_SLIPS, WRITING_SLIPS } from "./language-slips.ts";
import { MATH_SLIPS } from "./math-slips.ts";

/** A mistake that students make: its name as a learner reads it, and two wrong steps that show it, in prose markup. */
interface Slip {
  readonly name: string;
  readonly examples: readonly [string, string];
}

/** Every slip that a wrong answer can stand for. */
export const SLIPS = {
  ...MATH_SLIPS,
  ...READING_SLIPS,
  ...WRITING_SLIPS,
} as const satisfies Readonly<Record<string, Slip>>;

export type SlipCode = keyof typeof SLIPS;

export function isSlipCode(text: string): text is SlipCode {
  return Object.hasOwn(SLIPS, text);
}
