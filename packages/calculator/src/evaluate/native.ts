import type { Value } from "./value.ts";

/** A function that is there from the start; throws a `Refusal` of inputs that it cannot take. */
export type Native = (inputs: readonly Value[]) => Value;
