import { useEffect, useRef } from "react";
import styles from "./question-heading.module.css";

interface QuestionHeadingProps {
  readonly number: number;
  /** As for the question's sheet: a question that was asked for takes the focus, as a new page would. */
  readonly asked?: number | undefined;
}

/** 'Question N'. */
export function QuestionHeading({ number, asked }: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus is the browser's; the sheet itself sees to the scrolling.
  useEffect(() => {
    if (asked !== undefined) heading.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      Question {number}
    </h2>
  );
}
