import type { Meter } from "./meter.ts";
import type { Native } from "./native.ts";
import type { Value } from "./value.ts";

/** Where the value of a name lies; letters of the plane and parameters are filled before each evaluation. */
export interface Cell {
  value: Value;
}

export type Evaluate = () => Value;

/** A function that a row defines. */
export interface Defined {
  readonly parameters: readonly Cell[];
  readonly body: Evaluate;
}

/** What the names in an expression mean. All that stand in it must be here. */
export interface Scope {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly functions: ReadonlyMap<string, Defined>;
  readonly natives: ReadonlyMap<string, Native>;
  readonly meter: Meter;
}
