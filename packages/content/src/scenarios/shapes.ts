import type { Context } from "./context.ts";

/** A thing of a plain shape, with sizes as they are in life. */
export interface ShapeScenario extends Context {
  /** Without an article: "solar array". */
  readonly thing: string;
  /** What places it, on first mention: "that powers the pump of a village well". */
  readonly placed: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
}
