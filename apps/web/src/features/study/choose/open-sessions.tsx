import type { StudySessionSummary } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { useEffect, useId, useRef, useState } from "react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DescribedRow } from "../../../ui/described-row.tsx";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import { sessionSearch } from "../../../question/study/session-search.ts";
import { MODE_NAMES } from "../study-texts.ts";
import { DiscardSession } from "./discard-session.tsx";
import styles from "./open-sessions.module.css";

/** Open sessions shown at first; a learner may have left many. */
const FEW = 3;

/** The sessions that wait to be gone on with; nothing when there is none. */
export function OpenSessions({ sessions }: { readonly sessions: readonly StudySessionSummary[] }) {
  const [isAll, setAll] = useState(false);
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  // The button that showed all is gone: the focus goes on to the first row that has come.
  useEffect(() => {
    if (isAll) list.current?.children[FEW]?.querySelector("a")?.focus();
  }, [isAll]);
  if (sessions.length === 0) return null;
  const shown = isAll ? sessions : sessions.slice(0, FEW);
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {sessions.length === 1 ? "Your open session" : "Your open sessions"}
      </h2>
      <ul ref={list} className={styles.list}>
        {shown.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          Show all {sessions.length}
        </Button>
      )}
    </Card>
  );
}

function OpenSession({ session }: { readonly session: StudySessionSummary }) {
  const { topic, mode, questionsAnswered } = session;
  const { name, section } = TOPICS[topic];
  const id = useId();
  return (
    <li data-section={section}>
      <DescribedRow
        id={id}
        name={name}
        details={[`${MODE_NAMES[mode]} • Question ${questionsAnswered + 1} of ${SESSION_LENGTH}`]}
      >
        <ButtonLink
          to="/study-session"
          search={sessionSearch(session)}
          look="accent"
          size="small"
          aria-describedby={id}
        >
          Resume
        </ButtonLink>
        <DiscardSession session={session} describedBy={id} />
      </DescribedRow>
    </li>
  );
}
