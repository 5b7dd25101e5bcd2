import { type Section, TOPICS } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { type SessionPlace, sessionSearch } from "../study/session-search.ts";
import { hasStock } from "./question-stock.ts";
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
    <p>
      A new session of this kind needs the server. Until it is back, you can{" "}
      {"stock" in kept ? (
        <Link to="/practice" search={{ section: kept.stock }}>
          practice {section}
        </Link>
      ) : (
        <Link to="/study-session" search={sessionSearch(kept)}>
          study this topic in {kept.mode} mode
        </Link>
      )}{" "}
      with the questions that this device keeps.
    </p>
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
