/** What helps at a place: a nudge that names no option, how to go about it, and what to beware of next time. */
export interface Advice {
  readonly hint: string;
  readonly strategy: string;
  readonly tip: string;
}
