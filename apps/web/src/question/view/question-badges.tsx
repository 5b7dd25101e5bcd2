import type { Question } from "@sat/contract";
import { Badge } from "../../ui/badge.tsx";
import styles from "./question-badges.module.css";
import { SECTION_NAMES } from "./section-names.ts";

interface QuestionBadgesProps {
  readonly question: Question;
  /** What the section is called; unless told, by its long name. */
  readonly name?: string;
  /** Whether another like a missed one was asked for. */
  readonly isToBeLike: boolean;
  /** What else there is to say of it. */
  readonly children?: string;
}

/** The head of a question's sheet: its section and difficulty, whether it was seen before, and after what it was chosen. */
export function QuestionBadges({ question, name, isToBeLike, children }: QuestionBadgesProps) {
  return (
    <>
      <p className={styles.badges}>
        <Badge tone="accent">{name ?? SECTION_NAMES[question.section]}</Badge>
        <Badge>{question.difficulty}</Badge>
        {children !== undefined && <Badge>{children}</Badge>}
        {isToBeLike && question.reason?.because === "wish" && (
          <Badge>{question.reason.met === "slip" ? "Another like it" : "Same skill"}</Badge>
        )}
        {question.seenBefore && <Badge tone="caution">Seen before</Badge>}
        {question.reason?.words && <span className={styles.why}>{question.reason.words}</span>}
      </p>
      {isToBeLike && <Unlike question={question} />}
    </>
  );
}

/** Why a question is not, or not quite, what was asked for as another like a missed one. */
function Unlike({ question: { reason } }: Pick<QuestionBadgesProps, "question">) {
  const text = unlikeness(reason);
  return text === undefined ? null : <p className={styles.unlike}>{text}</p>;
}

/** Without a known mistake, as when time ran out, the skill is all that is asked to be alike. */
function unlikeness(reason: Question["reason"]): string | undefined {
  if (reason === undefined) return "Another like it needs a connection. This is the next question.";
  if (reason.because !== "wish") return "Nothing like it is left; this is the next of its topic.";
  return reason.unmet && "Nothing with the same trap is left; this is the nearest.";
}
