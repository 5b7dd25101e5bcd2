import type { Question } from "@sat/contract";
import { Badge } from "../../ui/badge.tsx";
import styles from "./question-badges.module.css";
import { SECTION_NAMES } from "./section-names.ts";

interface QuestionBadgesProps {
  readonly question: Question;
  /** What the section is called; unless told, by its long name. */
  readonly name?: string;
  /** Whether another like the last one was asked for. */
  readonly isToBeLike: boolean;
  /** What else there is to say of it. */
  readonly children?: string;
}

/** The head of a question's sheet: its section and difficulty, whether it was seen before, and after what it was chosen. */
export function QuestionBadges({ question, name, isToBeLike, children }: QuestionBadgesProps) {
  return (
    <p className={styles.badges}>
      <Badge tone="accent">{name ?? SECTION_NAMES[question.section]}</Badge>
      <Badge>{question.difficulty}</Badge>
      {children !== undefined && <Badge>{children}</Badge>}
      {isToBeLike && <Badge>{likeness(question)}</Badge>}
      {question.seenBefore && <Badge tone="caution">Seen before</Badge>}
      {question.reason?.words && <span className={styles.why}>{question.reason.words}</span>}
    </p>
  );
}

/**
 * What became of the wish for another like the last one: without a connection there may be none at hand, and without a
 * known mistake, as when time ran out, or another question with it, the skill is all that is alike.
 */
function likeness({ reason }: Question): string {
  if (reason?.because !== "wish") return "None like the last at hand";
  return reason.met === "slip" ? "Like the last one" : "Same skill as the last one";
}
