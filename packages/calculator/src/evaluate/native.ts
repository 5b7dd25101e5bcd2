import type { Value } from "./value.ts";

/** A function that is there from the start. */
export interface Native {
  /** Throws a `Refusal` of inputs that it cannot take. */
  readonly apply: (inputs: readonly Value[]) => Value;
  /** The short way for one plain number, which drawings take thousands of times. */
  readonly ofNumber?: (value: number) => number;
}
