/** How much is done. */
export interface Amount {
  readonly kills: number;
  readonly learners: number;
}

/** What a part of the fault tests went through, and what it found to be wrong. */
export interface PartReport {
  /** Lines of a table. */
  readonly rows: readonly object[];
  readonly summary: string;
  readonly faults: readonly string[];
}

/** Several reports as one. */
export function joined(reports: readonly PartReport[]): PartReport {
  return {
    rows: reports.flatMap(({ rows }) => rows),
    summary: reports.map(({ summary }) => summary).join("; "),
    faults: reports.flatMap(({ faults }) => faults),
  };
}
