import { TOPICS } from "@sat/item";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { duration } from "../../../question/look-back/duration.ts";
import { type SessionSummary, summaryOf } from "../session-summary.ts";
import { sessionSearch } from "../study-address.ts";
import { useStudySession } from "../study-calls.ts";
import { MODE_NAMES } from "../study-texts.ts";
import { Records } from "./records.tsx";
import styles from "./summary.module.css";

/**
 * A session's figures, its questions, and the ways on. What the server has kept goes before what was told, once it
 * has every answer.
 */
export function Summary({ told }: { readonly told: SessionSummary }) {
  const session = useStudySession(told.id, told.questionsAnswered);
  const kept = session.data && summaryOf(session.data);
  const isWhole = kept !== undefined && kept.questionsAnswered >= told.questionsAnswered;
  const summary = isWhole ? kept : told;
  const { name, section } = TOPICS[summary.topic];
  return (
    <div className={styles.summary} data-section={section}>
      <header className={styles.header}>
        <h1>Session Summary</h1>
        <p className={styles.topic}>{name}</p>
        <p className={styles.badges}>
          <Badge tone="accent">{section}</Badge>
          <Badge>{MODE_NAMES[summary.mode]}</Badge>
        </p>
      </header>
      <Figures summary={summary} />
      <div className={styles.ways}>
        <ButtonLink to="/study-session" search={sessionSearch(summary)} look="accent">
          Practice This Topic Again
        </ButtonLink>
        <ButtonLink to="/study-mode" look="secondary">
          Go to Study Mode
        </ButtonLink>
        <ButtonLink to="/dashboard" look="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
      {told.id !== undefined && <Records session={session} />}
    </div>
  );
}

function Figures({ summary }: { readonly summary: SessionSummary }) {
  const { score, total, accuracy, questionsAnswered, totalTime } = summary;
  const figures = [
    { label: "Score", value: `${score} / ${total}` },
    { label: "Accuracy", value: `${accuracy}%` },
    { label: "Questions Answered", value: String(questionsAnswered) },
    { label: "Total Time", value: duration(totalTime) },
  ];
  return (
    <Card aria-label="Figures">
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
