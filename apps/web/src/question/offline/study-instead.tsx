import { type Section, TOPICS } from "@sat/item";
import { useEffect, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { type SessionPlace, sessionSearch } from "../study/session-search.ts";
import { hasStock } from "./question-stock.ts";
import styles from "./study-instead.module.css";
import { findStudySession, isOver } from "./study-stock.ts";

interface StudyInsteadProps {
  /** What the learner wants to study, of which the device keeps no session. */
  readonly place: SessionPlace;
}

/** Where the server is out of reach, leads to what this device keeps that is nearest to the session that it does not. */
export function StudyInstead({ place }: StudyInsteadProps) {
  const { uid } = useUser();
  const { topic, mode } = place;
  const { section } = TOPICS[topic];
  const [kept, setKept] = useState<Kept>();
  // What is kept is in the browser's own keeping.
  useEffect(() => {
    let isGone = false;
    void nearest(uid, { topic, mode }).then((found) => {
      if (!isGone) setKept(found);
    });
    return () => {
      isGone = true;
    };
  }, [uid, topic, mode]);
  if (kept === undefined) return null;
  return (
    <div className={styles.instead}>
      <p>
        A new session of this kind needs the server. Until it is back, you can go on with questions
        that this device keeps.
      </p>
      {"stock" in kept ? (
        <ButtonLink to="/practice" search={{ section: kept.stock }} look="secondary">
          Practice {section}
        </ButtonLink>
      ) : (
        <ButtonLink to="/study-session" search={sessionSearch(kept)} look="secondary">
          Study This Topic in {kept.mode === "learning" ? "Learning" : "Practice"} Mode
        </ButtonLink>
      )}
    </div>
  );
}

/** A session of the topic in the other mode, or else questions of its section. */
type Kept = SessionPlace | { readonly stock: Section };

async function nearest(uid: string, { topic, mode }: SessionPlace): Promise<Kept | undefined> {
  const other = await findStudySession(
    uid,
    (session) => session.topic === topic && session.mode !== mode && !isOver(session),
  );
  if (other !== undefined) return other;
  const { section } = TOPICS[topic];
  return (await hasStock(uid, section)) ? { stock: section } : undefined;
}
