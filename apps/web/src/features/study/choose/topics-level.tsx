import type { TopicProgress } from "@sat/contract";
import { type Section, TOPIC_DESCRIPTIONS, type TopicId, TOPICS, topicsOf } from "@sat/item";
import { useId } from "react";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { progressOf, topicPercent } from "../progress.ts";
import { SECTION_IDS } from "../../../question/study/session-search.ts";
import { SECTION_TEXTS } from "../study-texts.ts";
import { LevelHeader } from "./level-header.tsx";
import { MasteryBadge } from "../mastery-badge.tsx";
import { TopicFigures } from "./topic-figures.tsx";
import styles from "./topics-level.module.css";
import { WithOverview } from "./with-overview.tsx";

/** The second level: the topics of a section. */
export function TopicsLevel({ section }: { readonly section: Section }) {
  return (
    <>
      <LevelHeader back={<BackLink to="/study-mode">Back to Study Mode</BackLink>} title={section}>
        {SECTION_TEXTS[section]}
      </LevelHeader>
      <WithOverview>
        {(overview) => (
          <ul className={styles.cards}>
            {topicsOf(section).map((topic) => (
              <li key={topic}>
                <TopicCard
                  topic={topic}
                  progress={overview && progressOf(topic, overview.topics)}
                />
              </li>
            ))}
          </ul>
        )}
      </WithOverview>
    </>
  );
}

interface TopicCardProps {
  readonly topic: TopicId;
  /** Undefined where it is not known. */
  readonly progress: TopicProgress | undefined;
}

function TopicCard({ topic, progress }: TopicCardProps) {
  const { name, section } = TOPICS[topic];
  const nameId = useId();
  return (
    <Card as="article" aria-labelledby={nameId}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={nameId}>{name}</h2>
          {progress && <MasteryBadge progress={progress} />}
        </header>
        <p className={styles.text}>{TOPIC_DESCRIPTIONS[topic]}</p>
        {progress && <TopicFigures progress={progress} />}
        <div>
          <ButtonLink
            to="/study-mode"
            search={{ section: SECTION_IDS[section], topic }}
            look="secondary"
            aria-describedby={nameId}
          >
            {progress === undefined || topicPercent(progress) === 0 ? "Start Topic" : "Continue"}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
