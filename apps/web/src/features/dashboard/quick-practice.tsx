import { type Section, SECTIONS } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { SectionIcon } from "../../ui/section-icon.tsx";
import { ContinueQuestion } from "./continue-question.tsx";
import styles from "./quick-practice.module.css";

const TEXTS: Record<Section, string> = {
  Reading: "Passages, purpose, evidence and words in context",
  Writing: "Grammar, punctuation, transitions and style",
  Math: "Algebra, functions, geometry and data",
};

/** What a way into practice brings along: the learner finds a question there, not a page to get one. */
export const WANTS_QUESTION = { wantsQuestion: true } as const;

/** A card a section; each opens practice with a question and makes its section the default. */
export function QuickPractice({ onChoose }: { onChoose: (section: Section) => void }) {
  return (
    <section aria-labelledby="quick-practice" className={styles.block}>
      <header className={styles.head}>
        <h2 id="quick-practice">Quick Practice</h2>
        <ContinueQuestion />
      </header>
      <ul className={styles.cards}>
        {SECTIONS.map((section) => (
          <li key={section} data-section={section}>
            <Link
              to="/practice"
              search={{ section }}
              state={WANTS_QUESTION}
              className={styles.card}
              onClick={() => onChoose(section)}
            >
              <span className={styles.mark}>
                <SectionIcon section={section} />
              </span>
              <span className={styles.name}>
                {section}
                <ArrowRight aria-hidden="true" className={styles.arrow} />
              </span>
              <span className={styles.text}>{TEXTS[section]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
