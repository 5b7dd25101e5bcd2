import type { StudyMode, StudySessionSummary, TopicProgress } from "@sat/contract";
import { TOPIC_DESCRIPTIONS, type TopicId, TOPICS } from "@sat/item";
import { useState } from "react";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { progressOf } from "../progress.ts";
import { sectionIdOf, sessionSearch } from "../../../question/study/session-search.ts";
import { START_TEXTS } from "../study-texts.ts";
import { LevelHeader } from "./level-header.tsx";
import { MasteryBadge } from "../mastery-badge.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import styles from "./setup-level.module.css";
import { TopicFigures } from "./topic-figures.tsx";
import { WithOverview } from "./with-overview.tsx";

/** The third level: how far the topic has come, and how to study it. */
export function SetupLevel({ topic }: { readonly topic: TopicId }) {
  const { name } = TOPICS[topic];
  return (
    <>
      <LevelHeader
        back={
          <BackLink to="/study-mode" search={{ section: sectionIdOf(topic) }}>
            Back to Topics
          </BackLink>
        }
        title={name}
      >
        {TOPIC_DESCRIPTIONS[topic]}
      </LevelHeader>
      <WithOverview>
        {(overview) => {
          const open = overview?.openSessions.filter((session) => session.topic === topic) ?? [];
          return (
            <>
              <OpenSessions sessions={open} />
              <Setup
                topic={topic}
                progress={overview && progressOf(topic, overview.topics)}
                open={open}
              />
            </>
          );
        }}
      </WithOverview>
    </>
  );
}

interface SetupProps {
  readonly topic: TopicId;
  /** Undefined where it is not known. */
  readonly progress: TopicProgress | undefined;
  /** The topic's open sessions, at most one a mode. */
  readonly open: readonly StudySessionSummary[];
}

function Setup({ topic, progress, open }: SetupProps) {
  const [mode, setMode] = useState<StudyMode>("practice");
  const resumed = open.find((session) => session.mode === mode);
  return (
    <Card aria-label="Session setup">
      <div className={styles.sheet}>
        {progress && (
          <div className={styles.progress}>
            <header className={styles.header}>
              <h2>Your progress</h2>
              <MasteryBadge progress={progress} />
            </header>
            <TopicFigures progress={progress} />
          </div>
        )}
        <ModeChoice mode={mode} onChange={setMode} />
        {resumed !== undefined && (
          <p className={styles.note}>
            You have an open session in this mode, at question {resumed.questionsAnswered + 1}.
            Starting goes on with it; discard it to begin anew.
          </p>
        )}
        <ButtonLink
          to="/study-session"
          search={sessionSearch({ topic, mode })}
          look="accent"
          size="large"
        >
          {START_TEXTS[mode]}
        </ButtonLink>
      </div>
    </Card>
  );
}
