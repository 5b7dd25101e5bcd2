import type { Figure, OptionLetter } from "@sat/item";
import { useWantedPart } from "../../lib/late-part.ts";
import { lateSpeech } from "../prose/late-speech.ts";
import { LateFigure } from "./late-figure.tsx";
import { Blocks, type Lay } from "../prose/prose.tsx";
import type { QuestionParts } from "./question-parts.ts";
import styles from "./source.module.css";

interface SourceProps {
  readonly parts: QuestionParts;
  readonly figure?: Figure | undefined;
  /** What completes the text, where there are options. */
  readonly options?: Readonly<Record<OptionLetter, string>> | undefined;
  /** What lays a reader's marks over the text. */
  readonly lay?: Lay | undefined;
}

/** What a question is about: its figure, if any, above its text. */
export function Source({ parts, figure, options, lay }: SourceProps) {
  const speech = useWantedPart(lateSpeech);
  return (
    <div className={styles.source}>
      {figure !== undefined && <LateFigure figure={figure} />}
      {parts.text.length > 0 && (
        <div className={styles.text} data-markable="text">
          <Blocks blocks={parts.text} say={options && speech?.blankWords(options)} lay={lay} />
        </div>
      )}
    </div>
  );
}
