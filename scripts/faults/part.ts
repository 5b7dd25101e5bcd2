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
