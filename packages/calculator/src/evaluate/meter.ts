import { Refusal } from "./refusal.ts";

/** Counts the work of one evaluation, so that none goes on for long, whatever was typed. */
export class Meter {
  #left = Infinity;

  /** Allows so much work from now on. */
  allow(work: number): void {
    this.#left = work;
  }

  /** Throws a `Refusal` where the work is more than was allowed. */
  spend(work: number): void {
    this.#left -= work;
    if (this.#left < 0) throw new Refusal("This takes too much calculating.");
  }
}
