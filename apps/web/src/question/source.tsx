import type { Figure } from "@sat/item";
import { FigureView } from "./figures/figure-view.tsx";
import { Blocks } from "./prose.tsx";
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
      {figure !== undefined && <FigureView figure={figure} />}
      {parts.text.length > 0 && (
        <div className={styles.text}>
          <Blocks blocks={parts.text} />
        </div>
      )}
    </div>
  );
}
