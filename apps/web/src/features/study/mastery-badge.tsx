import type { TopicProgress } from "@sat/contract";
import { Info } from "lucide-react";
import { useId } from "react";
import { useRise } from "../../lib/use-rise.ts";
import { Turn } from "../../ui/turn.tsx";
import { MASTERY_NAMES } from "./study-texts.ts";
import styles from "./mastery-badge.module.css";

/** What the levels take, as the server counts. */
const RULE = [
  ["beginner", "Where every topic begins"],
  ["intermediate", "5 right, and at least 60% of them all"],
  ["advanced", "10 right, and at least 75%"],
  ["mastery", "15 right, and at least 90%"],
] as const;

const LEVELS = RULE.map(([level]) => level);

function nameAt(rank: number): string {
  const level = LEVELS[rank];
  return level === undefined ? "" : MASTERY_NAMES[level];
}

/** The level of a topic; pressed, it explains itself. */
export function MasteryBadge({ progress }: { readonly progress: TopicProgress }) {
  const { topic, masteryLevel, recentAnswers, recentCorrect } = progress;
  const id = useId();
  const rise = useRise(`mastery:${topic}`, LEVELS.indexOf(masteryLevel));
  return (
    <>
      <button type="button" className={styles.badge} data-level={masteryLevel} popoverTarget={id}>
        <span className="visually-hidden">Mastery level: </span>
        <Turn rise={rise} former={nameAt}>
          {MASTERY_NAMES[masteryLevel]}
        </Turn>
        <Info aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.rule}>
        <p>
          {recentAnswers === 0
            ? "You have not answered a question of this topic yet."
            : `You had ${recentCorrect} of your latest ${recentAnswers} answers right.`}{" "}
          Your latest 20 answers decide the level:
        </p>
        <dl className={styles.levels}>
          {RULE.map(([level, takes]) => (
            <div key={level} data-level={level}>
              <dt>{MASTERY_NAMES[level]}</dt>
              <dd>{takes}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
