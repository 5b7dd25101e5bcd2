/** What every context of the stock says beside its wording and its ranges. */
export interface Context {
  /** One sentence: what the order of magnitude of its quantities rests on. */
  readonly basis: string;
}
