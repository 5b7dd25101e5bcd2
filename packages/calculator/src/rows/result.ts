import type { Plot } from "../curves/plot.ts";
import type { Value } from "../evaluate/value.ts";

/** What a row has come to. `tex` is what was typed, for typesetting. */
export type Result =
  | { readonly kind: "empty" }
  | Failure
  | { readonly kind: "value"; readonly tex: string; readonly value: Value }
  /** A comparison in which nothing is left open, such as 2 < 3. */
  | { readonly kind: "truth"; readonly tex: string; readonly holds: boolean }
  | Definition
  | {
      readonly kind: "curve" | "implicit" | "inequality";
      readonly tex: string;
      readonly plots: readonly Plot[];
    }
  | {
      readonly kind: "points";
      readonly tex: string;
      readonly value: Value;
      readonly plots: readonly Plot[];
    }
  | FitResult
  | TableResult;

export interface Failure {
  readonly kind: "error";
  /** Empty where the text could not be read. */
  readonly tex: string;
  /** A sentence for the learner. */
  readonly message: string;
  /** The stretch of the text that it is about, as offsets. */
  readonly from: number;
  readonly to: number;
  /** Letters that nothing defines, for each of which a slider may be offered. */
  readonly unknowns: readonly string[];
}

export interface Definition {
  readonly kind: "definition";
  readonly tex: string;
  readonly name: string;
  /** Null for a function. */
  readonly value: Value | null;
  /** Whether it is a plain number, which a slider can change. */
  readonly slider: boolean;
  readonly plots: readonly Plot[];
}

export interface FitResult {
  readonly kind: "fit";
  readonly tex: string;
  readonly parameters: readonly Parameter[];
  /** The share of the variation that the fit explains; null where there is none to explain. */
  readonly rSquared: number | null;
  /** The coefficient of correlation; null where the fit is not a line. */
  readonly r: number | null;
  /** Left side minus right side. */
  readonly residuals: readonly number[];
  /** Whether other parameters fit as well. */
  readonly otherSolutions: boolean;
  readonly plots: readonly Plot[];
}

export interface Parameter {
  readonly name: string;
  readonly value: number;
}

export interface TableResult {
  readonly kind: "table";
  readonly columns: readonly ColumnResult[];
  /** Of a table with a fault as a whole, else null. */
  readonly message: string | null;
  readonly plots: readonly Plot[];
}

export interface ColumnResult {
  readonly name: string;
  /** NaN for an empty cell, and for one that cannot be read. */
  readonly values: readonly number[];
  /** A sentence for each cell that cannot be read, null for the others. */
  readonly faults: readonly (string | null)[];
}
