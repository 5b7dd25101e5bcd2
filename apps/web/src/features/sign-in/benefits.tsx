import { Award, ChartNoAxesColumn, SlidersHorizontal, Timer } from "lucide-react";
import styles from "./benefits.module.css";

const BENEFITS = [
  {
    Icon: ChartNoAxesColumn,
    title: "Progress tracking",
    text: "Every answer is kept, and your figures are always up to date.",
  },
  {
    Icon: SlidersHorizontal,
    title: "Personalised difficulty",
    text: "Easy, Medium or Hard: set the level that helps you most.",
  },
  {
    Icon: Timer,
    title: "Timed sessions",
    text: "A 60-second countdown when you want it, and calm when you do not.",
  },
  {
    Icon: Award,
    title: "Streaks and achievements",
    text: "Every day with an answered question counts.",
  },
];

/** What a learner gets, set like a page of contents. */
export function Benefits() {
  return (
    <section className={styles.contents} aria-labelledby="benefits">
      <h2 id="benefits" className={styles.heading}>
        What you get
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title} className={styles.benefit}>
            <Icon aria-hidden="true" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
