/** A test that a learner sits; it goes on as long as it has neither ended nor been discarded. */
export interface SittingsTable {
  id: string;
  uid: string;
  /** JSON. */
  test: string;
  timing: string;
  extra_breaks: number;
  mode: string;
  /** It decides which day the answers count for. */
  time_zone: string;
  started_at: string;
  ended_at: string | null;
  discarded_at: string | null;
  /** When the key of one on paper was opened, if it was before its answers were entered. */
  key_opened_at: string | null;
  /** JSON: what it has come to, without what the row says itself; null while it goes on. */
  report: string | null;
  /** JSON: its score, for lists, which need no more of it. */
  score: string | null;
  /** JSON: the same of its sections; without them report and score do not count, and are worked out anew. */
  section_scores: string | null;
}

/** A module of a sitting. Its clock shows `elapsed`, and what has passed since `running_since`. */
export interface SittingModulesTable {
  sitting: string;
  /** From 1, in the order in which they are sat. */
  number: number;
  uid: string;
  /** The exam's; null for one that mixes both. */
  section: string | null;
  /** As many as are meant to be in it; as many as there are once it is assembled. */
  questions: number;
  /** Milliseconds; null if untimed. */
  time_limit: number | null;
  /** Milliseconds of break after it. */
  break_after: number;
  /** Null until it is decided. */
  route: string | null;
  assembled_at: string | null;
  /** JSON: which of its slots could not be had as asked, and what stands in. */
  unmet: string;
  begun_at: string | null;
  /** Milliseconds. */
  elapsed: number;
  running_since: string | null;
  ended_at: string | null;
  /** How it ended. */
  ended: string | null;
  /** When all its questions were graded. */
  graded_at: string | null;
  /** JSON: the numbers of the questions that were answered in time and told of after the end. */
  late: string;
  /** JSON. */
  work: string;
}

/** Where an issued question stands in a sitting. */
export interface SittingQuestionsTable {
  question_id: string;
  uid: string;
  sitting: string;
  module: number;
  /** From 1. */
  number: number;
  scored: number;
}
