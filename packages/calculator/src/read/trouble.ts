/** What is wrong with a text, as a sentence for the learner, and where: offsets into the text. */
export class Trouble extends Error {
  readonly from: number;
  readonly to: number;
  /** Letters that nothing defines. */
  readonly unknowns: readonly string[];

  constructor(message: string, { from, to }: Stretch, unknowns: readonly string[] = []) {
    super(message);
    this.from = from;
    this.to = to;
    this.unknowns = unknowns;
  }
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}
