import { laid, type OptionLetter, type Response, withMarks } from "@sat/item";
import { useEffect, useMemo } from "react";
import type { Lay } from "../prose/prose.tsx";
import type { Chosen } from "./highlighter/chosen.ts";
import { StrikeControl } from "./strike-control.tsx";
import type { ToolViews } from "./tool-views.ts";
import type { MarkablePart, ToolWork } from "./tool-work.ts";
import type { Strikes } from "./use-strikes.ts";

interface Laying {
  readonly work: ToolWork;
  readonly strikes: Strikes;
  readonly chosen: Chosen | undefined;
  readonly isHighlighting: boolean;
  readonly isCrossing: boolean;
  /** Whether a key has begun the crossing out, and the focus is to follow. */
  readonly isByKey: boolean;
  readonly selected: OptionLetter | null;
  readonly onRespond: (response: Response | null) => void;
}

/** What the tools lay over the question; another only when it looks otherwise, for the question is then drawn anew. */
export function useToolViews(laying: Laying): ToolViews {
  const { strikes, isCrossing, isByKey, selected, onRespond } = laying;
  const { struck, onStrike } = strikes;
  const text = useLay("text", laying);
  const ask = useLay("ask", laying);
  useBroughtBack(laying);
  return useMemo(() => {
    const toggle = (letter: OptionLetter) => {
      // What is crossed out is not the answer.
      if (letter === selected && !struck.includes(letter)) onRespond(null);
      onStrike(letter);
    };
    const strike = (letter: OptionLetter) => (
      <StrikeControl
        letter={letter}
        takesFocus={isByKey && letter === "A"}
        isStruck={struck.includes(letter)}
        onToggle={() => toggle(letter)}
      />
    );
    return { text, ask, struck, strike: isCrossing ? strike : undefined };
  }, [text, ask, struck, isCrossing, isByKey, selected, onStrike, onRespond]);
}

/** Brings an option back that is crossed out, once it is chosen. */
function useBroughtBack({ strikes: { struck, onStrike }, selected }: Laying): void {
  // Choosing is the desk's, by whatever key or press.
  useEffect(() => {
    if (selected !== null && struck.includes(selected)) onStrike(selected);
  }, [struck, onStrike, selected]);
}

/** What lays the marks over a part of the question, if there are any or any are to be made. */
function useLay(part: MarkablePart, { work, chosen, isHighlighting }: Laying): Lay | undefined {
  const marks = work.marks[part];
  const own = chosen?.part === part && chosen.isByWords ? chosen : undefined;
  return useMemo(() => {
    if (marks.length === 0 && !isHighlighting) return undefined;
    const all = own === undefined ? marks : laid(marks, { ...own, look: "chosen", note: "" });
    return (blocks) => withMarks(blocks, all);
  }, [marks, own, isHighlighting]);
}
