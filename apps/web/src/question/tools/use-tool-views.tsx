import { laid, type OptionLetter, type Response, withMarks } from "@sat/item";
import { useEffect, useMemo } from "react";
import type { Lay } from "../prose/prose.tsx";
import type { Chosen } from "./highlighter/chosen.ts";
import { StrikeControl } from "./strike-control.tsx";
import type { ToolViews } from "./tool-views.ts";
import type { MarkablePart, ToolWork } from "./tool-work.ts";

interface Laying {
  readonly work: ToolWork;
  readonly onWork: (part: Partial<ToolWork>) => void;
  readonly chosen: Chosen | undefined;
  readonly isHighlighting: boolean;
  readonly isCrossing: boolean;
  /** Whether a key has opened what is open, and the focus is to follow. */
  readonly isByKey: boolean;
  readonly selected: OptionLetter | null;
  readonly onRespond: (response: Response | null) => void;
}

/** What the tools lay over the question; another only when it looks otherwise, for the question is then drawn anew. */
export function useToolViews(laying: Laying): ToolViews {
  const { work, onWork, isCrossing, isByKey, selected, onRespond } = laying;
  const { struck } = work;
  const text = useLay("text", laying);
  const ask = useLay("ask", laying);
  useBroughtBack(laying);
  return useMemo(() => {
    const toggle = (letter: OptionLetter) => {
      const others = struck.filter((each) => each !== letter);
      const isStriking = others.length === struck.length;
      // What is crossed out is not the answer.
      if (isStriking && letter === selected) onRespond(null);
      onWork({ struck: isStriking ? [...others, letter] : others });
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
  }, [text, ask, struck, isCrossing, isByKey, selected, onWork, onRespond]);
}

/** Brings an option back that is crossed out, once it is chosen. */
function useBroughtBack({ work: { struck }, onWork, selected }: Laying): void {
  // Choosing is the desk's, by whatever key or press.
  useEffect(() => {
    if (selected === null || !struck.includes(selected)) return;
    onWork({ struck: struck.filter((each) => each !== selected) });
  }, [struck, onWork, selected]);
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
