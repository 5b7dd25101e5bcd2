import type { PlannedWeek } from "@sat/contract";
import { SKILLS } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import styles from "./plan-page.module.css";

/** Questions of a skill that a press on its name proposes, as the dashboard's card does. */
const QUESTIONS = 6;

/** What a week is about; each skill leads to questions of it. */
export function WeekAbout({ focus, skills }: PlannedWeek) {
  switch (focus) {
    case "skills":
      return skills.map((skill, at) => (
        <Fragment key={skill}>
          {/* Some names have commas of their own. */}
          {at > 0 && "; "}
          <Link to="/review" search={{ skill, more: QUESTIONS }} className={styles.skill}>
            {SKILLS[skill].name}
          </Link>
        </Fragment>
      ));
    case "mixed":
      return "All skills mixed, and your mistakes again";
    case "light":
      return "A light week before the test: half the time, all skills";
  }
}
