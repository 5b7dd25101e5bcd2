/** Longest way of an answer that is believed, in milliseconds: thirty days, after which a session has ended anyway. */
export const LONGEST_WAY = 30 * 86_400_000;

/** What bounds the time at which an answer can have been given. */
export interface Bounds {
  readonly issuedAt: Date;
  readonly now: Date;
}

/**
 * When an answer counts as given: when the learner's device says, in ISO 8601, as far as that can be. An answer cannot
 * be given before its question was issued, nor after it arrived, and none is believed to have been on its way for more
 * than thirty days; what the device says beyond these counts at the nearest instant within. So a clock that is wrong
 * refuses no answer, and needs no tolerance; a device that says nothing has given the answer now. An issue that is still
 * to come was kept by a server's clock that ran fast, and bounds nothing.
 */
export function givenAt(told: string | undefined, { issuedAt, now }: Bounds): Date {
  if (told === undefined) return now;
  const believed = now.getTime() - LONGEST_WAY;
  const earliest = issuedAt > now ? believed : Math.max(issuedAt.getTime(), believed);
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(told))));
}
