import type { OptionLetter } from "@sat/item";
import type { ReactNode } from "react";
import type { Lay } from "../prose/prose.tsx";

/** What the learner's tools lay over a question. */
export interface ToolViews {
  /** Over the text, and over what is asked. */
  readonly text: Lay | undefined;
  readonly ask: Lay | undefined;
  /** The options that are crossed out. */
  readonly struck: readonly OptionLetter[];
  /** The control that crosses an option out, while that is wanted. */
  readonly strike: ((letter: OptionLetter) => ReactNode) | undefined;
}
