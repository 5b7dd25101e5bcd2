import type { OptionLetter } from "@sat/item";
import { useCallback } from "react";
import type { ToolWork } from "./tool-work.ts";

/** The options that are crossed out. */
export interface Strikes {
  readonly struck: readonly OptionLetter[];
  /** Crosses an option out, or brings it back; the same from one view to the next. */
  readonly onStrike: (letter: OptionLetter) => void;
}

/** The strikes of a question: kept with what else the tools do, unless the page keeps them itself. */
export function useStrikes(
  { struck }: ToolWork,
  onWork: (part: Partial<ToolWork>) => void,
  kept: Strikes | undefined,
): Strikes {
  const onStrike = useCallback(
    (letter: OptionLetter) => {
      const others = struck.filter((each) => each !== letter);
      onWork({ struck: others.length === struck.length ? [...others, letter] : others });
    },
    [struck, onWork],
  );
  return kept ?? { struck, onStrike };
}
