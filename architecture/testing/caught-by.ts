/** One breach of the law, planted in a file of its own beside the clean tree. */
export interface Violation {
  /** What is wrong, as the end of "the linter refuses …". */
  readonly wrong: string;
  readonly file: string;
  readonly text: string;
  /** The rule that is meant to catch it. */
  readonly rule: string;
}

type Plant = readonly [wrong: string, file: string, text: string];

export const caughtBy = (rule: string, ...plants: Plant[]): Violation[] =>
  plants.map(([wrong, file, text]) => ({ wrong, file, text: `${text}\n`, rule }));
