import { GraduationCap } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import styles from "./side-card.module.css";

/** The way into Study Mode. */
export function StudyModeCard() {
  return (
    <Card aria-labelledby="study-mode">
      <div className={styles.sheet}>
        <h2 id="study-mode" className={styles.heading}>
          <GraduationCap aria-hidden="true" />
          Study Mode
        </h2>
        <p>
          Work through one topic at a time, in sessions of 10 questions, with hints if you like.
        </p>
        <div className={styles.action}>
          <ButtonLink to="/study-mode" look="secondary">
            Open Study Mode
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
