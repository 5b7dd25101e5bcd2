/** A score report of the exam that a learner has copied; one of a day. */
export interface ScoreReportsTable {
  id: string;
  uid: string;
  /** The day of the exam. */
  day: string;
  /** Points of the sections. */
  reading_writing: number;
  math: number;
  /** JSON: the bands of domains by their names. */
  bands: string;
}
