/** What the print of a question says beside its formulas, so that the examiner can hold it against the print. */
export interface Told {
  /**
   * The question in telegram style and in the order of its print, as prose markup: every number, unit, direction and
   * quantity on which the answer turns, and as many of the other words as tell them apart. A formula that stands in
   * the facts need not be told. In Writing and Reading, the text and its question as the stock gives them.
   */
  readonly told?: readonly string[];
  /** What the four options say, in any order, where the rest of the facts does not tell it. */
  readonly offered?: readonly string[];
  /**
   * Numbers that stand in the print alone, since the answer does not turn on them, or in the facts alone, such as the
   * minutes in an hour, each with the reason.
   */
  readonly setting?: Readonly<Record<string, string>>;
}
