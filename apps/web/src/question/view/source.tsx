import type { Figure } from "@sat/item";
import { LateFigure } from "./late-figure.tsx";
import { Blocks } from "../prose/prose.tsx";
import type { QuestionParts } from "./question-parts.ts";
import styles from "./source.module.css";

interface SourceProps {
  readonly parts: QuestionParts;
  readonly figure?: Figure | undefined;
}

/** What a question is about: its figure, if any, above its text. */
export function Source({ parts, figure }: SourceProps) {
  return (
    <div className={styles.source}>
      {figure !== undefined && <LateFigure figure={figure} />}
      {parts.text.length > 0 && (
        <div className={styles.text}>
          <Blocks blocks={parts.text} />
        </div>
      )}
    </div>
  );
}
