import { laid, type Marked, type Stretch, trimmed } from "@sat/item";
import { useEffect, useEffectEvent } from "react";
import { useWantedPart } from "../../../lib/late-part.ts";
import { Panel } from "../../../ui/panel.tsx";
import { lateSpeech } from "../../prose/late-speech.ts";
import type { ToolProps } from "../tool.ts";
import { MARKABLE, type MarkablePart } from "../tool-work.ts";
import { BarAtWords } from "./bar-at-words.tsx";
import styles from "./highlighter.module.css";
import { LookButtons } from "./look-buttons.tsx";
import { MarkList } from "./mark-list.tsx";
import { markableBlocks } from "./markable-blocks.ts";
import { quoted } from "./quoted.ts";
import { selectedStretch } from "./selected-stretch.ts";
import { WordButtons } from "./word-buttons.tsx";

/** Marks words of a question, selected by a pointer or chosen word by word, and lists what is marked with its notes. */
export function Highlighter(props: ToolProps) {
  const { question, work, onWork, chosen, onChosen, isJustOpened, onClose } = props;
  const blocks = markableBlocks(question);
  useSelected(({ part, ...selected }) => {
    const words = trimmed(blocks[part], selected);
    if (words !== undefined) onChosen({ ...words, part, isByWords: false });
  });
  const speech = useWantedPart(lateSpeech);
  const quote = (part: MarkablePart, stretch: { readonly from: number; readonly to: number }) =>
    quoted(blocks[part], stretch, (tex) => speech?.texText(tex) ?? tex);
  const change = (part: MarkablePart, marks: readonly Marked[]) =>
    onWork({ marks: { ...work.marks, [part]: marks } });
  const done = () => {
    onChosen(undefined);
    getSelection()?.removeAllRanges();
  };
  const mark = (look: string) => {
    if (chosen === undefined) return;
    const { part, from, to } = chosen;
    change(part, laid(work.marks[part], { from, to, look, note: "" }));
    done();
  };
  return (
    <Panel
      title="Highlights and notes"
      id="highlighter"
      takesFocus={isJustOpened}
      onClose={onClose}
    >
      <div className={styles.highlighter}>
        <p className={styles.chosen} aria-live="polite">
          {chosen === undefined
            ? "Select words of the question, or choose them with the arrows."
            : `“${quote(chosen.part, chosen)}”`}
        </p>
        <WordButtons blocks={blocks} chosen={chosen} onChosen={onChosen} />
        <LookButtons name="Mark these words" isReady={chosen !== undefined} onMark={mark} />
        {MARKABLE.map((part) => (
          <MarkList
            key={part}
            name={part === "text" ? "Highlights in the text" : "Highlights in the question"}
            marks={work.marks[part]}
            quote={(stretch) => quote(part, stretch)}
            onMarks={(marks) => change(part, marks)}
          />
        ))}
      </div>
      <BarAtWords marks={work.marks} chosen={chosen} quote={quote} onMarks={change} onDone={done} />
    </Panel>
  );
}

/** Follows what is selected of the question; a selection that ends elsewhere leaves the chosen words as they are. */
function useSelected(
  onSelected: (selected: Stretch & { readonly part: MarkablePart }) => void,
): void {
  const follow = useEffectEvent(() => {
    const selected = selectedStretch(getSelection());
    if (selected !== undefined) onSelected(selected);
  });
  // The selection is the browser's.
  useEffect(() => {
    const listener = () => follow();
    document.addEventListener("selectionchange", listener);
    return () => document.removeEventListener("selectionchange", listener);
  }, []);
}
