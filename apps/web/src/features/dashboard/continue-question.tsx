import { Link } from "@tanstack/react-router";
import { useOpenQuestion } from "../../question/practice/use-open-question.ts";
import styles from "./quick-practice.module.css";

/** Back to the question that the learner has left open; nothing when there is none. */
export function ContinueQuestion() {
  const open = useOpenQuestion();
  if (open === undefined) return null;
  const { seat, question } = open;
  return (
    <Link to="/practice" state={{ seat }} className={styles.open} data-section={question.section}>
      Continue your question
    </Link>
  );
}
