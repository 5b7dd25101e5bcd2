import type { Question } from "@sat/contract";
import { Badge } from "../../ui/badge.tsx";
import styles from "./question-header.module.css";
import { QuestionHeading } from "./question-heading.tsx";
import { SECTION_NAMES } from "./section-names.ts";

interface QuestionHeaderProps {
  readonly question: Question;
  readonly number: number;
  readonly asked?: number | undefined;
}

/** The head of a question's sheet: its number, section and difficulty. */
export function QuestionHeader({ question, number, asked }: QuestionHeaderProps) {
  return (
    <header className={styles.header}>
      <QuestionHeading number={number} asked={asked} />
      <p className={styles.badges}>
        <Badge tone="accent">{SECTION_NAMES[question.section]}</Badge>
        <Badge>{question.difficulty}</Badge>
        {question.seenBefore && <Badge tone="caution">Seen before</Badge>}
      </p>
    </header>
  );
}
