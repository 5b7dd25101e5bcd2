import type { StudyOverview } from "@sat/contract";
import { type Section, SECTIONS, topicsOf } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { BackLink } from "../../../ui/back-link.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { SectionIcon } from "../../../ui/section-icon.tsx";
import { rightPercentOf, sectionPercent } from "../progress.ts";
import { useStudyHistory } from "../study-calls.ts";
import { SECTION_IDS } from "../../../question/study/session-search.ts";
import { SECTION_TEXTS } from "../study-texts.ts";
import { LevelHeader } from "./level-header.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import styles from "./sections-level.module.css";
import { StudyHistory } from "./study-history.tsx";
import { WithOverview } from "./with-overview.tsx";

/** The first level: the three sections, what is open, and what is behind. */
export function SectionsLevel() {
  // Asked for now, with the progress, though it is shown below it.
  useStudyHistory();
  return (
    <>
      <LevelHeader back={<BackLink to="/dashboard">Back to Dashboard</BackLink>} title="Study Mode">
        Choose a section, then a topic: every session is 10 questions of that topic.
      </LevelHeader>
      <WithOverview>
        {(overview) => (
          <>
            {overview && <OpenSessions sessions={overview.openSessions} />}
            <SectionCards topics={overview?.topics} />
            {/* Not before: what stands above would push it down as it comes. */}
            <StudyHistory />
          </>
        )}
      </WithOverview>
    </>
  );
}

interface SectionCardsProps {
  /** Undefined where the progress is not known. */
  readonly topics: StudyOverview["topics"] | undefined;
}

function SectionCards({ topics }: SectionCardsProps) {
  return (
    <ul className={styles.cards}>
      {SECTIONS.map((section) => (
        <SectionCard
          key={section}
          section={section}
          shares={
            topics && {
              percent: sectionPercent(section, topics),
              coloured: rightPercentOf(section, topics),
            }
          }
        />
      ))}
    </ul>
  );
}

interface SectionCardProps {
  readonly section: Section;
  /** How much of it is completed, and how much of that is right; undefined where it is not known. */
  readonly shares: { readonly percent: number; readonly coloured: number } | undefined;
}

function SectionCard({ section, shares }: SectionCardProps) {
  return (
    <li data-section={section} className={`ringed ${styles.card}`}>
      <span className={styles.icon}>
        <SectionIcon section={section} />
      </span>
      <h2>
        <Link to="/study-mode" search={{ section: SECTION_IDS[section] }} className={styles.link}>
          {section}
        </Link>
      </h2>
      <p className={styles.text}>{SECTION_TEXTS[section]}</p>
      <div className={styles.progress}>
        <p className={styles.figures}>
          <span>{topicsOf(section).length} topics</span>
          {shares && <span>{shares.percent}%</span>}
        </p>
        {shares && <ProgressBar label={`Overall progress in ${section}`} {...shares} />}
      </div>
    </li>
  );
}
