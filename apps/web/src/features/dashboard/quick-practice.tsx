import type { Section } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { ArrowRight, BookOpenText, PenLine, Sigma } from "lucide-react";
import styles from "./quick-practice.module.css";

const SECTION_CARDS = [
  {
    section: "Reading",
    Icon: BookOpenText,
    text: "Passages, purpose, evidence and words in context",
  },
  { section: "Writing", Icon: PenLine, text: "Grammar, punctuation, transitions and style" },
  { section: "Math", Icon: Sigma, text: "Algebra, functions, geometry and data" },
] as const;

/** A card a section; each opens practice and makes its section the default. */
export function QuickPractice({ onChoose }: { onChoose: (section: Section) => void }) {
  return (
    <section aria-labelledby="quick-practice" className={styles.block}>
      <h2 id="quick-practice">Quick Practice</h2>
      <ul className={styles.cards}>
        {SECTION_CARDS.map(({ section, Icon, text }) => (
          <li key={section} data-section={section}>
            <Link
              to="/practice"
              search={{ section }}
              className={styles.card}
              onClick={() => onChoose(section)}
            >
              <span className={styles.mark}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.name}>
                {section}
                <ArrowRight aria-hidden="true" className={styles.arrow} />
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
