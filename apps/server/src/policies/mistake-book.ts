/** An answer to a missed question, or to a twin of it. */
interface Retried {
  readonly correct: boolean;
  readonly instant: string;
  /** The learner's local day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What has become of a missed question. */
export interface MistakeCourse {
  /** How often it was missed, twins counted. */
  readonly times: number;
  /** The latest miss. */
  readonly missedAt: string;
  readonly missedDay: string;
  /** The first day after it on which a twin was right. */
  readonly rightDay: string | null;
  /** The next such day: the mistake is retired then. */
  readonly retiredDay: string | null;
}

/**
 * The course after one answer more. A mistake is retired once twins of it were right on two different days, since what
 * is right twice in an hour may be forgotten tomorrow; another miss opens it again, and those days no longer count.
 * @returns none while nothing was missed
 */
export function afterRetry(
  before: MistakeCourse | undefined,
  { correct, instant, day }: Retried,
): MistakeCourse | undefined {
  if (!correct) return missedAgain(before, instant, day);
  if (before === undefined || before.retiredDay !== null) return before;
  // It has waited for a connection since before the latest miss.
  if (instant < before.missedAt) return before;
  if (before.rightDay === null) return { ...before, rightDay: day };
  return before.rightDay === day ? before : { ...before, retiredDay: day };
}

function missedAgain(
  before: MistakeCourse | undefined,
  instant: string,
  day: string,
): MistakeCourse {
  const times = (before?.times ?? 0) + 1;
  if (before !== undefined && instant < before.missedAt) return { ...before, times };
  return { times, missedAt: instant, missedDay: day, rightDay: null, retiredDay: null };
}
