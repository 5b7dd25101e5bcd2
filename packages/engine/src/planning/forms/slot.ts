import type { Askable } from "../askable.ts";

/** A place in a module, and what the question there is to be. */
export interface Slot extends Askable {
  /** Whether it counts: a few do not, as on the exam, and nobody is told which. */
  readonly isScored: boolean;
  /** In Math, whether it is to tell of something outside mathematics, if that can be had. */
  readonly isInContext?: boolean;
}
