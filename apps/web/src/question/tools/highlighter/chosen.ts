import type { Stretch } from "@sat/item";
import type { MarkablePart } from "../tool-work.ts";

/** Words of a question that are about to be marked. */
export interface Chosen extends Stretch {
  readonly part: MarkablePart;
  /** Chosen word by word; otherwise the browser itself shows what is selected. */
  readonly isByWords: boolean;
}
