/** Calls a minute of one kind. A full allowance may be used all at once. */
export interface Allowance {
  readonly kind: string;
  /** Far more than anybody can practise. */
  readonly perLearner?: number;
  /**
   * Of one browser, where nobody is signed in yet. One that somebody has signed in with has its own alone; the visitors
   * behind an address share one that is as large as that of whoever comes without.
   */
  readonly perBrowser?: number;
  /** Behind one address may be a whole school. */
  readonly perAddress: number;
}

export const SIGN_IN = {
  kind: "sign-in",
  perBrowser: 20,
  perAddress: 300,
} as const satisfies Allowance;

export const QUESTION = {
  kind: "question",
  perLearner: 600,
  perAddress: 6_000,
} as const satisfies Allowance;

/** A learner who comes back after a day without a connection sends all answers of the day. */
export const ANSWER = {
  kind: "answer",
  perLearner: 600,
  perAddress: 6_000,
} as const satisfies Allowance;

/** A device tells of its work every few seconds, and another of the same learner's as well. */
export const WORK = {
  kind: "work",
  perLearner: 300,
  perAddress: 6_000,
} as const satisfies Allowance;

/** Each calls a push service, or has one called daily. */
export const REMINDER = {
  kind: "reminder",
  perLearner: 10,
  perAddress: 300,
} as const satisfies Allowance;

/** All that is kept of a learner, out or in: seconds of work for thousands of answers, and wanted once. */
export const COPY = {
  kind: "copy",
  perLearner: 10,
  perAddress: 300,
} as const satisfies Allowance;
