/** The longest time on one question that is told of, in milliseconds: a day. */
export const LONGEST_TIME = 86_400_000;

/** Milliseconds on one question as others are told them: whole, and no more than they believe. */
export function toldTime(milliseconds: number): number {
  return Math.min(LONGEST_TIME, Math.round(milliseconds));
}
