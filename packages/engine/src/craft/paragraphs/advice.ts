/** What helps at a place: a nudge that names no option, and how to go about it. */
export interface Advice {
  readonly hint: string;
  readonly strategy: string;
}
