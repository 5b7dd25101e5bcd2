import type { StudySession } from "@sat/contract";
import { type TopicId, TOPICS } from "@sat/item";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/button.tsx";
import { sectionIdOf } from "../../../question/study/session-search.ts";
import { useOverview } from "../../../question/study/study-overview.ts";
import styles from "./next-steps.module.css";
import { weakerTopic } from "./weaker-topic.ts";

/** What else can be done after a session. */
export function NextSteps({ session }: { readonly session: StudySession }) {
  const { topic, score, questionsAnswered } = session;
  return (
    <section aria-labelledby="next" className={styles.next}>
      <h2 id="next">What next</h2>
      <ul className={styles.steps}>
        {score < questionsAnswered && <Mistakes topic={topic} />}
        <WeakerTopic studied={topic} />
        <Step note="All topics, and the sessions you have completed">
          <ButtonLink to="/study-mode" look="secondary" wide>
            Go to Study Mode
          </ButtonLink>
        </Step>
        <Step note="Your progress in all sections">
          <ButtonLink to="/dashboard" look="secondary" wide>
            Back to Dashboard
          </ButtonLink>
        </Step>
      </ul>
    </section>
  );
}

function Mistakes({ topic }: { readonly topic: TopicId }) {
  const { name, section } = TOPICS[topic];
  return (
    <Step note={`Every question of ${name} that you have answered wrong`}>
      <ButtonLink
        to="/history"
        search={{ section, topic, result: "incorrect" }}
        look="secondary"
        wide
      >
        Go Through Your Mistakes
      </ButtonLink>
    </Step>
  );
}

/** A topic that went worse lately, once it is known that there is one. */
function WeakerTopic({ studied }: { readonly studied: TopicId }) {
  const { data } = useOverview();
  const weaker = data && weakerTopic(studied, data.topics);
  if (weaker === undefined) return null;
  const { topic, recentAnswers, recentCorrect } = weaker;
  return (
    <Step
      note={`${TOPICS[topic].name}: ${recentCorrect} of your latest ${recentAnswers} answers were right`}
    >
      <ButtonLink
        to="/study-mode"
        search={{ section: sectionIdOf(topic), topic }}
        look="secondary"
        wide
      >
        Study a Weaker Topic
      </ButtonLink>
    </Step>
  );
}

interface StepProps {
  /** What the way leads to. */
  readonly note: string;
  readonly children: ReactNode;
}

function Step({ note, children }: StepProps) {
  return (
    <li className={styles.step}>
      {children}
      <p className={styles.note}>{note}</p>
    </li>
  );
}
