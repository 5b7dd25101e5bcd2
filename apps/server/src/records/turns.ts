/** Ends a turn, so that the next one in line has theirs. */
export type EndTurn = () => void;

/** Lets one at a time do what nobody else may do meanwhile, in the order in which they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for one's turn. */
  async take(): Promise<EndTurn> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
